#include "views/specter/hunters/hunter_card.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// What a button says of a command that is about this hunter; nothing for any other command.
QString offerText(const SeenSpecter &view, const specter::Command &command, specter::HunterKind kind)
{
    if (const auto *begin = get_if<specter::BeginHunterTurn>(&command); begin != nullptr && begin->hunter == kind)
        return HunterCard::tr("Begin the turn");
    if (const auto *reveal = get_if<specter::RevealTraitor>(&command); reveal != nullptr && reveal->hunter == kind)
        return view->open.players.sheetsOnPaper ? HunterCard::tr("Is the traitor")
                                                : HunterCard::tr("Reveal as traitor");
    return {};
}

} // namespace

HunterCard::HunterCard(specter::HunterKind kind, QWidget *parent)
    : QFrame(parent)
    , m_kind(kind)
    , m_name(newLabel(Role::Strong, this))
    , m_at(newLabel(Role::Heading, this))
    , m_chipRow(new QWidget(this))
    , m_player(newLabel(Role::Dim, m_chipRow))
    , m_effect(newParagraph(Role::Small, this))
    , m_offers(new AskRow(this))
    , m_role(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *flow = new FlowLayout(m_chipRow);
    flow->addWidget(m_player);
    auto *top = new QHBoxLayout;
    top->addWidget(m_name, 1);
    top->addWidget(m_at);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(m_chipRow);
    column->addWidget(m_effect);
    auto *acts = new QHBoxLayout;
    acts->setSpacing(6);
    acts->addWidget(m_offers, 1);
    acts->addWidget(m_role, 0, Qt::AlignTop);
    acts->addStretch();
    column->addLayout(acts);
    connect(m_role, &QPushButton::clicked, this, [this] { emit roleAsked(m_kind); });
    connect(m_offers, &AskRow::commandGiven, this, &HunterCard::commandGiven);
}

void HunterCard::render(const SeenSpecter &view, const QString &player)
{
    m_player->setText(player);
    const specter::HunterInPlay &hunter = specter::inPlay(view->open, m_kind);
    const QString name = wording::nameOf(view->open, m_kind);
    m_name->setText(name);
    m_at->setText(wording::name(hunter.at));
    setAccessibleName(name);
    m_at->setAccessibleName(tr("%1 is on %2", "a hunter, a space").arg(name, m_at->text()));
    setToolTip(tr("%1: click to find the figure on the board").arg(name) + u'\n' + wording::effect(view->open, m_kind));
    renderChips(hunter);
    renderOffers(view);
    // Every hunter has the button, so that nobody is told apart by it.
    label(m_role, tr("Role card…"), tr("%1 looks at the role card alone: everybody else looks away").arg(name));
    const bool kept = !view->open.players.sheetsOnPaper && setUpOf(view->open).traitor && !view->open.traitor;
    m_role->setVisible(kept && view->open.clock.phase != specter::Phase::Over);
    const bool acting = view->open.turn && view->open.turn->hunter == m_kind;
    m_effect->setText(wording::effect(view->open, m_kind));
    m_effect->setVisible(acting);
    setToneWord(this, acting ? "due" : "");
}

void HunterCard::renderChips(const specter::HunterInPlay &hunter)
{
    QList<std::pair<QString, ChipTone>> words;
    if (hunter.inVehicle)
        words << std::pair(tr("in the vehicle"), ChipTone::Teal);
    if (hunter.stunned)
        words << std::pair(tr("stunned"), ChipTone::Red);
    if (hunter.barred)
        words << std::pair(tr("barred from the vehicle"), ChipTone::Red);
    if (hunter.gaze != specter::Gaze::Open)
        words << std::pair(hunter.gaze == specter::Gaze::Blind
                ? tr("blinded")
                : tr("looks %1", "where, along one line").arg(wording::name(hunter.gaze)),
            ChipTone::Amber);
    while (m_chips.size() < words.size())
    {
        m_chips << newChip(ChipTone::Later, m_chipRow);
        m_chipRow->layout()->addWidget(m_chips.back());
    }
    for (qsizetype i = 0; i < m_chips.size(); ++i)
    {
        m_chips.at(i)->setVisible(i < words.size());
        if (i >= words.size())
            continue;
        m_chips.at(i)->setText(words.at(i).first);
        setTone(m_chips.at(i), words.at(i).second);
    }
    m_player->setVisible(!m_player->text().isEmpty());
    m_chipRow->setVisible(!words.isEmpty() || !m_player->text().isEmpty());
}

void HunterCard::renderOffers(const SeenSpecter &view)
{
    std::vector<AskOffer> offers;
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (const QString text = offerText(view, view->due[i].command, m_kind); !text.isEmpty())
            offers.push_back(
                {askingDue(view, i), text, tr("%1: %2", "a hunter, what is done").arg(m_name->text(), text)});
    m_offers->render(std::move(offers));
}

void HunterCard::mousePressEvent(QMouseEvent * /*event*/)
{
    emit shown(m_kind);
}

} // namespace dossier
