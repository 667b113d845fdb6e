#include "views/omega/desk/stage_panel.h"

#include "model/omega/seen/numbers.h"
#include "views/board/read_out.h"
#include "views/board/space_name.h"
#include "views/kit/announce.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/screen.h"
#include "views/kit/tab_order.h"
#include "views/kit/verdict_sign.h"
#include "views/omega/desk/bar_columns.h"
#include "views/omega/desk/desk_offers.h"
#include "views/omega/desk/order_row.h"
#include "views/omega/verdict/odds_panel.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

namespace
{

constexpr std::array compass{Facing::North, Facing::East, Facing::South, Facing::West};
constexpr std::array arrows{"↑", "→", "↓", "←"};

/// Height of the bar in lines of text, and the pixels beside them; two rows of buttons fit into it.
constexpr int barLines = 4;
constexpr int barMargins = 18;
/// Lines of the reasoning. In a bar of fewer characters it becomes a step smaller and gets one more line where it does
/// not fit.
constexpr int reasonLines = 3;
constexpr int largeBar = 110;

QPushButton *newToggle(QWidget *parent)
{
    QPushButton *button = newButton("offer", {}, parent);
    button->setCheckable(true);
    return button;
}

} // namespace

StagePanel::StagePanel(StageActions actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(std::move(actions))
    , m_sign(new VerdictSign(this))
    , m_headline(new ReadOut(this, 2))
    , m_said(new ReadOut(this, 2))
    , m_text(new ReadOut(this, reasonLines))
    , m_why(newButton("link", {}, this))
    , m_whole(newFrame("panel", this))
    , m_wholeText(newParagraph(Role::Body, m_whole))
    , m_rules(new RuleLinks(m_whole))
    , m_odds(new Screen(this))
    , m_order(new Screen(this))
    , m_doing(new QWidget(this))
    , m_offers(new DeskOffers([this](const OmegaCommand &command, const std::optional<OmegaCommand> &then)
          { then ? m_actions.giveBoth(command, *then) : m_actions.give(command); }, m_doing))
    , m_facingBox(new QWidget(m_doing))
    , m_extraBox(new QWidget(m_doing))
    , m_free(newToggle(m_extraBox))
{
    setProperty("role", QStringLiteral("bar"));
    m_headline->setProperty("role", QStringLiteral("strong"));
    // The target's name is at the end.
    m_headline->elideMiddle();
    m_text->setProperty("role", QString());
    m_offers->setMaxRows(2);
    // Two rows of buttons fit into the bar's height.
    m_offers->layout()->setSpacing(5);
    m_why->setCheckable(true);
    layOut();
    connect(m_why, &QPushButton::toggled, m_whole, &QWidget::setVisible);
    connect(m_rules, &RuleLinks::ruleRequested, this, [this](Rule rule) { m_actions.openRule(rule); });
    m_order->hide();
    connect(m_free, &QPushButton::clicked, this,
        [this](bool free)
        {
            m_picked.free = free;
            m_actions.pick(m_picked);
        });
    fit();
}

void StagePanel::layOut()
{
    auto *facing = new QHBoxLayout(m_facingBox);
    facing->setContentsMargins({});
    facing->setSpacing(4);
    for (std::size_t i = 0; i < compass.size(); ++i)
    {
        m_facings << newToggle(m_facingBox);
        facing->addWidget(m_facings.back());
        connect(m_facings.back(), &QPushButton::clicked, this, [this, to = compass.at(i)] { face(to); });
    }
    auto *extras = new QHBoxLayout(m_extraBox);
    extras->setContentsMargins({});
    extras->setSpacing(6);
    extras->addWidget(m_free);
    QVBoxLayout *whole = newColumn(m_whole, 10, 4);
    whole->addWidget(m_wholeText);
    whole->addWidget(m_rules);
    auto *picked = new QVBoxLayout;
    picked->setSpacing(0);
    picked->addWidget(m_headline);
    picked->addWidget(m_said);
    picked->addStretch();
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_text);
    texts->addWidget(m_why, 0, Qt::AlignLeft);
    texts->addStretch();
    auto *others = new QHBoxLayout;
    others->setSpacing(6);
    others->addWidget(m_facingBox);
    others->addWidget(m_extraBox);
    others->addStretch();
    auto *doing = new QVBoxLayout(m_doing);
    doing->setContentsMargins({});
    doing->setSpacing(5);
    doing->addWidget(m_offers);
    doing->addLayout(others);
    doing->addStretch();
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(14, 4, 14, 3);
    m_row->setSpacing(14);
    m_row->addWidget(m_sign, 0, Qt::AlignTop);
    m_row->addLayout(picked);
    m_row->addLayout(texts, 1);
    m_row->addWidget(m_odds, 0, Qt::AlignTop);
    m_row->addWidget(m_doing);
}

/// The height is constant whatever is picked: the board above does not move.
void StagePanel::fit()
{
    setFixedHeight(fontMetrics().lineSpacing() * barLines + barMargins);
    const BarColumns columns = shared();
    for (QWidget *part : std::initializer_list<QWidget *>{m_headline, m_said})
    {
        part->setMinimumWidth(columns.picked);
        part->setMaximumWidth(m_alone ? QWIDGETSIZE_MAX : columns.picked);
    }
    constexpr int pickedPlace = 1;
    m_row->setStretch(pickedPlace, m_alone ? 1 : 0);
    m_row->setStretch(pickedPlace + 1, m_alone ? 0 : 1);
    if (columns.buttons > 0)
        m_doing->setFixedWidth(columns.buttons);
}

BarParts StagePanel::parts() const
{
    const QMargins margins = m_row->contentsMargins();
    const int odds = m_odds->isHidden() ? 0 : m_odds->sizeHint().width() + m_row->spacing();
    return {.headline = *m_headline,
        .text = *m_text,
        .window = window()->width(),
        .bar = width(),
        .room = width() - m_sign->sizeHint().width() - odds - m_row->spacing() * 3 - margins.left() - margins.right(),
        .character = fontMetrics().averageCharWidth(),
        .below = m_why->isHidden() ? 0 : m_why->sizeHint().width(),
        .choices = buttonsWidth(0),
        .buttons = buttonsWidth(m_offers->widthForRows(isOneRow() ? 1 : 2)),
        .firstButton = buttonsWidth(m_offers->widthForFirst()),
        .alone = m_alone};
}

/// Returns the columns; where a large font would cut something, less important parts give way, step by step.
BarColumns StagePanel::shared()
{
    const bool large = !m_alone && width() <= fontMetrics().averageCharWidth() * largeBar;
    BarColumns columns;
    for (const CompactLevel &way : compactLevels)
    {
        setToneWord(m_text, way.fine ? "fine" : "");
        m_text->setLines(reasonLines + (way.fine ? 1 : 0));
        m_headline->setLines(way.tall ? 3 : 2);
        m_said->setLines(way.tall ? 1 : 2);
        renderOdds(way.brief);
        const BarParts now = parts();
        columns = columnsOf(now);
        if (!large || fitsColumns(now, columns))
            break;
    }
    return columns;
}

void StagePanel::renderOdds(bool isBrief)
{
    m_odds->render(QString(), [attack = m_attack, look = OddsLook{m_isTurned, isBrief}](const Theme & /*theme*/)
        { return oddsPanel(attack, look); });
    // Its width is needed at once.
    for (QWidget *inside : m_odds->findChildren<QWidget *>())
        if (inside->layout() != nullptr)
            inside->layout()->activate();
}

/// True when the offers have only one of the two rows of buttons.
bool StagePanel::isOneRow() const
{
    return !m_facingBox->isHidden() || !m_extraBox->isHidden();
}

/// Returns the width for that many pixels of offers and the buttons below them; 0 where there are none.
int StagePanel::buttonsWidth(int offers) const
{
    if (m_doing->isHidden())
        return 0;
    const int beside = (m_facingBox->isHidden() ? 0 : m_facingBox->sizeHint().width())
        + (m_extraBox->isHidden() ? 0 : m_extraBox->sizeHint().width());
    return std::max(beside, offers);
}

void StagePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void StagePanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void StagePanel::say(const QString &text)
{
    m_said->say(text);
}

QWidget *StagePanel::orderPanel() const
{
    return m_order;
}

/// OP-MOVE-9: with nothing else picked, the active combatant turns at once.
void StagePanel::face(Facing to)
{
    if (m_picked.actor && m_picked.path.size() < 2)
    {
        m_actions.give(makeCommand(omega::Face{*m_picked.actor, to}));
        return;
    }
    m_picked.facing = to;
    m_actions.pick(m_picked);
}

bool StagePanel::closeWhole()
{
    const bool open = m_why->isChecked() && m_why->isVisible();
    m_why->setChecked(false);
    return open;
}

bool StagePanel::takeFirst()
{
    return !m_refused && m_offers->takeFirst();
}

void StagePanel::render(const omega::View &view, const Picked &picked, const Stage &stage)
{
    m_picked = picked;
    m_refused = isRefused(stage);
    m_sign->setTone(stage.tone);
    m_sign->setVisible(stage.tone != wording::Tone::Open || !stage.text.isEmpty());
    setTone(this, stage.tone);
    m_headline->keep(stage.kept);
    m_headline->say(stage.headline);
    m_text->say(stage.text);
    // Without reasoning beside it, the headline gets its room.
    const bool alone = stage.text.isEmpty() && stage.rules.empty() && !stage.odds;
    m_text->setVisible(!alone);
    if (std::exchange(m_alone, alone) != alone)
        fit();
    m_wholeText->setText(stage.text);
    m_rules->setRules(stage.rules);
    const bool more = !stage.rules.empty();
    label(m_why, tr("Why: the rules"), tr("Show the whole reasoning and its rules, over the board"));
    m_why->setVisible(more);
    m_whole->setVisible(more && m_why->isChecked());
    m_attack = stage.odds;
    m_isTurned = stage.turnsFirst;
    renderOdds(false);
    renderFacing(view, stage.offers);
    m_facingBox->setVisible(!m_facingBox->isHidden() && !stage.fillsForm);
    renderExtras(view);
    // The bar has two rows.
    m_offers->setMaxRows(isOneRow() ? 1 : 2);
    m_offers->disable(stage.disabledReason);
    m_offers->render(view, stage.offers, stage.meant);
    fitDoing();
    const std::vector<omega::Role> order
        = view.open.clock.step == omega::Step::Initiative ? orderOf(view, picked) : std::vector<omega::Role>{};
    const auto ordered = [this](const std::vector<omega::Role> &other)
    {
        m_picked.order = other;
        m_actions.pick(m_picked);
    };
    // An empty row would keep the drawer open.
    m_order->render(QString(), [table = view.open, order, ordered](const Theme & /*theme*/)
        { return orderRow(table, order, ordered).when(!order.empty()); });
    announceStage(view.open, stage);
}

/// Screen readers also get the chances, and the space of the active combatant.
void StagePanel::announceStage(const omega::PublicTable &table, const Stage &stage)
{
    const QString verdict = spokenVerdict(stage.tone, stage.headline, stage.text);
    QStringList words{verdict.endsWith(u'.') ? verdict.chopped(1) : verdict};
    words << spokenChances(stage.odds, stage.turnsFirst);
    const std::optional<Figure> figure
        = m_picked.actor && m_picked.path.size() < 2 ? omega::figureOf(table, *m_picked.actor) : std::nullopt;
    if (figure && stage.tone == wording::Tone::Open)
        words << tr("%1 is on %2", "a figure, a space")
                     .arg(wording::nameOf(table, *m_picked.actor), spaceName(figure->at));
    const QString all = words.join(QStringLiteral(". "));
    if (std::exchange(m_announced, all) != all)
        announceInstead(*this, all);
}

/// A mover or a new figure needs a facing.
void StagePanel::renderFacing(const omega::View &view, const Offers &offers)
{
    const bool spawning = !view.open.pending.allowances.empty() && m_picked.space && m_picked.marked.empty();
    const bool acting = m_picked.actor && view.open.turn && view.open.turn->who == *m_picked.actor && !m_picked.target
        && !view.open.pending.any() && view.open.clock.step != omega::Step::Over;
    m_facingBox->setVisible(acting || spawning);
    std::optional<Facing> now = m_picked.facing ? m_picked.facing : facingAlong(m_picked.path);
    if (acting && !now)
        now = omega::facingOf(view.open, *m_picked.actor);
    if (spawning && !now)
        if (const std::optional<omega::Piece> proposed = proposedBy(view.open, offers))
            now = proposed->facing;
    for (qsizetype i = 0; i < m_facings.size(); ++i)
    {
        const auto index = static_cast<std::size_t>(i);
        label(m_facings.at(i), QString::fromUtf8(arrows.at(index)),
            tr("Look %1", "north, east, south or west").arg(wording::name(compass.at(index))));
        m_facings.at(i)->setAccessibleName(m_facings.at(i)->toolTip());
        m_facings.at(i)->setChecked(now == compass.at(index));
    }
}

void StagePanel::renderExtras(const omega::View &view)
{
    Picked bare = m_picked;
    bare.extras.clear();
    const std::vector<omega::ExtraId> extras
        = m_picked.target && !view.open.pending.any() ? extrasOf(view, bare) : std::vector<omega::ExtraId>{};
    while (m_extras.size() < static_cast<qsizetype>(extras.size()))
    {
        QPushButton *extra = newToggle(m_extraBox);
        m_extraBox->layout()->addWidget(extra);
        tabInto(m_extraBox, m_extras.isEmpty() ? m_free : m_extras.back(), extra);
        m_extras << extra;
    }
    for (qsizetype i = 0; i < m_extras.size(); ++i)
    {
        QPushButton *button = m_extras.at(i);
        const bool used = i < static_cast<qsizetype>(extras.size());
        button->setVisible(used);
        if (!used)
            continue;
        const omega::ExtraId extra = extras[static_cast<std::size_t>(i)];
        label(button, wording::name(extra), tr("Option printed on the weapon"));
        button->setChecked(std::ranges::count(m_picked.extras, extra) > 0);
        disconnect(button, &QPushButton::clicked, this, nullptr);
        connect(button, &QPushButton::clicked, this,
            [this, extra]
            {
                if (std::erase(m_picked.extras, extra) == 0)
                    m_picked.extras.push_back(extra);
                m_actions.pick(m_picked);
            });
    }
    const bool attacks = m_picked.actor && m_picked.target && !view.open.pending.any()
        && omega::sideOf(view.open, *m_picked.actor) != omega::sideOf(view.open, *m_picked.target);
    label(m_free, tr("Free attack"),
        tr("An attack granted by a card: free apart from extras such as Aim, also outside "
           "your turn"));
    m_free->setChecked(m_picked.free);
    m_extraBox->setVisible(attacks);
}

/// Without buttons, the texts get their room.
void StagePanel::fitDoing()
{
    const bool idle = m_offers->isHidden() && m_facingBox->isHidden() && m_extraBox->isHidden();
    m_doing->setVisible(!idle);
    fit();
}

} // namespace dossier
