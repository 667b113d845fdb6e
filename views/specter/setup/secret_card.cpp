#include "views/specter/setup/secret_card.h"

#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"
#include "views/specter/setup/objectives_row.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr std::size_t mostCards = 5;

/// The kinds of cards that a character may take, each once, in the order of the box.
std::vector<specter::Equipment> kindsFor(const specter::Pack &pack, specter::AgentKind character)
{
    std::vector<specter::Equipment> kinds;
    for (const specter::Equipment card : cardsFor(pack, character))
        if (!std::ranges::count(kinds, card))
            kinds.push_back(card);
    return kinds;
}

void name(QWidget *control, const QString &text, const QString &tip)
{
    control->setAccessibleName(text);
    control->setToolTip(tip);
}

} // namespace

SecretCard::SecretCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_chip(newChip(ChipTone::Violet, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_show(newButton("secondary", QStringLiteral("eye"), this))
    , m_content(new QWidget(this))
    , m_characterLabel(newLabel(Role::Strong, m_content))
    , m_character(new QComboBox(m_content))
    , m_cardsLabel(newLabel(Role::Strong, m_content))
    , m_cardsBox(new QWidget(m_content))
    , m_verdict(newParagraph(Role::Fault, m_content))
    , m_traitorLabel(newLabel(Role::Strong, m_content))
    , m_traitor(new QComboBox(m_content))
    , m_objectivesLabel(newLabel(Role::Strong, m_content))
    , m_objectives(new ObjectivesRow(m_content))
    , m_draw(newButton("secondary", QStringLiteral("history"), m_content))
{
    setProperty("role", QStringLiteral("card"));
    layOut();
    listen();
    retranslate();
}

void SecretCard::layOut()
{
    auto *cards = new FlowLayout(m_cardsBox, 8);
    for (std::size_t i = 0; i < mostCards; ++i)
    {
        auto *card = new QComboBox(m_cardsBox);
        m_cards.push_back(card);
        cards->addWidget(card);
    }
    // How high they are says the style alone: what was said here would hold until each of them is dressed.
    for (QComboBox *list : findChildren<QComboBox *>())
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_characterLabel->setBuddy(m_character);
    m_traitorLabel->setBuddy(m_traitor);
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins({});
    content->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_characterLabel, m_character, m_cardsLabel, m_cardsBox,
             m_verdict, m_traitorLabel, m_traitor, m_objectivesLabel, m_objectives, m_draw})
        content->addWidget(
            part, 0, part == m_character || part == m_traitor || part == m_draw ? Qt::AlignLeft : Qt::Alignment());
    auto *top = new QHBoxLayout;
    top->setSpacing(10);
    top->addWidget(m_caption);
    top->addWidget(m_chip);
    top->addStretch();
    QVBoxLayout *column = newCardColumn(this);
    column->addLayout(top);
    column->addWidget(m_about);
    column->addWidget(m_show, 0, Qt::AlignLeft);
    column->addWidget(m_content);
}

void SecretCard::listen()
{
    connect(m_show, &QPushButton::clicked, this, [this] { setCovered(!m_covered); });
    connect(m_draw, &QPushButton::clicked, this, &SecretCard::drawAsked);
    connect(m_objectives, &ObjectivesRow::rollAsked, this, &SecretCard::rollAsked);
    connect(m_objectives, &ObjectivesRow::facesChosen, this,
        [this](const std::vector<int> &faces)
        {
            m_wish.objectives = faces;
            emit wished(m_wish);
        });
    connect(m_character, &QComboBox::activated, this,
        [this](int entry) { emit wished(withCharacter(m_wish, m_box.pack, static_cast<specter::AgentKind>(entry))); });
    connect(m_traitor, &QComboBox::activated, this,
        [this](int entry)
        {
            const auto chosen = static_cast<std::size_t>(entry);
            if (chosen >= m_wish.players.hunters.size())
                return;
            m_wish.traitor = m_wish.players.hunters[chosen];
            emit wished(m_wish);
        });
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        connect(m_cards[i], &QComboBox::activated, this, [this, i](int entry) { chooseCard(i, entry); });
}

void SecretCard::chooseCard(std::size_t index, int entry)
{
    const std::vector<specter::Equipment> kinds = kindsFor(m_box.pack, m_wish.character);
    if (index >= m_wish.cards.size() || static_cast<std::size_t>(entry) >= kinds.size())
        return;
    m_wish.cards[index] = kinds[static_cast<std::size_t>(entry)];
    emit wished(m_wish);
}

void SecretCard::render(const specter::PublicTable &box, const SpecterWish &wish)
{
    m_box = box;
    m_wish = wish;
    refresh();
}

void SecretCard::setCovered(bool covered)
{
    m_covered = covered;
    retranslate();
    if (!covered)
        m_character->setFocus(Qt::OtherFocusReason);
}

void SecretCard::refresh()
{
    const specter::SetUp setUp = specter::setUpFor(m_wish.players.number);
    m_content->setVisible(!m_covered);
    fillCharacters();
    fillCards();
    fillTraitors();
    for (QWidget *part : std::initializer_list<QWidget *>{m_traitorLabel, m_traitor})
        part->setVisible(setUp.traitor);
    for (QWidget *part : std::initializer_list<QWidget *>{m_objectivesLabel, m_objectives})
        part->setVisible(!setUp.objectivesArePublic);
    m_objectives->render(m_covered ? specter::PrintedBoard{} : m_box.pack.board, m_wish.objectives);
    const bool impossible = !m_covered && !isHand(m_box.pack, m_wish.character, m_wish.cards);
    m_verdict->setVisible(impossible);
    m_verdict->setText(impossible ? tr("The box has fewer copies of this card.") : QString());
}

void SecretCard::fillCharacters()
{
    const QSignalBlocker silent(m_character);
    m_character->clear();
    if (m_covered)
        return;
    for (int kind = 0; kind < static_cast<int>(words(specter::AgentKind{}).size()); ++kind)
    {
        const auto character = static_cast<specter::AgentKind>(kind);
        m_character->addItem(wording::nameOf(m_box, character));
        m_character->setItemData(kind, tipLine(wording::effect(m_box, character)), Qt::ToolTipRole);
    }
    m_character->setCurrentIndex(static_cast<int>(m_wish.character));
    m_character->setToolTip(wording::effect(m_box, m_wish.character));
}

void SecretCard::fillCards()
{
    const std::vector<specter::Equipment> kinds = kindsFor(m_box.pack, m_wish.character);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
    {
        QComboBox *list = m_cards[i];
        const QSignalBlocker silent(list);
        list->clear();
        list->setVisible(i < m_wish.cards.size());
        name(list, tr("Equipment card %1").arg(i + 1), tr("An equipment card in the agent’s hand"));
        if (m_covered || i >= m_wish.cards.size())
            continue;
        list->setToolTip(wording::effect(m_box, m_wish.cards[i]));
        for (const specter::Equipment kind : kinds)
        {
            list->addItem(wording::nameOf(m_box, kind));
            list->setItemData(list->count() - 1, tipLine(wording::effect(m_box, kind)), Qt::ToolTipRole);
        }
        const auto held = std::ranges::find(kinds, m_wish.cards[i]);
        list->setCurrentIndex(held == kinds.end() ? -1 : static_cast<int>(held - kinds.begin()));
    }
}

void SecretCard::fillTraitors()
{
    const QSignalBlocker silent(m_traitor);
    m_traitor->clear();
    if (m_covered)
        return;
    for (const specter::HunterKind hunter : m_wish.players.hunters)
        m_traitor->addItem(wording::nameOf(m_box, hunter));
    const auto traitor = std::ranges::find(m_wish.players.hunters, m_wish.traitor);
    m_traitor->setCurrentIndex(static_cast<int>(traitor - m_wish.players.hunters.begin()));
}

void SecretCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SecretCard::retranslate()
{
    m_caption->setText(tr("What only the agent knows"));
    m_chip->setText(tr("secret"));
    m_about->setText(m_covered
            ? tr("Character and cards are drawn at random. Begin with them, or look and choose while nobody else does.")
            : tr("Choose, then cover it again before somebody else looks."));
    if (m_covered)
        label(m_show, tr("I am the agent: show"), tr("Show the agent’s choices; hunters, look away"));
    else
        label(m_show, tr("Cover again"), tr("Hide the agent’s choices"));
    m_characterLabel->setText(tr("Character"));
    name(m_character, tr("Character"), tr("The character played; hidden until first seen"));
    m_cardsLabel->setText(tr("Equipment cards"));
    m_traitorLabel->setText(tr("Who has the traitor’s card"));
    name(m_traitor, tr("Who has the traitor’s card"),
        tr("Deal the role cards at the table, then enter who got the traitor’s; only that player and the agent know"));
    m_objectivesLabel->setText(tr("Objectives"));
    label(m_draw, tr("Draw character and cards again"), tr("Character and cards at random, from the box"));
    refresh();
}

} // namespace dossier
