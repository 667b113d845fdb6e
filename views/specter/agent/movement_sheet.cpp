#include "views/specter/agent/movement_sheet.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/specter/agent/sheet_model.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// As wide in every language: room for the headings of each, and for what a move showed on one line.
constexpr int characters = 41;

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

} // namespace

MovementSheet::MovementSheet(QWidget *parent)
    : QFrame(parent)
    , m_model(new SheetModel(this))
    , m_caption(newLabel(Role::Caption, this))
    , m_secret(newChip(ChipTone::Violet, this))
    , m_who(newLabel(Role::Strong, this))
    , m_can(newParagraph(Role::Small, this))
    , m_table(new QTableView(this))
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new GroundedCell(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SheetModel::ShownThen, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto *top = new QHBoxLayout;
    top->addWidget(m_caption, 1);
    top->addWidget(m_secret);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 4, 8);
    column->addLayout(top);
    column->addWidget(m_who);
    column->addWidget(m_can);
    column->addWidget(m_table, 1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &row) { emit wayAsked(m_model->pathOf(row.row())); });
}

void MovementSheet::render(const SeenSpecter &view)
{
    m_caption->setText(tr("Movement sheet"));
    const bool laidOpen = view->agent && view->open.sheets.contains(*view->agent);
    m_secret->setText(laidOpen ? tr("revealed") : tr("secret"));
    m_secret->setToolTip(laidOpen ? tr("This sheet is public now") : tr("Only the agent’s player may see this"));
    setTone(m_secret, laidOpen ? ChipTone::Green : ChipTone::Violet);
    m_table->setAccessibleName(tr("Movement sheet"));
    m_table->setToolTip(tr("The arrow keys choose a turn; its path is drawn on the board"));
    m_model->render(view);
    m_view = view;
    renderWho();
    scrollToNow();
}

/// Whose sheet it is: his character with what it can do, and whom he knows as the traitor.
void MovementSheet::renderWho()
{
    const bool known = m_view->sheet && m_view->sheet->character;
    const bool first = m_view->agent == specter::Agent::First;
    const std::optional<specter::HunterKind> traitor = m_view->open.traitor ? m_view->open.traitor : m_view->traitor;
    const QString player = first ? m_players.agent : traitor ? m_players.of(*traitor) : QString();
    m_who->setText(known ? withPlayer(wording::nameOf(m_view->open, *m_view->sheet->character), player) : QString());
    QStringList words;
    if (known)
        words << wording::effect(m_view->open, *m_view->sheet->character);
    if (first && traitor && !m_view->open.traitor)
        words << tr("The traitor, on your side: %1.", "a hunter")
                     .arg(withPlayer(wording::nameOf(m_view->open, *traitor), m_players.of(*traitor)));
    m_can->setText(words.join(u' '));
    m_who->setVisible(known);
    m_can->setVisible(!words.isEmpty());
}

void MovementSheet::renderDraft(const AgentDraft &draft, const DraftVerdict &verdict)
{
    m_model->renderDraft(draft, verdict);
}

void MovementSheet::setTheme(const Theme &theme)
{
    m_model->setTheme(theme);
}

void MovementSheet::setBeside(bool beside)
{
    m_beside = beside;
    fit();
}

void MovementSheet::fit()
{
    constexpr int lines = 15;
    if (!m_beside)
    {
        setMinimumWidth(0);
        setMaximumWidth(QWIDGETSIZE_MAX);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        setFixedHeight(fontMetrics().height() * lines * 3 / 2);
        return;
    }
    setMinimumHeight(0);
    setMaximumHeight(QWIDGETSIZE_MAX);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setFixedWidth(fontMetrics().averageCharWidth() * characters);
}

/// The turn under way in the middle, with those before it above.
void MovementSheet::scrollToNow()
{
    if (m_view)
        m_table->scrollTo(
            m_model->index(std::max(m_view->open.clock.turn - 1, 0), 0), QAbstractItemView::PositionAtCenter);
}

/// Letters of another size need another width.
bool MovementSheet::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    const bool handled = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest && isVisible())
        fit();
    return handled;
}

void MovementSheet::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    fit();
    QTimer::singleShot(0, this, &MovementSheet::scrollToNow);
}

} // namespace dossier
