#include "views/conquest/desk/ask_form.h"

#include "views/conquest/desk/card_name.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/kit/typed_digit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int mostFace = 6;

} // namespace

AskForm::AskForm(QWidget *parent)
    : QFrame(parent)
    , m_caption(newParagraph(Role::Strong, this))
    , m_explanation(newParagraph(Role::Small, this))
    , m_dice(newParagraph(Role::Body, this))
    , m_faces(new QWidget(this))
    , m_cardCaption(newParagraph(Role::Small, this))
    , m_card(new CardName(this))
    , m_trouble(newParagraph(Role::Small, this))
    , m_new(newButton("offer", {}, this))
    , m_choices(new QWidget(this))
    , m_choicesCaption(newParagraph(Role::Small, this))
    , m_give(newButton("secondary", {}, this))
    , m_draw(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    layOut();
    connect(m_card, &CardName::named, this, &AskForm::takeCard);
    connect(m_card, &CardName::typed, this,
        [this](const QString &name)
        {
            m_name = name;
            m_refused = false;
            tellName();
        });
    connect(m_new, &QPushButton::clicked, this,
        [this]
        {
            if (m_ask)
                emit newCardAsked(ConquestAsk(*m_ask), m_card->currentText());
        });
    connect(m_give, &QPushButton::clicked, this, [this] { holdsName() ? takeName() : giveIfWhole(); });
    connect(m_draw, &QPushButton::clicked, this,
        [this]
        {
            if (m_ask)
                emit drawAsked(ConquestAsk(*m_ask));
        });
    hide();
}

void AskForm::layOut()
{
    auto *faces = new QHBoxLayout(m_faces);
    faces->setContentsMargins({});
    faces->setSpacing(4);
    for (int face = 1; face <= mostFace; ++face)
    {
        QPushButton *button = newButton("die", {}, m_faces);
        button->setText(QString::number(face));
        connect(button, &QPushButton::clicked, this, [this, face] { enterFace(face); });
        faces->addWidget(button);
        m_faceButtons << button;
    }
    faces->addStretch();
    new FlowLayout(m_choices);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_draw);
    buttons->addWidget(m_give);
    buttons->addStretch();
    QVBoxLayout *column = newColumn(this, 12, 6);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_caption, m_explanation, m_dice, m_faces, m_cardCaption, m_card, m_choicesCaption, m_choices})
        column->addWidget(part);
    column->insertWidget(column->indexOf(m_card) + 1, m_new, 0, Qt::AlignLeft);
    column->insertWidget(column->indexOf(m_card) + 1, m_trouble);
    column->addLayout(buttons);
}

void AskForm::render(const SeenConquest &view, const std::optional<ConquestAsk> &ask)
{
    const bool sameAsk = m_ask && ask && m_ask->command() == ask->command();
    const bool same = sameAsk && m_view && m_view->open == view->open;
    m_view = view;
    m_ask = ask;
    if (!same)
        m_filling = {};
    if (!sameAsk)
        m_name.clear();
    refresh();
}

bool AskForm::isDue() const
{
    return m_ask && m_view && !blanksOf(*m_view, m_ask->command(), m_filling).none();
}

void AskForm::takeUp(const Typed &typed)
{
    if (!m_ask || !typed.ask || m_ask->command() != typed.ask->command())
        return;
    m_name = typed.name;
    fill(typed.filling);
}

std::optional<ConquestAsk> AskForm::whole() const
{
    if (!m_ask || !m_view || !isWhole(*m_view, m_ask->command(), m_filling))
        return std::nullopt;
    return askingConquest(filled(m_ask->command(), m_filling));
}

bool AskForm::waitsForChoice() const
{
    if (isHidden() || !m_ask || !m_view || takesFaces() || whole())
        return false;
    const ConquestBlanks blanks = blanksOf(*m_view, m_ask->command(), m_filling);
    const bool named = !blanks.card || !blanks.card->needed || !m_filling.cards.empty();
    return named && (!blanks.pushed.empty() || !blanks.lost.empty());
}

void AskForm::askForChoice()
{
    if (!m_choiceButtons.isEmpty())
        m_choiceButtons.front()->setFocus(Qt::OtherFocusReason);
}

bool AskForm::takesFaces() const
{
    return m_ask && m_view && std::ssize(m_filling.dice) < blanksOf(*m_view, m_ask->command(), m_filling).dice.size();
}

bool AskForm::takeKey(const QKeyEvent &event)
{
    if (isHidden())
        return false;
    const int face = typedDigit(event).value_or(0);
    if (event.key() == Qt::Key_Backspace && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
        removeFace();
    else if (face >= 1 && face <= mostFace)
        enterFace(face);
    else
        return false;
    return true;
}

void AskForm::enterFace(int face)
{
    if (!m_ask || face < 1 || face > mostFace)
        return;
    const bool all = !takesFaces();
    if (blanksOf(*m_view, m_ask->command(), m_filling).dice.isEmpty())
        return;
    // After the last die another face begins anew.
    if (all)
        m_filling.dice.clear();
    m_filling.dice.push_back(face);
    const bool diceAlone = !blanksOf(*m_view, m_ask->command(), {}).card;
    refresh();
    if (diceAlone && whole())
        giveIfWhole();
    else
        emit entered();
}

void AskForm::removeFace()
{
    if (m_filling.dice.empty())
        return;
    m_filling.dice.pop_back();
    refresh();
    emit entered();
}

void AskForm::fill(const ConquestFilling &filling)
{
    m_filling = filling;
    refresh();
    emit entered();
}

void AskForm::takeCard(const QString &text)
{
    const auto card = m_ask && m_view ? blanksOf(*m_view, m_ask->command(), m_filling).card : std::nullopt;
    if (!card)
        return;
    if (const std::optional<std::string> named = cardMeant(m_view->open, *card, text.trimmed()))
        take(*named);
    else if (card->open && !text.trimmed().isEmpty())
        emit newCardAsked(ConquestAsk(*m_ask), text);
    else
    {
        m_refused = true;
        tellName();
    }
}

bool AskForm::holdsName() const
{
    return !isHidden() && !m_card->isHidden() && !m_name.trimmed().isEmpty();
}

void AskForm::takeName()
{
    takeCard(m_name);
    // What is none of the list is written otherwise there.
    if (m_refused)
        m_card->setFocus(Qt::OtherFocusReason);
}

void AskForm::tellName()
{
    const ConquestBlanks blanks = m_ask && m_view ? blanksOf(*m_view, m_ask->command(), m_filling) : ConquestBlanks{};
    const QString trouble
        = holdsName() && blanks.card ? troubleWith(m_view->open, blanks, m_name.trimmed(), m_refused) : QString();
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
    const bool taken
        = blanks.card && (blanks.card->open || cardMeant(m_view->open, *blanks.card, m_name.trimmed()).has_value());
    label(m_give, tr("Enter"), trouble.isEmpty() ? tr("Enter what is on the table") : trouble);
    m_give->setEnabled(holdsName() ? taken : whole().has_value());
}

void AskForm::takeTold(const std::string &name)
{
    const auto card = m_ask && m_view ? blanksOf(*m_view, m_ask->command(), m_filling).card : std::nullopt;
    if (card && std::ranges::find(card->names, name) != card->names.end())
        return take(name);
    m_name.clear();
    refresh();
}

void AskForm::takeFocus()
{
    if (takesFaces() || m_card->isHidden())
        setFocus(Qt::OtherFocusReason);
    else
        m_card->setFocus(Qt::OtherFocusReason);
}

/// Where no more are asked for another one begins anew.
void AskForm::take(const std::string &name)
{
    const ConquestBlanks blanks = blanksOf(*m_view, m_ask->command(), m_filling);
    if (m_filling.cards.size() >= blanks.card->most)
        m_filling.cards.clear();
    m_filling.cards.push_back(name);
    m_name.clear();
    refresh();
    // Where one thing alone was asked for, naming it is enough.
    if (blanks.dice.isEmpty() && blanks.card->needed && whole())
        giveIfWhole();
    else
        emit entered();
}

void AskForm::giveIfWhole()
{
    if (const std::optional<ConquestAsk> ask = whole())
        emit commandGiven(*ask);
}

void AskForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

void AskForm::refresh()
{
    const ConquestBlanks blanks = m_ask && m_view ? blanksOf(*m_view, m_ask->command(), m_filling) : ConquestBlanks{};
    setVisible(!blanks.none());
    if (blanks.none())
        return;
    m_caption->setText(wording::offer(m_view->open, m_ask->command()));
    m_explanation->setText(wording::explanation(m_view->open, m_ask->command()));
    m_explanation->setVisible(!m_explanation->text().isEmpty());
    refreshDice(blanks);
    refreshCard(blanks);
    refreshChoices(blanks);
    const bool dice = !blanks.dice.isEmpty();
    label(m_draw, dice ? tr("Roll") : tr("Draw"),
        dice ? tr("Dossier rolls the dice, and draws what they bring") : tr("Dossier draws from what is left"));
    // What was rolled stands, as long as people do not enter it otherwise.
    m_draw->setVisible(blanks.drawable && !waitsForChoice() && !whole());
    // Dice that are all that is asked for are entered with the last of them.
    m_give->setVisible(blanks.card || !blanks.pushed.empty() || !blanks.lost.empty());
    tellName();
}

void AskForm::refreshDice(const ConquestBlanks &blanks)
{
    QStringList dice;
    for (qsizetype i = 0; i < blanks.dice.size(); ++i)
        dice << tr("%1: %2", "whose die, its face")
                    .arg(blanks.dice.at(i),
                        i < std::ssize(m_filling.dice) ? QString::number(m_filling.dice[static_cast<std::size_t>(i)])
                                                       : QStringLiteral("–"));
    m_dice->setText(dice.join(QStringLiteral(" · ")));
    m_dice->setVisible(!dice.isEmpty());
    m_faces->setVisible(!dice.isEmpty());
    const qsizetype next = std::min<qsizetype>(std::ssize(m_filling.dice), blanks.dice.size() - 1);
    for (int face = 1; face <= mostFace && !dice.isEmpty(); ++face)
    {
        QPushButton *button = m_faceButtons.at(face - 1);
        button->setAccessibleName(tr("%1: %2", "whose die, its face").arg(blanks.dice.at(next)).arg(face));
        button->setToolTip(tr("The die of %1 shows %2; the keys 1 to 6 do the same, Backspace takes one back")
                .arg(blanks.dice.at(next))
                .arg(face));
    }
}

void AskForm::refreshCard(const ConquestBlanks &blanks)
{
    m_card->setVisible(blanks.card.has_value());
    m_cardCaption->setVisible(blanks.card.has_value());
    m_new->setVisible(blanks.card && blanks.card->open);
    label(
        m_new, tr("Another card…"), tr("A card or token that is not in the list yet: say once what is printed on it"));
    if (!blanks.card)
        return;
    QStringList chosen;
    for (const std::string &card : m_filling.cards)
        chosen << wording::cardName(m_view->open, card);
    m_cardCaption->setText(blanks.card->most > 1
            ? tr("%1 (%2 of %3)", "what is named, how many so far")
                  .arg(chosen.isEmpty() ? blanks.card->caption : chosen.join(QStringLiteral(", ")))
                  .arg(chosen.size())
                  .arg(blanks.card->most)
            : blanks.card->caption);
    QStringList names;
    for (const std::string &name : blanks.card->names)
        names << wording::cardName(m_view->open, name);
    m_card->setAccessibleName(blanks.card->caption);
    m_card->setToolTip(tr("Type the name that is printed on it, or choose it from the list"));
    m_card->offer(names, blanks.card->most == 1 && !chosen.isEmpty() ? chosen.front() : m_name);
    m_card->lineEdit()->setPlaceholderText(tr("Name"));
}

void AskForm::refreshChoices(const ConquestBlanks &blanks)
{
    QStringList texts;
    for (const std::string &token : blanks.pushed)
        texts << wording::tokenName(m_view->open, token);
    for (const conquest::AlienId alien : blanks.lost)
        texts << wording::name(m_view->open, alien);
    m_choicesCaption->setText(blanks.lost.empty() ? tr("Pushed to the centre of the section")
                                                  : tr("The resistance wins: the alien that is lost"));
    m_choicesCaption->setVisible(!texts.isEmpty());
    m_choices->setVisible(!texts.isEmpty());
    while (m_choiceButtons.size() < texts.size())
    {
        QPushButton *button = newButton("offer", {}, m_choices);
        button->setCheckable(true);
        m_choices->layout()->addWidget(button);
        const auto index = static_cast<std::size_t>(m_choiceButtons.size());
        connect(button, &QPushButton::clicked, this,
            [this, index]
            {
                const ConquestBlanks now = blanksOf(*m_view, m_ask->command(), m_filling);
                if (index < now.pushed.size())
                    m_filling.pushed = now.pushed[index];
                else if (index < now.lost.size())
                    m_filling.lost = now.lost[index];
                refresh();
                now.lost.empty() ? emit entered() : giveIfWhole();
            });
        m_choiceButtons << button;
        tabThrough({m_choices, m_draw, m_give});
    }
    for (qsizetype i = 0; i < m_choiceButtons.size(); ++i)
    {
        m_choiceButtons.at(i)->setVisible(i < texts.size());
        if (i >= texts.size())
            continue;
        const auto at = static_cast<std::size_t>(i);
        label(m_choiceButtons.at(i), texts.at(i), m_choicesCaption->text());
        m_choiceButtons.at(i)->setChecked(at < blanks.pushed.size() && blanks.pushed[at] == m_filling.pushed);
    }
}

} // namespace dossier
