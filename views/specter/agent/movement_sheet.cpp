#include "views/specter/agent/movement_sheet.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <set>

namespace dossier
{

namespace
{

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::MovementSheet)
};

/// Paints the ground that the model gives a cell, which the style sheet would leave out.
class GroundedCell : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QVariant ground = index.data(Qt::BackgroundRole);
        if (ground.isValid())
            painter->fillRect(option.rect, ground.value<QColor>());
        QStyledItemDelegate::paint(painter, option, index);
    }
};

/// The turns of the sheet, the turn under way in their middle.
class SheetTable : public QTableView
{
public:
    SheetTable(SheetModel &sheet, QWidget *parent)
        : QTableView(parent)
    {
        setModel(&sheet);
        setItemDelegate(new GroundedCell(this));
        setSelectionBehavior(SelectRows);
        setSelectionMode(SingleSelection);
        setTabKeyNavigation(false);
        setShowGrid(false);
        setWordWrap(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        verticalHeader()->hide();
        verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        horizontalHeader()->setSectionResizeMode(SheetModel::ShownThen, QHeaderView::Stretch);
        horizontalHeader()->setHighlightSections(false);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    }

    void showTurn(int turn, bool isBeside)
    {
        m_isBeside = isBeside;
        updateGeometry();
        m_turn = turn;
        scrollToTurn();
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int lines = 12;
        return m_isBeside ? QTableView::minimumSizeHint() : QSize(0, fontMetrics().height() * lines * 3 / 2);
    }

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QTableView::resizeEvent(event);
        scrollToTurn();
    }

private:
    void scrollToTurn() { scrollTo(model()->index(std::max(m_turn - 1, 0), 0), PositionAtCenter); }

    int m_turn = 0;
    bool m_isBeside = true;
};

Part turns(int turn, SheetModel &model, bool isBeside, const Action<std::vector<Space>> &showPath)
{
    const auto make = [&model, showPath](QWidget *parent)
    {
        auto *table = new SheetTable(model, parent);
        QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, table,
            [&model, showPath](const QModelIndex &row) { showPath.run(model.pathOf(row.row())); });
        return table;
    };
    const auto show = [&model, turn, isBeside](QWidget *shown, const Theme &theme)
    {
        model.setColors(theme);
        static_cast<SheetTable *>(shown)->showTurn(turn, isBeside);
    };
    return embedded(QStringLiteral("movementSheet"), {make, show, QPoint(turn, isBeside ? 1 : 0)})
        .named(SheetWords::tr("Movement sheet"))
        .withTip(SheetWords::tr("The arrow keys choose a turn; its path is drawn on the board"))
        .stretched();
}

/// Names the character with its abilities, and the traitor whom the first agent knows.
QString abilities(const specter::View &view, const WhoPlays &players, const std::optional<specter::HunterKind> &traitor)
{
    QStringList words;
    if (view.sheet && view.sheet->character)
        words << wording::effect(view.open, *view.sheet->character);
    if (view.agent == specter::Agent::First && traitor && !view.open.traitor)
        words << SheetWords::tr("The traitor, on your side: %1.", "a hunter")
                     .arg(withPlayer(wording::nameOf(view.open, *traitor), players.of(*traitor)));
    return words.join(u' ');
}

/// Full and empty discs: charges that are left, and those that are spent.
QString charges(int left, int all)
{
    return QString(left, QChar(0x25CF)) + QString(all - left, QChar(0x25CB));
}

/// Shows every card that the agent took, also the used ones.
Part hand(const specter::View &view)
{
    Parts chips{text(SheetWords::tr("Equipment"), Role::Small)};
    const std::vector<specter::Equipment> cards = view.sheet ? view.sheet->cards : std::vector<specter::Equipment>();
    for (const specter::Equipment kind : std::set<specter::Equipment>(cards.begin(), cards.end()))
    {
        const auto used = view.sheet->used.find(kind);
        const int left = std::max(specter::chargesLeft(view.open.pack, *view.sheet, kind), 0);
        const int all = left + (used == view.sheet->used.end() ? 0 : used->second);
        const auto copies = std::ranges::count(cards, kind);
        const QString name = wording::nameOf(view.open, kind);
        const QString state
            = left == 0 ? SheetWords::tr("used up") : SheetWords::tr("%1 of %n charge(s) left", nullptr, all).arg(left);
        chips.push_back(chip(
            QStringLiteral("%1 %2").arg(
                copies > 1 ? QStringLiteral("%1 ×%2").arg(name, QString::number(copies)) : name, charges(left, all)),
            left > 0 ? ChipTone::Violet : ChipTone::Done)
                .keyed(QStringLiteral("hand%1").arg(static_cast<int>(kind)))
                .named(SheetWords::tr("%1: %2", "a card, how much of it is left").arg(name, state))
                .withTip(wording::effect(view.open, kind) + u'\n' + state));
    }
    return flow(std::move(chips)).spaced(6).keyed(QStringLiteral("hand")).when(!cards.empty());
}

} // namespace

Part movementSheet(const SpecterViewPtr &view, const WhoPlays &players, SheetModel &model, bool isBeside,
    const Action<std::vector<Space>> &showPath)
{
    const bool isOpen = view->agent && view->open.sheets.contains(*view->agent);
    const bool isKnown = view->sheet && view->sheet->character;
    const bool isFirst = view->agent == specter::Agent::First;
    const std::optional<specter::HunterKind> traitor = view->open.traitor ? view->open.traitor : view->traitor;
    const QString player = isFirst ? players.agent : traitor ? players.of(*traitor) : QString();
    const QString can = abilities(*view, players, traitor);
    const QString who = isKnown ? withPlayer(wording::nameOf(view->open, *view->sheet->character), player) : QString();
    return column({row({text(SheetWords::tr("Movement sheet"), Role::Caption).stretched(),
                       chip(isOpen ? SheetWords::tr("revealed") : SheetWords::tr("secret"),
                           isOpen ? ChipTone::Green : ChipTone::Violet)
                           .withTip(isOpen ? SheetWords::tr("This sheet is public now")
                                           : SheetWords::tr("Only the agent’s player may see this"))}),
                      text(who, Role::Strong).when(isKnown), text(can, Role::Small).wrapping().when(!can.isEmpty()),
                      hand(*view), turns(view->open.clock.turn, model, isBeside, showPath)})
        .spaced(-1, {12, 10, 4, 8})
        .keyed(QStringLiteral("sheetCard"))
        .stretched();
}

} // namespace dossier
