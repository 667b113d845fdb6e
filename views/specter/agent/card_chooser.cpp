#include "views/specter/agent/card_chooser.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/specter/asks/reason_of.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace dossier
{

namespace
{

using specter::CardUse;
using specter::Equipment;
using specter::HunterKind;

/// The characters that a list of spaces or hunters has room for.
constexpr int widestChoice = 18;

/// What the rules say against a draft with that card.
specter::Refusal against(const specter::View &view, AgentDraft draft, const CardUse &card)
{
    draft.card = card;
    return specter::refusal(view, specter::PlanMove{*view.agent, draft});
}

/// Full and empty discs: charges that are left, and those that are spent.
QString charges(const specter::View &view, Equipment kind)
{
    const int left = std::max(specter::chargesLeft(view.open.pack, *view.sheet, kind), 0);
    const auto used = view.sheet->used.find(kind);
    return QString(left, QChar(0x25CF)) + QString(used == view.sheet->used.end() ? 0 : used->second, QChar(0x25CB));
}

} // namespace

CardChooser::CardChooser(QWidget *parent)
    : QWidget(parent)
    , m_choices(new QWidget(this))
    , m_flow(new FlowLayout(m_choices))
    , m_caption(newLabel(Role::Small, m_choices))
    , m_none(newButton("offer", {}, m_choices))
    , m_before(newButton("offer", {}, m_choices))
    , m_after(newButton("offer", {}, m_choices))
    , m_whereRow(new QWidget(m_choices))
    , m_whereCaption(newLabel(Role::Small, m_whereRow))
    , m_where(new QComboBox(m_whereRow))
    , m_onBoard(newButton("offer", {}, m_choices))
    , m_whomRow(new QWidget(m_choices))
    , m_whomCaption(newLabel(Role::Small, m_whomRow))
    , m_whom(new QComboBox(m_whomRow))
    , m_die(new QComboBox(m_choices))
    , m_effect(newParagraph(Role::Small, this))
{
    auto *column = newColumn(this, 0, 4);
    column->addWidget(m_choices);
    column->addWidget(m_effect);
    for (QPushButton *choice : {m_none, m_before, m_after})
        choice->setCheckable(true);
    for (QComboBox *list : {m_where, m_whom, m_die})
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QComboBox *list : {m_where, m_whom})
        list->setMinimumContentsLength(widestChoice);
    m_onBoard->setCheckable(true);
    m_onBoard->setChecked(true);
    layOut();
    listen();
}

void CardChooser::layOut()
{
    // A caption stays beside what it names.
    const auto join = [](QWidget *row, QLabel *caption, QComboBox *list)
    {
        auto *both = new QHBoxLayout(row);
        both->setContentsMargins({});
        both->setSpacing(6);
        both->addWidget(caption);
        both->addWidget(list);
    };
    join(m_whereRow, m_whereCaption, m_where);
    join(m_whomRow, m_whomCaption, m_whom);
    for (QWidget *part :
        std::initializer_list<QWidget *>{m_caption, m_none, m_before, m_after, m_whereRow, m_onBoard, m_whomRow, m_die})
        m_flow->addWidget(part);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_choices->setSizePolicy(policy);
}

void CardChooser::listen()
{
    connect(m_none, &QPushButton::clicked, this, [this] { emit cardAsked(std::nullopt); });
    const auto when = [this](bool before)
    {
        CardUse use = *m_card;
        use.before = before;
        m_before->setChecked(before);
        m_after->setChecked(!before);
        give(use);
    };
    connect(m_before, &QPushButton::clicked, this, [when] { when(true); });
    connect(m_after, &QPushButton::clicked, this, [when] { when(false); });
    connect(m_where, &QComboBox::activated, this,
        [this](int index)
        {
            CardUse use = *m_card;
            use.at = specter::spaceNamed(m_where->itemText(index).toStdString());
            give(use);
        });
    connect(m_onBoard, &QPushButton::toggled, this, &CardChooser::placingChanged);
    const auto aim = [this]
    {
        CardUse use = *m_card;
        use.hunter.reset();
        if (m_whom->currentIndex() > 0)
            use.hunter = static_cast<HunterKind>(m_whom->currentData().toInt());
        use.die.reset();
        if (m_die->currentIndex() > 0)
            use.die = m_die->currentIndex();
        give(use);
    };
    connect(m_whom, &QComboBox::activated, this, aim);
    connect(m_die, &QComboBox::activated, this, aim);
}

void CardChooser::takeFocus()
{
    focusInSight(m_where->isVisibleTo(this) ? *m_where : *m_whom);
}

bool CardChooser::awaitsPlace() const
{
    return isVisibleTo(parentWidget()) && m_onBoard->isVisibleTo(this) && m_onBoard->isChecked() && !m_places.empty();
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

void CardChooser::renderCards(const specter::View &view, const AgentDraft &draft)
{
    std::vector<Equipment> usable;
    for (const Equipment kind : std::set<Equipment>(view.sheet->cards.begin(), view.sheet->cards.end()))
        if (playReason<specter::reason::CardNotThere>(against(view, draft, {.card = kind})) == nullptr)
            usable.push_back(kind);
    if (!std::ranges::equal(usable, m_cards, {}, {}, &std::pair<Equipment, QPushButton *>::first))
        makeButtons(usable);
    for (const auto &[kind, button] : m_cards)
    {
        const int left = specter::chargesLeft(view.open.pack, *view.sheet, kind);
        label(button, QStringLiteral("%1 %2").arg(wording::nameOf(view.open, kind), charges(view, kind)),
            wording::effect(view.open, kind) + u'\n' + tr("Use it in this move: %n charge(s) left", nullptr, left));
        button->setAccessibleName(wording::nameOf(view.open, kind));
        button->setChecked(m_card && m_card->card == kind);
    }
}

void CardChooser::makeButtons(const std::vector<specter::Equipment> &cards)
{
    for (const auto &[kind, button] : m_cards)
        delete button;
    m_cards.clear();
    for (const Equipment kind : cards)
    {
        auto *button = newButton("offer", {}, m_choices);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this,
            [this, kind]
            {
                m_onBoard->setChecked(true);
                give({.card = kind});
            });
        m_flow->addWidget(button);
        m_cards.emplace_back(kind, button);
        button->show();
    }
    orderParts();
}

/// The choices of a card come after the cards, to the eye and to the tab key.
void CardChooser::orderParts()
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_before, m_after, m_whereRow, m_onBoard, m_whomRow, m_die})
    {
        m_flow->removeWidget(part);
        m_flow->addWidget(part);
    }
    setTabOrder(m_none, m_cards.empty() ? m_none : m_cards.front().second);
    for (std::size_t i = 1; i < m_cards.size(); ++i)
        setTabOrder(m_cards[i - 1].second, m_cards[i].second);
}

void CardChooser::renderPlaces(const specter::View &view, const AgentDraft &draft)
{
    CardUse bare = m_card.value_or(CardUse{});
    bare.at.reset();
    const bool needed = m_card && agentsReason<specter::reason::NoSpaceYet>(against(view, draft, bare)) != nullptr;
    for (QWidget *part : std::initializer_list<QWidget *>{m_whereRow, m_onBoard})
        part->setVisible(needed);
    if (!needed)
    {
        m_places = {};
        m_placesOf = {};
        return;
    }
    const Space from = m_card->before ? draft.path.front() : draft.path.back();
    const std::tuple<int, bool, Space> of{static_cast<int>(m_card->card) + 1, m_card->before, from};
    const QSignalBlocker quiet(m_where);
    if (of != m_placesOf)
    {
        m_placesOf = of;
        m_places = {};
        const specter::EquipmentCard *card = specter::cardOf(view.open.pack, m_card->card);
        within(boardOf(view.open), from, card != nullptr ? card->within.value_or(0) : 0)
            .forEach(
                [&](Space space)
                {
                    CardUse there = *m_card;
                    there.at = space;
                    m_places.set(
                        space, agentsReason<specter::reason::TokenTooFar>(against(view, draft, there)) == nullptr);
                });
        m_where->clear();
        m_where->addItem(tr("choose a space"));
        m_places.forEach([this](Space space) { m_where->addItem(wording::name(specter::Coordinate(space))); });
    }
    const int index = m_card->at ? m_where->findText(wording::name(*m_card->at)) : 0;
    m_where->setCurrentIndex(std::max(index, 0));
}

void CardChooser::renderHunters(const specter::View &view, const AgentDraft &draft)
{
    CardUse bare = m_card.value_or(CardUse{});
    bare.hunter.reset();
    const bool needed = m_card && agentsReason<specter::reason::NoHunterYet>(against(view, draft, bare)) != nullptr;
    for (QWidget *part : std::initializer_list<QWidget *>{m_whomRow, m_die})
        part->setVisible(needed);
    m_onFoot.clear();
    m_targets = {};
    if (!needed)
        return;
    const QSignalBlocker quiet(m_whom);
    const QSignalBlocker quieter(m_die);
    m_whom->clear();
    m_whom->addItem(tr("choose a hunter"));
    for (const auto &[kind, hunter] : view.open.hunters)
    {
        CardUse there = *m_card;
        there.hunter = kind;
        there.die = 1;
        const bool allowed = agentsReason<specter::reason::NoTargetForCard>(against(view, draft, there)) == nullptr;
        if (allowed)
            m_targets.set(hunter.at);
        if (!hunter.inVehicle)
            m_onFoot.emplace_back(kind, hunter.at);
        if (allowed || m_card->hunter == kind)
            m_whom->addItem(wording::nameOf(view.open, kind), static_cast<int>(kind));
    }
    m_die->clear();
    m_die->addItem(tr("die"));
    for (int face = 1; face <= 6; ++face)
        m_die->addItem(QString::number(face));
    if (m_targets.empty() && !m_card->hunter)
        m_effect->setText(m_effect->text() + u' '
            + (m_card->before ? tr("Before the move no hunter on foot can see you: there is nobody to aim at.")
                              : tr("After the move no hunter on foot can see you: there is nobody to aim at.")));
    m_whom->setCurrentIndex(m_card->hunter ? std::max(m_whom->findData(static_cast<int>(*m_card->hunter)), 0) : 0);
    m_die->setCurrentIndex(m_card->die.value_or(0));
}

void CardChooser::render(const specter::View &view, const AgentDraft &draft)
{
    const bool moving = isOnMove(view) && view.sheet && !draft.path.empty();
    const bool placed = m_card && !m_card->at;
    m_card = moving ? draft.card : std::nullopt;
    // Once the token has its place, the board is the path's again.
    if (placed && m_card && m_card->at)
        m_onBoard->setChecked(false);
    setVisible(moving && !view.sheet->cards.empty());
    if (!moving)
        return m_onFoot.clear();
    renderCards(view, draft);
    m_caption->setText(tr("Equipment in this move"));
    //: no card
    label(m_none, tr("None"), tr("Use no card in this move"));
    m_none->setChecked(!m_card);
    m_effect->setText(m_card ? wording::effect(view.open, m_card->card) : QString());
    m_effect->setVisible(m_card.has_value());
    label(m_before, tr("Before the move"), tr("The card is used before the move"));
    label(m_after, tr("After it"), tr("The card is used after the move"));
    m_before->setChecked(m_card && m_card->before);
    m_after->setChecked(m_card && !m_card->before);
    m_before->setVisible(m_card.has_value());
    CardUse later = m_card.value_or(CardUse{});
    later.before = false;
    // One that is used before the move alone leaves nothing to choose.
    m_after->setVisible(m_card && agentsReason<specter::reason::BeforeTheMove>(against(view, draft, later)) == nullptr);
    m_whereCaption->setText(tr("Where"));
    m_where->setAccessibleName(tr("Space for the card’s token"));
    m_where->setToolTip(tr("Where the card’s token goes"));
    label(m_onBoard, tr("Choose on the board"), tr("While this is on, the space clicked on the board is the token’s"));
    m_whomCaption->setText(tr("Whom"));
    m_whom->setAccessibleName(tr("Hunter whom the card is used on"));
    m_whom->setToolTip(tr("A hunter on foot who can see you"));
    m_die->setAccessibleName(tr("The die that was rolled"));
    m_die->setToolTip(tr("What the die for the card showed"));
    renderPlaces(view, draft);
    renderHunters(view, draft);
}

} // namespace dossier
