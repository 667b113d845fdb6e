#include "views/conquest/desk/desk_forms.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/kit/screen.h"
#include "views/kit/tab_order.h"

#include <QPoint>

#include <algorithm>
#include <utility>

namespace dossier
{

using namespace conquest;

namespace
{

struct FormsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DeskForms)
};

/// Returns the key of the field that waits to be filled in.
QString fieldToFill(const CardForm &card)
{
    return card.emptyField.isEmpty() ? firstOpenField(card.form) : card.emptyField;
}

/// Returns the options that a press on a space means. Of several aliens there nobody knows which is meant.
QStringList optionsAt(const PublicTable &table, Place place)
{
    QStringList names{wording::name(table, place)};
    const std::vector<AlienId> aliens = aliensAt(table, place);
    if (aliens.size() == 1)
        names << wording::name(table, aliens.front());
    return names;
}

/// Finds the first list in which nothing is chosen and spaces are; the list says that the board can be pressed.
std::optional<SpacesToPress> sayWhereToPress(Form &form, const PublicTable &table)
{
    for (Part &part : form.fields)
    {
        auto *field = std::get_if<Field>(&part.content);
        if (field == nullptr || field->value != QVariant(-1))
            continue;
        SpacesToPress choice{.field = part.key};
        for (const auto &[place, space] : table.spaces)
            if (std::ranges::any_of(
                    optionsAt(table, place), [&](const QString &name) { return field->options.contains(name); }))
                choice.spaces.push_back(place);
        if (choice.spaces.empty())
            continue;
        field->placeholder = FormsWords::tr("Click it on the board, or choose it here");
        return choice;
    }
    return std::nullopt;
}

} // namespace

DeskForms::DeskForms(Screen &screen, DeskFormActions actions)
    : m_screen(screen)
    , m_actions(std::move(actions))
{
}

/// Another seat finds no form, and gets its own back from its draft.
void DeskForms::render(const ConquestViewPtr &view)
{
    if (m_view && view && m_view->player != view->player)
    {
        m_open = {};
        m_refused.reset();
    }
    m_view = view;
    refresh();
}

/// The focus leaves a form that closes before its parts are deleted.
void DeskForms::refresh()
{
    if (!m_view)
        return;
    if (!isOpen())
        m_screen.hide();
    const QString seat = m_view->player ? QString::number(static_cast<int>(*m_view->player)) : QString();
    m_screen.render(seat, [this](const Theme & /*theme*/) { return shown(); });
    auto *fields = m_screen.findChild<QWidget *>(QStringLiteral("questionFields"));
    if (fields != nullptr && m_fields != fields)
        enterGoesOn(*fields);
    m_fields = fields;
}

Part DeskForms::shown()
{
    m_spacesToPress.reset();
    if (m_view && m_open.question)
        return cardQuestion(*m_open.question,
            {.change =
                    [this](const CardQuestion &next)
                {
                    m_open.question = next;
                    m_open.question->isTyped = true;
                    refresh();
                    m_actions.typed();
                },
                .keep = [this] { keepCard(); },
                .close = [this] { giveUp(); }})
            .keyed(QStringLiteral("question"));
    if (!m_view || !m_open.card)
        return column({}).when(false);
    Form form = cardNow().form;
    m_spacesToPress = sayWhereToPress(form, m_view->open);
    return formPart(form).keyed(QStringLiteral("card"));
}

void DeskForms::open(const CardDraft &draft)
{
    if (!m_view)
        return;
    m_open = {.card = draft};
    refresh();
    m_screen.focus(fieldToFill(cardNow()));
    m_actions.changed();
}

bool DeskForms::open(CardKind kind)
{
    const bool isCorrection = kind == CardKind::Correction;
    if (m_refused && (m_refused->kind == CardKind::Correction) == isCorrection && comeBack())
        return true;
    m_refused.reset();
    open(CardDraft{.kind = kind});
    return false;
}

void DeskForms::ask(const CardQuestion &question, const AfterQuestion &after)
{
    m_open = {.question = question, .after = after};
    refresh();
    m_screen.focus(firstField(question));
    m_actions.changed();
}

CardForm DeskForms::cardNow()
{
    CardForm card
        = cardForm(*m_view, *m_open.card, [this](const QString &key, const QVariant &value) { enter(key, value); });
    card.form.give = [this] { giveCard(); };
    card.form.close = [this] { close(); };
    card.form.extra = extraButtons(card);
    card.form.isUnsent = m_open.card->isUnsent;
    return card;
}

void DeskForms::enter(const QString &key, const QVariant &value)
{
    if (!m_open.card)
        return;
    m_open.card->entered.insert(key, value);
    m_open.card->isUnsent = false;
    refresh();
    m_actions.typed();
}

void DeskForms::clearEffects()
{
    m_open.card->entered.removeIf([](const auto &entry) { return entry.key().startsWith(QLatin1String("effect ")); });
    m_open.card->effects = 1;
    m_open.card->effect.reset();
    refresh();
    m_actions.typed();
}

Parts DeskForms::extraButtons(const CardForm &card)
{
    const QString course = QStringLiteral("course");
    const auto openCourse = [this, course]
    {
        if (const auto *shown = m_screen.findChild<QWidget *>(course))
            m_actions.openCourse(shown->mapToGlobal(QPoint()));
    };
    const auto addEffect = [this]
    {
        ++m_open.card->effects;
        refresh();
        m_actions.typed();
    };
    const bool isLeft = card.kind == CardKind::Text;
    return {button(isLeft ? FormsWords::tr("Leave it without effect") : FormsWords::tr("Effect later"), "secondary",
                [this] { giveBare(); })
                .keyed(QStringLiteral("bare"))
                .withTip(isLeft ? FormsWords::tr("The journal keeps that its effect was left")
                                : FormsWords::tr("Play or use it now, so that others may cancel it; its effect stays "
                                                 "due until it is applied or left"))
                .when(card.bare.has_value()),
        button(FormsWords::tr("Round, phase, battle…"), "secondary", openCourse)
            .withTip(FormsWords::tr("Correct what is under way; a right click above does the same"))
            .when(card.kind == CardKind::Correction)
            .keyed(course),
        button(FormsWords::tr("And another effect…"), "secondary", addEffect)
            .withTip(FormsWords::tr("The card does more than what is chosen above"))
            .when(card.addsEffect),
        button(FormsWords::tr("Remove the effects"), "secondary", [this] { clearEffects(); })
            .withTip(FormsWords::tr("Nothing is done yet: begin the list again"))
            .when(m_open.card->effects > 1)};
}

/// CQ-EVENT-1: a change of dice is paid for first.
void DeskForms::giveCard()
{
    const CardForm card = cardNow();
    CardDraft draft = *m_open.card;
    draft.kind = card.kind;
    draft.player = card.player;
    if (!card.isNew && !card.command)
        return;
    if (card.isNew)
        return askNew(draft, card.name);
    close();
    m_actions.leave();
    m_given = draft;
    const ConquestViewPtr given = m_view;
    if (card.cost)
        m_actions.giveAll({makeConquestCommand(*card.cost), makeConquestCommand(*card.command)});
    else if (card.isAnnounced)
        m_actions.announce(*get_if<PlayEvent>(&*card.command));
    else
        m_actions.give(makeConquestCommand(*card.command));
    m_given.reset();
    // Neither accepted nor refused: it could not be written.
    if (m_view == given && !m_refused && !isOpen())
        open(draft);
    m_actions.typed();
}

/// The card is played, and its effect stays due; or a due effect is left.
void DeskForms::giveBare()
{
    const CardForm card = cardNow();
    if (!card.bare)
        return;
    CardDraft draft = *m_open.card;
    draft.kind = card.kind;
    draft.player = card.player;
    close();
    m_actions.leave();
    m_given = draft;
    m_actions.give(makeConquestCommand(*card.bare));
    m_given.reset();
    m_actions.typed();
}

bool DeskForms::asksFor(const Violation &why, const ConquestCommand &command)
{
    const auto *play = std::get_if<PlayReason>(&why.reason);
    const auto *unknown = play == nullptr ? nullptr : get_if<reason::NumberUnknown>(play);
    // The dice of the resistance sheet are no card's.
    if (unknown == nullptr || unknown->member == "sectors" || !m_view)
        return false;
    const Race *race = command.as<TakeRace>() != nullptr ? raceNamed(m_view->open.pack, unknown->name) : nullptr;
    const auto card = cardNamedBy(command.command(), unknown->name);
    if (race == nullptr && !card)
        return false;
    this->ask(race != nullptr ? askFor(*race) : askFor(m_view->open, card->first, card->second),
        {.command = command, .form = m_given});
    return true;
}

void DeskForms::askNew(const ConquestCommand &command, const QString &name)
{
    if (const auto card = cardNamedBy(command.command(), name.trimmed().toStdString()); card && m_view)
        this->ask(askFor(m_view->open, card->first, card->second), {.formTakes = true});
}

void DeskForms::askNew(const CardDraft &form, const QString &name)
{
    if (m_view)
        ask(askFor(m_view->open, Deck::Events, name.trimmed().toStdString()), {.form = form});
}

void DeskForms::correct(const Printed &printed)
{
    if (m_view)
        ask(askToCorrect(printed), {});
}

void DeskForms::keepCard()
{
    m_open.question->told = lackIn(*m_open.question);
    if (m_open.question->told)
    {
        refresh();
        m_screen.focus(firstField(*m_open.question));
        return;
    }
    const Printed printed = printedIn(*m_open.question);
    const AfterQuestion after = m_open.after;
    const std::string name = visit([](const auto &card) { return card.name; }, printed);
    close();
    m_actions.give(makeConquestCommand(Describe{printed}));
    if (after.command)
        m_actions.continueWith(*after.command);
    else if (after.form)
    {
        CardDraft form = *after.form;
        form.rename(name);
        open(form);
    }
    else if (after.formTakes)
        m_actions.describe(name);
}

/// Cancels as a user cancels a question: reopens the form that waits below, and announces nothing.
void DeskForms::giveUp()
{
    const std::optional<CardDraft> form = m_open.after.form;
    form ? open(*form) : close();
}

void DeskForms::close()
{
    m_open = {};
    refresh();
    m_actions.changed();
}

bool DeskForms::stepBack()
{
    if (!isOpen())
        return false;
    m_open.question ? giveUp() : close();
    return true;
}

QString DeskForms::defaultButton() const
{
    return m_open.question ? QStringLiteral("keep") : QStringLiteral("give");
}

bool DeskForms::fill(Place place)
{
    if (!m_view || !m_open.card)
        return false;
    return enterOption(cardNow().form, optionsAt(m_view->open, place));
}

bool DeskForms::leadToMissing()
{
    if (!m_view || !m_open.card || cardNow().form.missing.isEmpty())
        return false;
    return m_screen.focus(fieldToFill(cardNow()));
}

void DeskForms::restoreTyped(const DeskDraft &typed)
{
    if (typed.question)
        ask(*typed.question, typed.after);
    else if (typed.card)
        open(*typed.card);
}

QString DeskForms::draft() const
{
    // A form waits under its question, and a refused one as long as its table stands.
    const bool waits = m_refused && m_view && m_view->open == m_refusedAt->open;
    const CardDraft *card = waits ? &*m_refused : nullptr;
    for (const std::optional<CardDraft> *open : {&m_open.after.form, &m_open.card})
        card = *open ? &**open : card;
    return card != nullptr && !card->entered.isEmpty() ? textOf(*card) : QString();
}

void DeskForms::setDraft(const QString &draft)
{
    if (const std::optional<CardDraft> card = cardDraftOf(draft); card && !isOpen())
        open(*card);
}

QString DeskForms::questionDraft() const
{
    return m_open.question && m_open.question->isTyped ? textOf(*m_open.question, m_open.after, m_texts) : QString();
}

void DeskForms::setQuestionDraft(const QString &draft)
{
    if (const auto question = questionOf(draft, m_texts); question && !isOpen())
        ask(question->first, question->second);
}

bool DeskForms::keepRefused()
{
    m_refusedAt = m_view;
    m_refused = m_view ? m_given : std::nullopt;
    return m_refused.has_value();
}

/// On another table the form would mean something else, and another seat may not read it.
bool DeskForms::comeBack()
{
    const std::optional<CardDraft> typed = std::exchange(m_refused, std::nullopt);
    if (!typed || !m_view || m_view->player != m_refusedAt->player || m_view->open != m_refusedAt->open)
        return false;
    open(*typed);
    return true;
}

void DeskForms::forget()
{
    m_refused.reset();
    close();
    m_view.reset();
}

} // namespace dossier
