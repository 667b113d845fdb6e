#include "views/specter/parts/hunters_header.h"

#include "model/specter/seen/setup.h"
#include "views/kit/chip.h"
#include "views/kit/header_strip.h"
#include "views/kit/labels.h"
#include "views/specter/parts/fitting_row.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Letters that the one button has room for.
constexpr int primaryCharacters = 36;

} // namespace

namespace
{

/// All that the caption may say while the game goes on.
QStringList partsOf(const specter::PublicTable &table)
{
    QStringList all{HuntersHeader::tr("Set-up"), HuntersHeader::tr("Hunters’ phase"),
        table.agents.size() > 1 ? HuntersHeader::tr("Agents’ phase") : HuntersHeader::tr("Agent’s phase")};
    for (const auto &[kind, hunter] : table.hunters)
        all << HuntersHeader::tr("Hunters’ phase: %1").arg(wording::nameOf(table, kind));
    return all;
}

} // namespace

QString partText(const specter::PublicView &view)
{
    const specter::PublicTable &table = view.open;
    if (table.outcome)
        return wording::sentence(table, *table.outcome);
    if (table.secondAgentDue)
        return HuntersHeader::tr("The revealed traitor moves");
    switch (table.clock.phase)
    {
    case specter::Phase::SetUp:
        return HuntersHeader::tr("Set-up");
    case specter::Phase::Agents:
        return table.agents.size() > 1 ? HuntersHeader::tr("Agents’ phase") : HuntersHeader::tr("Agent’s phase");
    case specter::Phase::Hunters:
        return table.turn ? HuntersHeader::tr("Hunters’ phase: %1").arg(wording::nameOf(table, table.turn->hunter))
                          : HuntersHeader::tr("Hunters’ phase");
    case specter::Phase::Over:
        break;
    }
    return HuntersHeader::tr("The game is over");
}

HuntersHeader::HuntersHeader(QWidget *parent)
    : QFrame(parent)
    , m_place(new QWidget(this))
    , m_back(newButton("icon", QStringLiteral("arrow-left"), m_place))
    , m_part(newLabel(Role::Caption, m_place))
    , m_turn(newLabel(Role::Heading, m_place))
    , m_of(newLabel(Role::Dim, m_place))
    , m_order(new QWidget(this))
    , m_orderRow(new QHBoxLayout(m_order))
    , m_signs(newLabel(Role::Strong, m_order))
    , m_primary(newButton("primary", {}, this))
{
    setProperty("role", QStringLiteral("strip"));
    layOut();
    keepFitting(*m_order);
    connect(m_back, &QPushButton::clicked, this, &HuntersHeader::backAsked);
    connect(m_primary, &QPushButton::clicked, this,
        [this]
        {
            if (const std::optional<SpecterAsk> ask = m_act.ask)
                emit commandGiven(*ask);
            else if (m_act.leaves)
                emit backAsked();
            else if (m_act.handsOver)
                emit handOverAsked();
            else
                emit choiceAsked();
        });
    retranslate();
}

void HuntersHeader::layOut()
{
    auto *title = new QHBoxLayout;
    title->setSpacing(8);
    title->addWidget(m_turn);
    title->addWidget(m_of, 0, Qt::AlignBottom);
    title->addStretch();
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_part);
    texts->addLayout(title);
    auto *place = new QHBoxLayout(m_place);
    place->setContentsMargins({});
    place->setSpacing(8);
    place->addWidget(m_back);
    place->addLayout(texts, 1);
    m_orderRow->setContentsMargins({});
    m_orderRow->setSpacing(6);
    m_orderRow->addWidget(m_signs);
    setRooms(*m_signs, {Room::Little, Room::Least});
    m_orderRow->addStretch();
    // What has no room is cut off: the strip keeps its height, and the board below its place.
    m_order->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 12, 6);
    row->setSpacing(18);
    row->addWidget(m_place);
    row->addWidget(m_order, 1);
    row->addWidget(m_primary);
}

void HuntersHeader::fit()
{
    fitStrip(*this, *m_primary, primaryCharacters);
}

void HuntersHeader::render(const SeenSpecter &view, const PrimaryAct &act)
{
    m_view = view;
    m_act = act;
    retranslate();
}

/// In the order of the table; who had his turn is ticked.
void HuntersHeader::renderChips()
{
    const specter::PublicTable &table = m_view->open;
    const bool huntersPart = table.clock.phase == specter::Phase::Hunters;
    qsizetype used = 0;
    QStringList signs;
    QStringList all;
    for (const auto &[kind, hunter] : table.outcome ? decltype(table.hunters)() : table.hunters)
    {
        if (used == m_chips.size())
        {
            m_chips << newChip(ChipTone::Later, m_order);
            setRooms(*m_chips.back(), {Room::Ample, Room::Some});
            m_orderRow->insertWidget(m_orderRow->count() - 1, m_chips.back());
        }
        QLabel *chip = m_chips.at(used++);
        const bool now = table.turn && table.turn->hunter == kind;
        const bool done = huntersPart && hunter.hadTurn;
        const QString name = wording::nameOf(table, kind);
        const QString ticked = QStringLiteral("✓ ") + name;
        const QString pointed = QStringLiteral("▸ ") + name;
        keepRoomFor(*chip, {name, ticked, pointed});
        chip->setText(done ? ticked : now ? pointed : name);
        chip->setToolTip(done ? tr("%1 has had a turn").arg(name)
                : now         ? tr("It is the turn of %1").arg(name)
                : huntersPart ? tr("%1 has yet to act in this turn").arg(name)
                              : tr("%1 moves after the agent").arg(name));
        setTone(chip, now ? ChipTone::Due : done ? ChipTone::Done : ChipTone::Later);
        chip->show();
        signs << QString(chip->text()).remove(u' ').replace(QString(name).remove(u' '), tokenLetters(kind));
        all << chip->toolTip();
    }
    for (qsizetype i = 0; i < m_chips.size(); ++i)
        m_chips.at(i)->setProperty("unused", i >= used);
    for (; used < m_chips.size(); ++used)
        m_chips.at(used)->hide();
    m_signs->setText(signs.join(u' '));
    m_signs->setToolTip(all.join(u'\n'));
    m_signs->setAccessibleName(all.join(QStringLiteral(", ")));
    fitOrder();
}

void HuntersHeader::fitOrder()
{
    showWhatFits(*m_order, m_order->width());
}

void HuntersHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_view ? retranslate() : fit();
    QFrame::changeEvent(event);
}

void HuntersHeader::retranslate()
{
    label(m_back, {}, tr("To the start page (Ctrl+H); the session is kept as it is"));
    fit();
    showNextStep(*m_primary, m_act.text, m_act.tip, !m_act.quiet);
    if (!m_view)
        return;
    // How it ended stands beside it, in full.
    keepRoomFor(*m_part, partsOf(m_view->open));
    m_part->setText(m_view->open.outcome ? tr("The game is over") : partText(*m_view));
    m_turn->setText(tr("Turn %1").arg(m_view->open.clock.turn));
    m_of->setText(tr("of %1", "all turns of a game").arg(specter::turnsOfAGame));
    renderChips();
}

} // namespace dossier
