#include "views/conquest/desk/due_form.h"

#include "views/conquest/desk/blanks.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/typed_digit.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace dossier
{

namespace
{

struct DueFormWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DueForm)
};

constexpr int maxFace = 6;

conquest::OpenValues valuesOf(const DueForm &form)
{
    return form.command && form.view ? openValues(*form.view, form.command->command(), form.filling)
                                     : conquest::OpenValues{};
}

DueEntry givenIfComplete(DueForm form)
{
    std::optional<ConquestCommand> given = complete(form);
    return {std::move(form), std::move(given)};
}

/// After the last required card the next name starts over.
DueEntry withName(DueForm form, const std::string &name)
{
    const conquest::OpenValues values = valuesOf(form);
    if (form.filling.cards.size() >= values.card->max)
        form.filling.cards.clear();
    form.filling.cards.push_back(name);
    form.name.clear();
    form.isRefused = false;
    ++form.names;
    // A name that was the only missing value gives the command at once.
    return values.dice.empty() && values.card->needed ? givenIfComplete(std::move(form)) : DueEntry{std::move(form)};
}

QString nameKey(const DueForm &form)
{
    return QStringLiteral("due/name %1").arg(form.names);
}

/// Says why the typed name cannot be entered; empty when it can.
QString trouble(const DueForm &form)
{
    return holdsName(form) ? troubleWith(form.view->open, valuesOf(form), form.name.trimmed(), form.isRefused)
                           : QString();
}

QString faceOf(const QString &whose, const QString &face)
{
    return DueFormWords::tr("%1: %2", "whose die, its face").arg(whose, face);
}

Part diceLine(const DueForm &form, const QStringList &dice)
{
    QStringList faces;
    for (qsizetype i = 0; i < dice.size(); ++i)
        faces << faceOf(dice.at(i),
            i < std::ssize(form.filling.dice) ? QString::number(form.filling.dice[static_cast<std::size_t>(i)])
                                              : QStringLiteral("–"));
    return text(faces.join(QStringLiteral(" · "))).wrapping().when(!dice.isEmpty());
}

Part faceButtons(const DueForm &form, const QStringList &dice, const DueFormActions &actions)
{
    Parts buttons;
    const qsizetype next = std::min<qsizetype>(std::ssize(form.filling.dice), dice.size() - 1);
    for (int face = 1; face <= maxFace && !dice.isEmpty(); ++face)
        buttons.push_back(
            button(QString::number(face), "die", [form, face, enter = actions.enter] { enter(withFace(form, face)); })
                .keyed(QStringLiteral("due/face %1").arg(face))
                .named(faceOf(dice.at(next), QString::number(face)))
                .withTip(
                    DueFormWords::tr("The die of %1 shows %2; the keys 1 to 6 do the same, Backspace takes one back")
                        .arg(dice.at(next), QString::number(face))));
    buttons.push_back(stretch());
    return row(std::move(buttons)).spaced(4).when(!dice.isEmpty());
}

Part whoRolls(const DueFormActions &actions)
{
    const QString name = DueFormWords::tr("We roll at the table");
    return field(QStringLiteral("due/rollAtTable"), name, actions.isRolledAtTable,
        [change = actions.rollAtTable](const QVariant &isOn) { change(isOn.toBool()); })
        .with(&Field::around, name)
        .withTip(DueFormWords::tr(
            "The button at the top then waits for your dice instead of rolling; kept for the next games"));
}

QStringList chosenCards(const DueForm &form)
{
    QStringList chosen;
    for (const std::string &card : form.filling.cards)
        chosen << wording::cardName(form.view->open, card);
    return chosen;
}

QString cardCaption(const conquest::OpenCards &card, const QStringList &chosen)
{
    return card.max > 1 ? DueFormWords::tr("%1 (%2 of %3)", "what is named, how many so far")
                              .arg(chosen.isEmpty() ? captionOf(card) : chosen.join(QStringLiteral(", ")),
                                  QString::number(chosen.size()), QString::number(card.max))
                        : captionOf(card);
}

/// Shows a field for the name of a card, typed or chosen from a list.
Part nameField(
    const DueForm &form, const conquest::OpenCards &card, const QString &shown, const DueFormActions &actions)
{
    QStringList names;
    for (const std::string &name : card.names)
        names << wording::cardName(form.view->open, name);
    names.sort(Qt::CaseInsensitive);
    const auto type = [form, enter = actions.enter](const QVariant &typed)
    {
        DueForm next = form;
        next.name = typed.toString();
        next.isRefused = false;
        enter({std::move(next)});
    };
    return field(nameKey(form), captionOf(card), shown, type)
        .with(&Field::options, names)
        .with(&Field::isSearchable, true)
        .with(&Field::placeholder, DueFormWords::tr("Name"))
        .with(&Part::shrinks, true)
        .with(&Field::activated,
            Action<int>([form, enter = actions.enter](int /*row*/) { enter(withCard(form, form.name)); }))
        .with(&Field::chosen, Action<>([form, enter = actions.enter] { enter(withCard(form, form.name)); }))
        .withTip(DueFormWords::tr("Type the name that is printed on it, or choose it from the list"));
}

Parts cardFields(const DueForm &form, const conquest::OpenValues &values, const DueFormActions &actions)
{
    if (!values.card)
        return {};
    const QStringList chosen = chosenCards(form);
    const QString wrong = trouble(form);
    const QString shown = values.card->max == 1 && !chosen.isEmpty() ? chosen.front() : form.name;
    const auto askNew = [form, enter = actions.enter] { enter({.form = form, .isNew = true}); };
    return {text(cardCaption(*values.card, chosen), Role::Small).wrapping(),
        column({nameField(form, *values.card, shown, actions)}),
        text(wrong, Role::Small).wrapping().when(!wrong.isEmpty()),
        row({button(DueFormWords::tr("Another card…"), "offer", askNew)
                    .withTip(DueFormWords::tr(
                        "A card or token that is not in the list yet: say once what is printed on it")),
                stretch()})
            .when(values.card->open)};
}

Parts choices(const DueForm &form, const conquest::OpenValues &values, const DueFormActions &actions)
{
    const QString caption = values.lost.empty() ? DueFormWords::tr("Pushed to the centre of the section")
                                                : DueFormWords::tr("The resistance wins: the alien that is lost");
    QStringList texts;
    for (const std::string &token : values.pushed)
        texts << wording::tokenName(form.view->open, token);
    for (const conquest::AlienId alien : values.lost)
        texts << wording::name(form.view->open, alien);
    Parts buttons;
    for (std::size_t i = 0; i < static_cast<std::size_t>(texts.size()); ++i)
        buttons.push_back(toggle(texts.at(static_cast<qsizetype>(i)), "offer",
            i < values.pushed.size() && values.pushed[i] == form.filling.pushed,
            [form, i, enter = actions.enter] { enter(withChoice(form, i)); })
                .keyed(QStringLiteral("due/choice %1").arg(i))
                .withTip(caption));
    return {text(caption, Role::Small).wrapping().when(!texts.isEmpty()), flow(std::move(buttons)).spaced(6)};
}

/// When only dice are required, the last of them completes the entry; rolled dice stay as long as people do not enter
/// others.
Part lastButtons(const DueForm &form, const conquest::OpenValues &values, const DueFormActions &actions)
{
    const bool rolls = !values.dice.empty();
    const QString wrong = trouble(form);
    const bool isTaken = holdsName(form)
        ? values.card->open || cardMeant(form.view->open, *values.card, form.name.trimmed()).has_value()
        : complete(form).has_value();
    const auto give
        = [form, enter = actions.enter] { enter(holdsName(form) ? withCard(form, form.name) : givenIfComplete(form)); };
    return row({button(rolls ? DueFormWords::tr("Roll") : DueFormWords::tr("Draw"), "secondary",
                    [form, draw = actions.draw] { draw(*form.command); })
                       .keyed(QStringLiteral("due/draw"))
                       .withTip(rolls ? DueFormWords::tr("Dossier rolls the dice, and draws what they bring")
                                      : DueFormWords::tr("Dossier draws from what is left"))
                       .when(values.drawable && !waitsForChoice(form) && !complete(form)),
                   button(DueFormWords::tr("Enter"), "secondary", give)
                       .keyed(QStringLiteral("due/enter"))
                       .withTip(wrong.isEmpty() ? DueFormWords::tr("Enter what is on the table") : wrong)
                       .disabledIf(!isTaken)
                       .when(values.card || !values.pushed.empty() || !values.lost.empty()),
                   stretch()})
        .spaced(8);
}

} // namespace

void updateForm(DueForm &form, const ConquestViewPtr &view, const std::optional<ConquestCommand> &command)
{
    const bool isSameCommand = form.command && command && form.command->command() == command->command();
    const bool isSameSeat = form.view && view && form.view->player == view->player;
    const bool isSame = isSameCommand && form.view && form.view->open == view->open;
    form.view = view;
    form.command = command;
    if (!isSame)
        form.filling = {};
    // Everybody sees the dice; a named card may be one of a hand.
    if (!isSameSeat)
        form.filling.cards.clear();
    if (isSameCommand && isSameSeat)
        return;
    form.name.clear();
    form.isRefused = false;
    ++form.names;
}

void resume(DueForm &form, const DueForm &before)
{
    if (!form.command || !before.command || form.command->command() != before.command->command())
        return;
    form.name = before.name;
    form.filling = before.filling;
}

bool isDue(const DueForm &form)
{
    return !valuesOf(form).none();
}

bool takesFaces(const DueForm &form)
{
    return form.filling.dice.size() < valuesOf(form).dice.size();
}

bool waitsForChoice(const DueForm &form)
{
    if (takesFaces(form) || complete(form))
        return false;
    const conquest::OpenValues values = valuesOf(form);
    const bool isNamed = !values.card || !values.card->needed || !form.filling.cards.empty();
    return isNamed && (!values.pushed.empty() || !values.lost.empty());
}

bool holdsName(const DueForm &form)
{
    return !form.name.trimmed().isEmpty() && valuesOf(form).card.has_value();
}

std::optional<ConquestCommand> complete(const DueForm &form)
{
    if (!isDue(form) || !isComplete(*form.view, form.command->command(), form.filling))
        return std::nullopt;
    return makeConquestCommand(filled(form.command->command(), form.filling));
}

DueEntry withFace(DueForm form, int face)
{
    if (face < 1 || face > maxFace || valuesOf(form).dice.empty())
        return {std::move(form)};
    if (!takesFaces(form))
        form.filling.dice.clear();
    form.filling.dice.push_back(face);
    const bool isDiceAlone = !openValues(*form.view, form.command->command(), {}).card;
    return isDiceAlone ? givenIfComplete(std::move(form)) : DueEntry{std::move(form)};
}

DueEntry withoutLastFace(DueForm form)
{
    if (!form.filling.dice.empty())
        form.filling.dice.pop_back();
    return {std::move(form)};
}

DueEntry withCard(DueForm form, const QString &text)
{
    const std::optional<conquest::OpenCards> card = valuesOf(form).card;
    if (!card)
        return {std::move(form)};
    if (const std::optional<std::string> named = cardMeant(form.view->open, *card, text.trimmed()))
        return withName(std::move(form), *named);
    form.name = text;
    const bool isNew = card->open && !text.trimmed().isEmpty();
    form.isRefused = !isNew;
    return {.form = std::move(form), .isNew = isNew};
}

DueEntry withDescribed(DueForm form, const std::string &name)
{
    const std::optional<conquest::OpenCards> card = valuesOf(form).card;
    if (card && std::ranges::find(card->names, name) != card->names.end())
        return withName(std::move(form), name);
    form.name.clear();
    return {std::move(form)};
}

DueEntry withCommand(DueForm form, const ConquestCommand &command)
{
    const auto *fight = command.as<conquest::FightCaptain>();
    const auto *due = form.command ? form.command->as<conquest::FightCaptain>() : nullptr;
    if (fight == nullptr || due == nullptr || due->at != fight->at || fight->lost)
        return {std::move(form), command};
    form.filling = diceOf(*fight);
    return givenIfComplete(std::move(form));
}

DueEntry withChoice(DueForm form, std::size_t chosen)
{
    const conquest::OpenValues values = valuesOf(form);
    if (chosen < values.pushed.size())
        form.filling.pushed = values.pushed[chosen];
    else if (chosen < values.lost.size())
        form.filling.lost = values.lost[chosen];
    return values.lost.empty() ? DueEntry{std::move(form)} : givenIfComplete(std::move(form));
}

std::optional<DueEntry> withKey(const DueForm &form, const QKeyEvent &event)
{
    if (!isDue(form))
        return std::nullopt;
    const int face = typedDigit(event).value_or(0);
    if (event.key() == Qt::Key_Backspace && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
        return withoutLastFace(form);
    return face >= 1 && face <= maxFace ? std::optional(withFace(form, face)) : std::nullopt;
}

QString firstField(const DueForm &form)
{
    return waitsForChoice(form)                    ? QStringLiteral("due/choice 0")
        : takesFaces(form) || !valuesOf(form).card ? QString()
                                                   : nameKey(form);
}

Part duePanel(const DueForm &form, const DueFormActions &actions)
{
    const conquest::OpenValues values = valuesOf(form);
    if (values.none())
        return panel({}).keyed(QStringLiteral("dueForm")).when(false);
    const conquest::Command &command = form.command->command();
    const QString explained = wording::explanation(form.view->open, command);
    const QStringList dice = diceNames(form.view->open, values);
    Parts parts{text(wording::offer(form.view->open, command), Role::Strong).wrapping(),
        text(explained, Role::Small).wrapping().when(!explained.isEmpty()), diceLine(form, dice),
        faceButtons(form, dice, actions), whoRolls(actions).when(values.drawable && !dice.isEmpty())};
    std::ranges::move(cardFields(form, values, actions), std::back_inserter(parts));
    std::ranges::move(choices(form, values, actions), std::back_inserter(parts));
    parts.push_back(lastButtons(form, values, actions));
    return panel(std::move(parts)).keyed(QStringLiteral("dueForm"));
}

} // namespace dossier
