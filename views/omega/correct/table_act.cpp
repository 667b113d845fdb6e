#include "views/omega/correct/table_act.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/omega/selection/blasts.h"
#include "views/omega/selection/deployed.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <array>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct TableActWords
{
    Q_DECLARE_TR_FUNCTIONS(TableActWords)
};

constexpr std::array challengeStats{omega::Stat::Strength, omega::Stat::Intelligence};
constexpr std::array allStats{omega::Stat::Strength, omega::Stat::Intelligence, omega::Stat::Speed,
    omega::Stat::RangedDefense, omega::Stat::MeleeDefense, omega::Stat::MaxAdrenaline, omega::Stat::ActivationCost};
constexpr std::array ends{omega::Until::EndOfTurn, omega::Until::EndOfRound, omega::Until::TakenAway};

/// Maximum of a number on a card.
constexpr int max = 20;

/// Returns the names of all table acts, in order.
QStringList actNames()
{
    return {TableActWords::tr("A card asks for a challenge"), TableActWords::tr("A card gives an action"),
        TableActWords::tr("An effect begins"), TableActWords::tr("An effect ends"),
        TableActWords::tr("Somebody interrupts"), TableActWords::tr("Something explodes"),
        TableActWords::tr("Power tokens"), TableActWords::tr("The commandos get a figure"),
        TableActWords::tr("Plan for the reserves"), TableActWords::tr("Note of the overseer"),
        TableActWords::tr("Delete a note"), TableActWords::tr("Note of a commando")};
}

/// The ids of all table acts, in order; drafts are stored under them.
QStringList actIds()
{
    return {QStringLiteral("challenge"), QStringLiteral("action"), QStringLiteral("effect begins"),
        QStringLiteral("effect ends"), QStringLiteral("interruption"), QStringLiteral("explosion"),
        QStringLiteral("power"), QStringLiteral("figure"), QStringLiteral("plan"), QStringLiteral("note"),
        QStringLiteral("note goes"), QStringLiteral("note of a commando")};
}

/// Returns the text of the button that carries the act out.
QString buttonText(TableAct act)
{
    switch (act)
    {
    case TableAct::Challenge:
        return TableActWords::tr("Begin the challenge");
    case TableAct::Action:
        return TableActWords::tr("Take the action");
    case TableAct::EffectBegins:
        return TableActWords::tr("Begin the effect");
    case TableAct::EffectEnds:
        return TableActWords::tr("End the effect");
    case TableAct::Interruption:
        return TableActWords::tr("Use the interrupt");
    case TableAct::Explosion:
        return TableActWords::tr("Roll for the explosion…");
    case TableAct::Power:
        return TableActWords::tr("Set the power tokens");
    case TableAct::Piece:
        return TableActWords::tr("Place the figure");
    case TableAct::Plan:
        return TableActWords::tr("Save the plan");
    case TableAct::Notes:
    case TableAct::CommandosNote:
        return TableActWords::tr("Add the note");
    case TableAct::NoteGoes:
        return TableActWords::tr("Delete the note");
    }
    return {};
}

/// Returns the name of an effect's duration.
QString durationName(omega::Until until)
{
    switch (until)
    {
    case omega::Until::EndOfTurn:
        return TableActWords::tr("until the turn ends");
    case omega::Until::EndOfRound:
        return TableActWords::tr("until the round ends");
    case omega::Until::TakenAway:
        return TableActWords::tr("until it is removed");
    }
    return {};
}

std::optional<omega::Combatant> someone(DeskFormBuilder &form)
{
    const omega::PublicTable &table = form.table();
    const auto acting = table.turn ? std::optional(table.turn->who) : std::nullopt;
    return form.someone(TableActWords::tr("Who"), omega::everybodyOn(table), acting);
}

std::optional<omega::Role> commando(DeskFormBuilder &form)
{
    const auto who = someone(form);
    const auto *role = who ? std::get_if<omega::Role>(&*who) : nullptr;
    return role != nullptr ? std::optional(*role) : std::nullopt;
}

/// A line of text that everybody will read.
std::string nameLine(DeskFormBuilder &form)
{
    form.setHint(TableActWords::tr("Everybody will read the name."));
    return form.line(QStringLiteral("text"), TableActWords::tr("Its name")).toStdString();
}

std::string ownWords(DeskFormBuilder &form)
{
    return form.line(QStringLiteral("text"), TableActWords::tr("In your own words")).toStdString();
}

int cost(DeskFormBuilder &form)
{
    return form.number(QStringLiteral("cost"), TableActWords::tr("Cost"), 0, 0, max, TableActWords::tr("cost %1"));
}

template <typename Stats>
omega::Stat stat(DeskFormBuilder &form, const Stats &stats)
{
    return stats.at(form.choice(QStringLiteral("stat"), TableActWords::tr("Which stat"),
        namesOf(stats, [](omega::Stat one) { return wording::name(one); }), 0));
}

OmegaCommands challenge(DeskFormBuilder &form)
{
    const auto who = commando(form);
    const omega::Stat tested = stat(form, challengeStats);
    const int hits = form.number(
        QStringLiteral("hits"), TableActWords::tr("Hits needed"), 1, 1, max, TableActWords::tr("hits needed %1"));
    return who ? OmegaCommands{makeCommand(omega::BeginChallenge{*who, tested, hits})} : OmegaCommands{};
}

OmegaCommands action(DeskFormBuilder &form)
{
    const auto who = commando(form);
    const std::string name = nameLine(form);
    const int paid = cost(form);
    return who && !name.empty() ? OmegaCommands{makeCommand(omega::TakeAction{*who, {name}, paid})} : OmegaCommands{};
}

OmegaCommands effectBegins(DeskFormBuilder &form)
{
    const auto who = someone(form);
    const std::string name = nameLine(form);
    const omega::Stat changed = stat(form, allStats);
    const int amount = form.number(
        QStringLiteral("amount"), TableActWords::tr("Amount"), 0, -max, max, TableActWords::tr("amount %1"));
    const omega::Until until
        = ends.at(form.choice(QStringLiteral("until"), TableActWords::tr("How long"), namesOf(ends, durationName), 0));
    return who && !name.empty() ? OmegaCommands{makeCommand(omega::BeginEffect{{{name}, *who, changed, amount, until}})}
                                : OmegaCommands{};
}

OmegaCommands effectEnds(DeskFormBuilder &form)
{
    const std::vector<omega::Effect> &effects = form.table().effects;
    const QStringList names = namesOf(effects,
        [&](const omega::Effect &effect)
        {
            return TableActWords::tr("%1 on %2", "an effect, on somebody")
                .arg(wording::nameOf(form.table(), effect.name), wording::nameOf(form.table(), effect.on));
        });
    if (effects.empty())
        form.setHint(TableActWords::tr("No effect is in play."));
    const auto row = form.thing(QStringLiteral("effect"), TableActWords::tr("Which effect"), names, {}, names);
    return row ? OmegaCommands{makeCommand(omega::EndEffect{effects[*row].name, effects[*row].on})} : OmegaCommands{};
}

OmegaCommands interruption(DeskFormBuilder &form)
{
    const auto who = someone(form);
    const auto *role = who ? std::get_if<omega::Role>(&*who) : nullptr;
    const std::string name = nameLine(form);
    const int paid = cost(form);
    if (!who || name.empty())
        return {};
    // The overseer pays for a figure.
    return {makeCommand(omega::Interrupt{{name}, role != nullptr ? std::optional(*role) : std::nullopt, paid})};
}

/// OP-ATK-3: a kit's marker on the space explodes as its card says.
std::optional<omega::Explode> explosion(DeskFormBuilder &form)
{
    const std::optional<Space> at = form.space();
    if (const auto marked = at ? blastMarkedOn(form.table(), *at) : std::nullopt)
    {
        form.setHint(TableActWords::tr("On %1: %2, radius %3, %4", "a space, a marker, how far, dice")
                .arg(spaceName(marked->at), wording::name(*marked->marker), QString::number(marked->radius),
                    wording::dice(marked->dice)));
        return marked;
    }
    const auto number = [&](const QString &key, const QString &name, int max, const QString &around)
    { return form.number(key, name, 0, 0, max, around); };
    omega::Explode blast;
    blast.radius = number(QStringLiteral("radius"), TableActWords::tr("Radius"), max, TableActWords::tr("radius %1"));
    blast.dice.black = number(
        QStringLiteral("black"), TableActWords::tr("Black dice"), DicePool::maxOfAKind, TableActWords::tr("black %1"));
    blast.dice.red = number(
        QStringLiteral("red"), TableActWords::tr("Red dice"), DicePool::maxOfAKind, TableActWords::tr("red %1"));
    if (!at)
        return std::nullopt;
    blast.at = *at;
    return blast;
}

OmegaCommands power(DeskFormBuilder &form)
{
    const std::vector<omega::Combatant> figures = figuresOf(form.table());
    if (figures.empty())
        form.setHint(TableActWords::tr("No figure is on the map."));
    const auto who = form.someone(TableActWords::tr("Who"), figures);
    const int tokens
        = form.number(QStringLiteral("tokens"), TableActWords::tr("Tokens"), 0, 0, max, TableActWords::tr("tokens %1"));
    return who ? OmegaCommands{makeCommand(omega::SetPower{std::get<omega::FigureId>(*who), tokens})} : OmegaCommands{};
}

OmegaCommands piece(DeskFormBuilder &form)
{
    const std::vector<omega::KindId> kinds = piecesOf(form.table());
    const auto row = form.thing(QStringLiteral("piece"), TableActWords::tr("Which figure"),
        namesOf(kinds, [&](const omega::KindId &one) { return wording::nameOf(form.table(), one); }));
    const std::optional<Space> at = form.space();
    return row && at ? OmegaCommands{makeCommand(deployed(form.table(), kinds[*row], *at))} : OmegaCommands{};
}

OmegaCommands plan(DeskFormBuilder &form)
{
    const std::string words = ownWords(form);
    if (form.view().overseer)
        form.setHint(QString::fromStdString(form.view().overseer->plan));
    return words.empty() ? OmegaCommands{} : OmegaCommands{makeCommand(omega::WritePlan{words})};
}

std::vector<std::string> notesOf(const DeskFormBuilder &form)
{
    return form.view().overseer ? form.view().overseer->notes : std::vector<std::string>{};
}

OmegaCommands newNote(DeskFormBuilder &form)
{
    const std::string words = ownWords(form);
    std::vector<std::string> notes = notesOf(form);
    QStringList shown
        = namesOf(notes, [](const std::string &note) { return QStringLiteral("· ") + QString::fromStdString(note); });
    shown << TableActWords::tr("Only the overseer reads it, and the overseer’s report prints it.");
    form.setHint(shown.join(u'\n'));
    if (words.empty() || !form.view().overseer)
        return {};
    notes.push_back(words);
    return {makeCommand(omega::WriteNotes{std::nullopt, notes})};
}

OmegaCommands noteGoes(DeskFormBuilder &form)
{
    std::vector<std::string> notes = notesOf(form);
    const QStringList texts
        = namesOf(notes, [](const std::string &note) { return singleLine(QString::fromStdString(note)); });
    if (notes.empty())
        form.setHint(TableActWords::tr("No notes yet"));
    const auto row = form.thing(QStringLiteral("note"), TableActWords::tr("Which note"), texts, {}, texts);
    if (!row)
        return {};
    notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(*row));
    return {makeCommand(omega::WriteNotes{std::nullopt, notes})};
}

std::optional<std::pair<omega::Role, QString>> commandosNote(DeskFormBuilder &form)
{
    const auto who = form.someone(TableActWords::tr("Who"), commandosOf(form.table()));
    const QString words = QString::fromStdString(ownWords(form));
    form.setHint(TableActWords::tr("Added to that player’s notes, which nobody else sees, not even you."));
    return who && !words.isEmpty() ? std::optional(std::pair(std::get<omega::Role>(*who), words)) : std::nullopt;
}

OmegaCommands asksOf(TableAct act, DeskFormBuilder &form)
{
    switch (act)
    {
    case TableAct::Challenge:
        return challenge(form);
    case TableAct::Action:
        return action(form);
    case TableAct::EffectBegins:
        return effectBegins(form);
    case TableAct::EffectEnds:
        return effectEnds(form);
    case TableAct::Interruption:
        return interruption(form);
    case TableAct::Power:
        return power(form);
    case TableAct::Piece:
        return piece(form);
    case TableAct::Plan:
        return plan(form);
    case TableAct::Notes:
        return newNote(form);
    case TableAct::NoteGoes:
        return noteGoes(form);
    case TableAct::Explosion:
    case TableAct::CommandosNote:
        break;
    }
    return {};
}

} // namespace

QString idOf(TableAct act)
{
    return actIds().at(static_cast<qsizetype>(act));
}

TableActForm tableActForm(DeskFormBuilder &form)
{
    const auto row = form.thing(QStringLiteral("act"), TableActWords::tr("What happens"), actNames(), 0, actIds());
    TableActForm made{.act = static_cast<TableAct>(row.value_or(0))};
    if (made.act == TableAct::Explosion)
        made.explosion = explosion(form);
    else if (made.act == TableAct::CommandosNote)
        made.note = commandosNote(form);
    else
        made.commands = asksOf(made.act, form);
    const bool hasDice = made.explosion && made.explosion->dice != DicePool{};
    made.form = {.fields = form.takeFields(),
        .hint = form.hint(),
        .action = buttonText(made.act),
        .actionTip = TableActWords::tr("Do what the form says"),
        .closeTip = TableActWords::tr("Close the form (Esc)")};
    if (made.commands.empty() && !made.note && !hasDice)
        //: a list of the form
        made.form.missing = !form.unchosen().isEmpty() ? TableActWords::tr("Choose first: %1").arg(form.unchosen())
            : form.hint().isEmpty()                    ? TableActWords::tr("Fill in the form first.")
                                                       : form.hint();
    return made;
}

} // namespace dossier
