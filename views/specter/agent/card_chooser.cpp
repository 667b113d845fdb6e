#include "views/specter/agent/card_chooser.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/selection/reason_of.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace dossier
{

namespace
{

using specter::CardUse;
using specter::Equipment;
using specter::HunterKind;

struct CardChooserWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CardChooser)
};

/// Full and empty discs: charges that are left, and those that are spent.
QString charges(const specter::View &view, Equipment kind)
{
    const int left = std::max(specter::chargesLeft(view.open.pack, *view.sheet, kind), 0);
    const auto used = view.sheet->used.find(kind);
    return QString(left, QChar(0x25CF)) + QString(used == view.sheet->used.end() ? 0 : used->second, QChar(0x25CB));
}

} // namespace

specter::Refusal CardChooser::against(const CardUse &card) const
{
    AgentDraft draft = m_draft;
    draft.card = card;
    return specter::refusal(*m_view, specter::PlanMove{*m_view->agent, draft});
}

void CardChooser::update(const SpecterViewPtr &view, const AgentDraft &draft)
{
    m_view = view;
    m_draft = draft;
    const bool isMoving = isOnMove(*view) && view->sheet && !draft.path.empty();
    const bool wantedPlace = m_card && !m_card->at;
    m_card = isMoving ? draft.card : std::nullopt;
    // Once the token has its place, presses on the board belong to the path again.
    if (wantedPlace && m_card && m_card->at)
        m_onBoard = false;
    m_isShown = isMoving && !view->sheet->cards.empty();
    findPlaces();
    findHunters();
}

void CardChooser::findPlaces()
{
    CardUse bare = m_card.value_or(CardUse{});
    bare.at.reset();
    m_needsPlace = m_card && agentsReason<specter::reason::NoSpaceYet>(against(bare)) != nullptr;
    if (!m_needsPlace)
    {
        m_places = {};
        m_placesOf = {};
        return;
    }
    const Space from = m_card->before ? m_draft.path.front() : m_draft.path.back();
    const std::tuple<int, bool, Space> of{static_cast<int>(m_card->card) + 1, m_card->before, from};
    if (of == m_placesOf)
        return;
    m_placesOf = of;
    m_places = {};
    const specter::EquipmentCard *card = specter::cardOf(m_view->open.pack, m_card->card);
    within(boardOf(m_view->open), from, card != nullptr ? card->within.value_or(0) : 0)
        .forEach(
            [&](Space space)
            {
                CardUse there = *m_card;
                there.at = space;
                m_places.set(space, agentsReason<specter::reason::TokenTooFar>(against(there)) == nullptr);
            });
}

void CardChooser::findHunters()
{
    CardUse bare = m_card.value_or(CardUse{});
    bare.hunter.reset();
    m_needsHunter = m_card && agentsReason<specter::reason::NoHunterYet>(against(bare)) != nullptr;
    m_onFoot.clear();
    m_targets = {};
    m_listed.clear();
    if (!m_needsHunter)
        return;
    for (const auto &[kind, hunter] : m_view->open.hunters)
    {
        CardUse there = *m_card;
        there.hunter = kind;
        there.die = 1;
        const bool isAllowed = agentsReason<specter::reason::NoTargetForCard>(against(there)) == nullptr;
        if (isAllowed)
            m_targets.set(hunter.at);
        if (!hunter.inVehicle)
            m_onFoot.emplace_back(kind, hunter.at);
        if (isAllowed || m_card->hunter == kind)
            m_listed.push_back(kind);
    }
}

CardSpaces CardChooser::spaces() const
{
    CardSpaces asked;
    if (awaitsPlace())
        asked.places = m_places;
    if (m_card && !m_card->hunter)
        asked.hunters = m_targets;
    return asked;
}

std::optional<HunterKind> CardChooser::nextHunterAt(Space space) const
{
    std::vector<HunterKind> there;
    for (const auto &[kind, at] : m_onFoot)
        if (at == space)
            there.push_back(kind);
    if (there.empty())
        return std::nullopt;
    const auto chosen = std::ranges::find(there, m_card->hunter);
    return chosen == there.end() || chosen + 1 == there.end() ? there.front() : *(chosen + 1);
}

std::optional<CardUse> CardChooser::chosenAt(Space space) const
{
    if (!m_card)
        return std::nullopt;
    CardUse chosen = *m_card;
    if (awaitsPlace() && m_places.contains(space))
        chosen.at = space;
    else if (const std::optional<HunterKind> hunter = nextHunterAt(space))
        chosen.hunter = hunter;
    else
        return std::nullopt;
    return chosen;
}

void CardChooser::addCards(Parts &parts, const CardActions &actions) const
{
    const auto choosing = [&](const std::optional<CardUse> &card)
    {
        return [actions, card]
        {
            actions.chooseOnBoard.run(true);
            actions.choose.run(card);
        };
    };
    //: no card
    parts.push_back(toggle(CardChooserWords::tr("None"), "offer", !m_card, choosing({}))
            .keyed(QStringLiteral("none"))
            .withTip(CardChooserWords::tr("Use no card in this move")));
    for (const Equipment kind : std::set<Equipment>(m_view->sheet->cards.begin(), m_view->sheet->cards.end()))
    {
        const CardUse use{.card = kind};
        if (playReason<specter::reason::CardNotThere>(against(use)) != nullptr)
            continue;
        const QString name = wording::nameOf(m_view->open, kind);
        const int left = specter::chargesLeft(m_view->open.pack, *m_view->sheet, kind);
        parts.push_back(toggle(QStringLiteral("%1 %2").arg(name, charges(*m_view, kind)), "offer",
            m_card && m_card->card == kind, choosing(use))
                .keyed(QStringLiteral("card%1").arg(static_cast<int>(kind)))
                .named(name)
                .withTip(wording::effect(m_view->open, kind) + u'\n'
                    + CardChooserWords::tr("Use it in this move: %n charge(s) left", nullptr, left)));
    }
}

void CardChooser::addTimes(Parts &parts, const CardActions &actions) const
{
    const auto when = [&](bool before)
    {
        CardUse use = *m_card;
        use.before = before;
        return [choose = actions.choose, use] { choose.run(use); };
    };
    parts.push_back(toggle(CardChooserWords::tr("Before the move"), "offer", m_card->before, when(true))
            .keyed(QStringLiteral("before"))
            .withTip(CardChooserWords::tr("The card is used before the move")));
    // A card that can only be used before the move leaves nothing to choose: “After it” is hidden.
    CardUse later = *m_card;
    later.before = false;
    parts.push_back(toggle(CardChooserWords::tr("After it"), "offer", !m_card->before, when(false))
            .keyed(QStringLiteral("after"))
            .withTip(CardChooserWords::tr("The card is used after the move"))
            .when(agentsReason<specter::reason::BeforeTheMove>(against(later)) == nullptr));
}

void CardChooser::addPlaces(Parts &parts, const CardActions &actions) const
{
    QStringList names{CardChooserWords::tr("choose a space")};
    std::vector<Space> spaces;
    int index = 0;
    m_places.forEach(
        [&](Space space)
        {
            spaces.push_back(space);
            names << wording::name(specter::Coordinate(space));
            if (m_card->at == specter::Coordinate(space))
                index = static_cast<int>(spaces.size());
        });
    const auto choose = [use = *m_card, spaces, chosen = actions.choose](const QVariant &row)
    {
        CardUse next = use;
        const int number = row.toInt();
        next.at = number > 0 ? std::optional<specter::Coordinate>(spaces.at(static_cast<std::size_t>(number) - 1))
                             : std::nullopt;
        chosen.run(next);
    };
    // A caption stays beside its field.
    parts.push_back(row({text(CardChooserWords::tr("Where"), Role::Small),
        choice(QStringLiteral("where"), CardChooserWords::tr("Space for the card’s token"), names, index, choose)
            .withTip(CardChooserWords::tr("Where the card’s token goes"))}));
    parts.push_back(toggle(CardChooserWords::tr("Choose on the board"), "offer", m_onBoard,
        [turn = actions.chooseOnBoard, next = !m_onBoard] { turn.run(next); })
            .keyed(QStringLiteral("onBoard"))
            .withTip(CardChooserWords::tr("While this is on, the space clicked on the board is the token’s")));
}

void CardChooser::addHunters(Parts &parts, const CardActions &actions) const
{
    QStringList names{CardChooserWords::tr("choose a hunter")};
    for (const HunterKind kind : m_listed)
        names << wording::nameOf(m_view->open, kind);
    const auto now = m_card->hunter ? std::ranges::find(m_listed, *m_card->hunter) : m_listed.end();
    const auto aim = [use = *m_card, listed = m_listed, choose = actions.choose](const QVariant &row)
    {
        CardUse next = use;
        const int number = row.toInt();
        next.hunter = number > 0 ? std::optional(listed.at(static_cast<std::size_t>(number) - 1)) : std::nullopt;
        choose.run(next);
    };
    parts.push_back(row({text(CardChooserWords::tr("Whom"), Role::Small),
        choice(QStringLiteral("whom"), CardChooserWords::tr("Hunter whom the card is used on"), names,
            now == m_listed.end() ? 0 : static_cast<int>(now - m_listed.begin()) + 1, aim)
            .withTip(CardChooserWords::tr("A hunter on foot who can see you"))}));
    QStringList faces{CardChooserWords::tr("die")};
    for (int face = 1; face <= 6; ++face)
        faces << QString::number(face);
    parts.push_back(choice(QStringLiteral("cardDie"), CardChooserWords::tr("The die that was rolled"), faces,
        m_card->die.value_or(0),
        [use = *m_card, choose = actions.choose](const QVariant &face)
        {
            CardUse next = use;
            next.die = face.toInt() > 0 ? std::optional(face.toInt()) : std::nullopt;
            choose.run(next);
        }).withTip(CardChooserWords::tr("What the die for the card showed")));
}

QString CardChooser::effect() const
{
    const QString words = wording::effect(m_view->open, m_card->card);
    if (!m_needsHunter || !m_targets.empty() || m_card->hunter)
        return words;
    return words + u' '
        + (m_card->before
                ? CardChooserWords::tr("Before the move no hunter on foot can see you: there is nobody to aim at.")
                : CardChooserWords::tr("After the move no hunter on foot can see you: there is nobody to aim at."));
}

Part CardChooser::part(const CardActions &actions) const
{
    if (!m_isShown)
        return column({}).when(false);
    Parts choices{text(CardChooserWords::tr("Equipment in this move"), Role::Small)};
    addCards(choices, actions);
    if (m_card)
        addTimes(choices, actions);
    if (m_needsPlace)
        addPlaces(choices, actions);
    if (m_needsHunter)
        addHunters(choices, actions);
    Parts all{flow(std::move(choices)).spaced(6).keyed(QStringLiteral("cards"))};
    if (m_card)
        all.push_back(text(effect(), Role::Small).wrapping());
    return column(std::move(all)).spaced(4);
}

} // namespace dossier
