#include "views/conquest/desk/card_form.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/card_form_names.h"
#include "views/conquest/desk/effect_form.h"
#include "views/conquest/desk/row_fit.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"

#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int greatestFace = 6;
constexpr int kindsOfAll = 8;
/// A form with less room than that has its kind above the rest.
constexpr int narrowFormCharacters = 70;
constexpr int leastFormCharacters = 24;

} // namespace

QStringList CardForm::kinds()
{
    return {tr("Play an event"), tr("Use an ability"), tr("Activate Space Stuff"), tr("Apply a text"),
        tr("Cancel a card"), tr("Change the dice"), tr("Correct the table"), tr("End the game")};
}

CardForm::CardForm(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_kind(new QComboBox(this))
    , m_player(new QComboBox(this))
    , m_name(new QComboBox(this))
    , m_cancelled(new QComboBox(this))
    , m_own(new QSpinBox(this))
    , m_other(new QSpinBox(this))
    , m_text(newParagraph(Role::Small, this))
    , m_added(newParagraph(Role::Body, this))
    , m_effect(new EffectForm(this))
    , m_course(newButton("secondary", {}, this))
    , m_add(newButton("secondary", {}, this))
    , m_clear(newButton("secondary", {}, this))
    , m_give(newButton("primary", {}, this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
{
    setProperty("role", QStringLiteral("card"));
    layOut();
    listen();
    hide();
}

void CardForm::layOut()
{
    m_top = new QHBoxLayout;
    m_top->setSpacing(8);
    m_top->addWidget(m_caption);
    m_top->addStretch();
    m_top->addWidget(m_close);
    m_what = new QHBoxLayout;
    m_what->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_kind, m_player, m_name})
        m_what->addWidget(part, part == m_name ? 2 : part == m_player ? 1 : 0);
    auto *dice = new QHBoxLayout;
    dice->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_cancelled, m_own, m_other})
        dice->addWidget(part);
    dice->addStretch();
    m_act = new QHBoxLayout;
    m_act->setSpacing(8);
    for (QWidget *part : {m_course, m_add, m_clear, m_give})
        m_act->addWidget(part);
    m_act->insertStretch(m_act->count() - 1);
    QVBoxLayout *column = newColumn(this, 12, 6);
    column->addLayout(m_top);
    column->addLayout(m_what);
    column->addLayout(dice);
    for (QWidget *part : std::initializer_list<QWidget *>{m_text, m_added, m_effect})
        column->addWidget(part);
    column->addLayout(m_act);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->completer()->setFilterMode(Qt::MatchContains);
    for (QComboBox *box : {m_name, m_cancelled})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (QSpinBox *die : {m_own, m_other})
        die->setRange(1, greatestFace);
    enterGoesOn(*this);
}

QSize CardForm::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * leastFormCharacters, QFrame::minimumSizeHint().height()};
}

void CardForm::fit()
{
    standAsThereIsRoom(*m_act, contentsRect().width() - 2 * layout()->contentsMargins().left());
    const bool narrow = width() < fontMetrics().averageCharWidth() * narrowFormCharacters;
    if (narrow == std::exchange(m_narrow, narrow))
        return;
    m_caption->setVisible(!narrow);
    (narrow ? m_what : m_top)->removeWidget(m_kind);
    (narrow ? m_top : m_what)->insertWidget(0, m_kind);
}

void CardForm::listen()
{
    connect(m_kind, &QComboBox::activated, this,
        [this](int kind)
        {
            m_kindNow = static_cast<Kind>(kind);
            refresh();
        });
    connect(m_player, &QComboBox::activated, this, &CardForm::refreshNames);
    connect(m_name, &QComboBox::currentTextChanged, this,
        [this]
        {
            tellText();
            showEffects();
            labelGive();
        });
    connect(m_effect, &EffectForm::kindChosen, this, &CardForm::refresh);
    const auto addAnother = [this]
    {
        m_effects = effects();
        m_effect->begin(std::nullopt);
        refresh();
    };
    connect(m_add, &QPushButton::clicked, this, addAnother);
    const auto addNone = [this]
    {
        m_effects.clear();
        refresh();
    };
    connect(m_clear, &QPushButton::clicked, this, addNone);
    connect(m_course, &QPushButton::clicked, this,
        [this] { emit courseAsked(m_course->mapToGlobal(m_course->rect().topLeft())); });
    connect(m_give, &QPushButton::clicked, this, &CardForm::give);
    connect(m_close, &QPushButton::clicked, this, &CardForm::dismiss);
}

void CardForm::render(const SeenConquest &view)
{
    m_view = view;
    if (isVisible())
        refresh();
}

void CardForm::begin(
    Kind kind, const std::string &name, const std::optional<Effect> &effect, std::optional<Colour> player)
{
    if (!m_view)
        return;
    m_kindNow = kind;
    m_namesOf.reset();
    m_effects.clear();
    m_effect->render(std::make_shared<const PublicTable>(m_view->open));
    m_effect->allowNothing(kind != Kind::Correction);
    m_effect->begin(effect);
    // The name of what was given before is no part of what begins now.
    m_name->setCurrentIndex(-1);
    m_name->clearEditText();
    show();
    // Whose it is, unless it is somebody's, is who is on turn.
    m_player->clear();
    refresh();
    const std::vector<Colour> &players = m_view->open.players.colours;
    if (const auto whose = player ? std::ranges::find(players, *player) : players.end(); whose != players.end())
    {
        m_player->setCurrentIndex(static_cast<int>(whose - players.begin()));
        refreshNames();
    }
    if (const auto at = std::ranges::find(m_names, name); at != m_names.end())
        m_name->setCurrentIndex(static_cast<int>(at - m_names.begin()));
    // What the card does is asked first where the card is known already.
    if (!chosenName().empty() && m_effect->isVisible())
        m_effect->setFocus(Qt::OtherFocusReason);
    else
        (m_name->isVisible() ? m_name : m_kind)->setFocus(Qt::OtherFocusReason);
}

std::optional<CardForm::Typed> CardForm::typed() const
{
    if (isHidden() || !m_view)
        return std::nullopt;
    return Typed{m_kindNow, m_name->currentText(), player(), m_effects, m_effect->effect()};
}

void CardForm::takeUp(const Typed &typed)
{
    begin(typed.kind, {}, typed.effect, typed.player);
    m_effects = typed.added;
    refresh();
    m_name->setEditText(typed.name);
    if (!chosenName().empty() && m_effect->isVisible())
        m_effect->setFocus(Qt::OtherFocusReason);
}

Colour CardForm::player() const
{
    const std::vector<Colour> &players = m_view->open.players.colours;
    const auto index = static_cast<std::size_t>(std::max(0, m_player->currentIndex()));
    return index < players.size() ? players[index] : Colour::Green;
}

std::string CardForm::chosenName() const
{
    return m_view ? nameMeant(*m_view, m_names, m_name->currentText().trimmed()) : std::string();
}

std::optional<Command> CardForm::command() const
{
    if (!m_view)
        return std::nullopt;
    return commandOf(*m_view,
        {.kind = m_kindNow,
            .player = player(),
            .name = chosenName(),
            .cancelled = static_cast<std::size_t>(std::max(0, m_cancelled->currentIndex())),
            .own = m_own->value(),
            .other = m_other->value(),
            .effects = effects(),
            .correction = m_effect->effect()});
}

std::vector<Effect> CardForm::effects() const
{
    std::vector<Effect> all = m_effects;
    if (const std::optional<Effect> now = m_effect->effect())
        all.push_back(*now);
    return all;
}

bool CardForm::canBeNew() const
{
    return m_view && chosenName().empty() && !m_name->currentText().trimmed().isEmpty()
        && mayBeNew(*m_view, player(), m_kindNow);
}

void CardForm::tellText()
{
    m_text->setText(m_view && isNamed(m_kindNow)
            ? textFor(*m_view, player(), m_kindNow, m_names, m_name->currentText().trimmed())
            : QString());
    m_text->setVisible(!m_text->text().isEmpty());
}

void CardForm::labelGive()
{
    const std::string name = m_view ? chosenName() : std::string();
    const QString card = name.empty() ? QString() : wording::cardName(m_view->open, name);
    const bool isNew = canBeNew();
    const bool bare = isNamed(m_kindNow) && m_kindNow != Kind::Dice && effects().empty();
    label(m_give, isNew ? tr("Enter a new card…") : doneWith(m_kindNow, card),
        isNew      ? tr("Say once what is printed on it; this form opens again with it")
            : bare ? tr("Without an effect: what the card does is not entered")
                   : tr("Do it, with what is entered"));
    m_give->setEnabled(isNew || command().has_value());
    fit();
}

void CardForm::give()
{
    if (canBeNew())
        return emit newCardAsked();
    const std::optional<Command> asked = command();
    if (!asked)
        return;
    const std::optional<Command> cost
        = m_kindNow == Kind::Dice ? costOfDice(*m_view, player(), chosenName()) : std::nullopt;
    m_given = typed().value_or(Typed{});
    hide();
    if (cost)
        emit allGiven({askingConquest(*cost), askingConquest(*asked)});
    else
        emit commandGiven(askingConquest(*asked));
}

void CardForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
    if (event->type() == QEvent::FontChange)
        fit();
    QFrame::changeEvent(event);
}

void CardForm::resizeEvent(QResizeEvent * /*event*/)
{
    fit();
}

void CardForm::refreshNames()
{
    m_effect->setWhose(player());
    const QString before = m_name->currentText();
    const std::pair of{m_kindNow, player()};
    const bool same = std::exchange(m_namesOf, of) == of;
    m_names = namesFor(*m_view, player(), m_kindNow);
    QStringList shown;
    for (const std::string &name : m_names)
        shown << wording::cardName(m_view->open, name);
    m_name->clear();
    m_name->addItems(shown);
    m_name->setCurrentIndex(static_cast<int>(shown.indexOf(before)));
    if (m_name->currentIndex() < 0)
        m_name->setEditText(same ? before : QString());
    m_cancelled->clear();
    for (const Cancellable &card : cancellableIn(*m_view))
        m_cancelled->addItem(wording::cardName(m_view->open, card.card));
}

void CardForm::showEffects()
{
    if (!m_view)
        return;
    const bool withEffects = isNamed(m_kindNow) && m_kindNow != Kind::Dice
        && !isOfNoList(*m_view, player(), m_kindNow, m_names, m_name->currentText().trimmed());
    m_effect->setVisible(withEffects || m_kindNow == Kind::Correction);
    m_add->setVisible(withEffects && m_effect->effect());
    m_clear->setVisible(withEffects && !m_effects.empty());
    m_added->setText(sentencesOf(m_view->open, m_effects));
    m_added->setVisible(withEffects && !m_effects.empty());
}

void CardForm::refresh()
{
    if (!m_view)
        return;
    const bool battle = m_view->open.battle && !m_view->open.battle->fight.attacker.empty();
    const QStringList kindNames = kinds();
    const QSignalBlocker blocker(m_kind);
    m_kind->clear();
    m_kind->addItems(kindNames.mid(0, kindsOfAll));
    m_kind->setCurrentIndex(static_cast<int>(m_kindNow));
    m_caption->setText(kindNames.at(static_cast<qsizetype>(m_kindNow)).toUpper());
    const int chosen = m_player->currentIndex();
    m_player->clear();
    for (const Colour colour : m_view->open.players.colours)
        m_player->addItem(wording::name(colour));
    const auto active = std::ranges::find(
        m_view->open.players.colours, m_view->player.value_or(m_view->open.clock.active.value_or(Colour::Green)));
    m_player->setCurrentIndex(chosen >= 0 && chosen < m_player->count() ? chosen
            : active == m_view->open.players.colours.end()
            ? 0
            : static_cast<int>(active - m_view->open.players.colours.begin()));
    refreshNames();
    const bool dice = m_kindNow == Kind::Dice;
    m_player->setVisible(isNamed(m_kindNow) && m_kindNow != Kind::Text);
    m_name->setVisible(isNamed(m_kindNow));
    m_cancelled->setVisible(m_kindNow == Kind::Cancel);
    m_own->setVisible(dice || m_kindNow == Kind::Cancel);
    m_other->setVisible(dice);
    if (dice && battle)
    {
        m_own->setValue(m_view->open.battle->fight.attacker.front());
        m_other->setValue(std::ranges::max(m_view->open.battle->fight.opponent));
    }
    m_effect->allowNothing(m_kindNow != Kind::Correction);
    m_course->setVisible(m_kindNow == Kind::Correction);
    showEffects();
    tellText();
    const auto name = [](QWidget *field, const QString &text)
    {
        field->setAccessibleName(text);
        field->setToolTip(text);
    };
    name(m_kind, tr("What is done"));
    name(m_player, tr("Whose it is"));
    name(m_name, tr("Its name, as it is printed: type it or choose it from the list"));
    name(m_cancelled, tr("The card that is cancelled"));
    name(m_own, dice ? tr("The aliens’ die") : tr("The die: 4 or more cancels a technology card"));
    name(m_other, tr("The resistance’s die, or the other player’s"));
    label(m_course, tr("Round, phase, battle…"), tr("Correct what is under way; a right click above does the same"));
    m_name->lineEdit()->setPlaceholderText(tr("Name of the card or ability"));
    writeAround(m_own, dice ? tr("Aliens: %1", "a die") : QStringLiteral("%1"));
    writeAround(m_other, tr("Against: %1", "a die"));
    label(m_add, tr("And another effect…"), tr("The card does more than what is chosen above"));
    label(m_clear, tr("Remove the effects"), tr("Nothing is done yet: begin the list again"));
    label(m_close, {}, tr("Close (Esc)"));
    labelGive();
}

} // namespace dossier
