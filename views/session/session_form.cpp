#include "views/session/session_form.h"

#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"
#include "views/session/names_note.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace dossier
{

namespace
{

struct FormWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SessionForm)
};

constexpr int playerLines = 6;
constexpr int noteLines = 7;
constexpr int resultLines = 2;
/// Maximum length of a disputed value that is shown, in characters.
constexpr int maxValueLength = 200;
/// Maximum length of a path that is shown, in characters.
constexpr int pathCharacters = 90;
/// Maximum length of a path in the tooltip, in characters.
constexpr int maxPathLength = 1000;

/// A path that does not fit is cut in its middle: its end is the file's name.
QString shortened(const QString &path)
{
    constexpr int atTheFront = pathCharacters / 3;
    return path.size() <= pathCharacters
        ? path
        : path.left(atTheFront) + QChar(0x2026) + path.right(pathCharacters - atTheFront - 1);
}

QString captionOf(FactOfSession fact)
{
    return fact == &SessionDetails::date   ? FormWords::tr("&Date")
        : fact == &SessionDetails::players ? FormWords::tr("&Players")
        : fact == &SessionDetails::result  ? FormWords::tr("&Result")
                                           : FormWords::tr("N&otes");
}

QString nameOf(FactOfSession fact)
{
    return captionOf(fact).remove(u'&');
}

/// Adds a caption and its field, with a note below it.
void addFact(Parts &cells, const char *key, FactOfSession fact, Part field, std::optional<Part> note = {})
{
    const QString name = QString::fromLatin1(key);
    cells.push_back(text(captionOf(fact), Role::Strong)
            .named(nameOf(fact))
            .with(&Text::buddy, name)
            .with(&Part::alignment, Qt::AlignTop));
    cells.push_back(std::move(field).named(nameOf(fact)).stretched());
    if (note)
        cells.insert(cells.end(), {Part(), *std::move(note)});
}

Part facts(const SessionDraft &draft, int version, const SessionFormActions &actions)
{
    const auto edit = [&](const char *key, FactOfSession fact, int lines, const QString &tip)
    {
        const auto entered = [enter = actions.enter, fact](const QVariant &text) { enter(fact, text.toString()); };
        return field(QString::fromLatin1(key), {}, draft.textOf(fact), entered)
            .with(&Field::lines, lines)
            .with(&Field::version, version)
            .withTip(tip);
    };
    const auto dayEntered = [enter = actions.enter](const QVariant &day)
    { enter(&SessionDetails::date, day.toDate().toString(Qt::ISODate)); };
    const QDate day = QDate::fromString(draft.textOf(&SessionDetails::date), Qt::ISODate);
    Parts cells;
    addFact(cells, "date", &SessionDetails::date,
        field(QStringLiteral("date"), {}, day, dayEntered).withTip(FormWords::tr("The day of the session")));
    addFact(cells, "players", &SessionDetails::players,
        edit("players", &SessionDetails::players, playerLines,
            FormWords::tr("One player in each line, with the role after a colon"))
            .with(&Field::placeholder, FormWords::tr("Name: role\nName: role")),
        namesNote());
    addFact(cells, "result", &SessionDetails::result,
        edit("result", &SessionDetails::result, resultLines, FormWords::tr("How it ended; empty while it is played")));
    addFact(cells, "notes", &SessionDetails::notes,
        edit("notes", &SessionDetails::notes, noteLines, FormWords::tr("Anything to remember about the session")),
        text(FormWords::tr("Only this page and the end of the game show the notes."), Role::Small).wrapping());
    return table(2, std::move(cells)).with(&Box::spacing, 16).with(&Box::rowSpacing, 10);
}

/// The button follows the result as typed: unsaved text is saved on leaving.
Part resumeButton(const SessionDraft &draft, const SessionFormActions &actions)
{
    const bool isReadable = draft.session().problem.isEmpty();
    const bool isOver = !draft.textOf(&SessionDetails::result).simplified().isEmpty();
    const bool isNameless = !draft.session().unreadablePath.isEmpty();
    return button(isNameless ? FormWords::tr("Rename the file")
            : !isReadable    ? FormWords::tr("Try to open it")
            : isOver         ? FormWords::tr("Open")
                             : FormWords::tr("Continue"),
        "primary", actions.resume)
        .keyed(QStringLiteral("resume"))
        .with(&Button::reserved, std::vector<QString>{FormWords::tr("Continue"), FormWords::tr("Open")})
        .withTip(isNameless   ? FormWords::tr("Give the file a name that can be read; nothing else changes")
                : !isReadable ? FormWords::tr("See what is wrong; what is damaged may be rescued")
                : isOver      ? FormWords::tr("Open the finished session: its end, its table and its journal")
                              : FormWords::tr("Open the session where it was left"))
        .when(!draft.session().deleted || isNameless);
}

Part dispute(const SessionDraft &draft, const SessionFormActions &actions)
{
    const std::optional<FactOfSession> fact = draft.disputed();
    const QString words = fact
        ? FormWords::tr("%1: another window or program wrote “%2” meanwhile. Which of the two stays?")
              .arg(nameOf(*fact), singleLine(draft.theirs(), maxValueLength))
        : QString();
    return column(
        {text(words, Role::Fault).wrapping().with(&Part::announcement, words),
            flow({button(FormWords::tr("Keep mine"), "secondary", [settle = actions.settle] { settle(false); })
                         .withTip(FormWords::tr("Write what you typed over what the other wrote")),
                     button(FormWords::tr("Take the other"), "secondary", [settle = actions.settle] { settle(true); })
                         .withTip(FormWords::tr("Show what the other wrote; what you typed here goes"))})
                .spaced(6)})
        .spaced(14)
        .when(fact.has_value());
}

Part question(const SessionDraft &draft, const SessionFormActions &actions)
{
    const int others = draft.session().together - 1;
    return column(
        {text(others > 0
                 ? FormWords::tr("Delete this session? It is kept in the folder of deleted files; the other %n "
                                 "session(s) of its file stay.",
                       nullptr, others)
                 : FormWords::tr("Delete this session with its file? Both are kept in the folder of deleted files."),
             Role::Fault)
                .wrapping(),
            flow({button(FormWords::tr("Keep it"), "secondary", [ask = actions.ask] { ask(false); })
                         .keyed(QStringLiteral("keep"))
                         .withTip(FormWords::tr("Keep everything as it is")),
                     button(FormWords::tr("Delete it"), "secondary", actions.remove)
                         .withTip(FormWords::tr("Remove the session from the list; it is kept, and can be brought "
                                                "back"))})
                .spaced(6)})
        .spaced(14);
}

} // namespace

Part sessionForm(const SessionDraft &draft, bool asksToDelete, int version, const SessionFormActions &actions)
{
    const SessionRow &session = draft.session();
    const bool isUnsaved = draft.unsaved().has_value();
    // Nothing can be written into a file that does not open.
    const bool hasFacts = session.problem.isEmpty();
    const QString file = singleLine(nativePath(session.path), maxPathLength);
    const QString about = !session.problem.isEmpty()
        ? session.problem
        : FormWords::tr("Last played %1, kept in %2")
              .arg(
                  QLocale().toString(lastPlayed(session.place, session.played), QLocale::ShortFormat), shortened(file));
    return card({text(titleOf(session), Role::Heading).wrapping(), text(about, Role::Dim).wrapping().withTip(file),
                    facts(draft, version, actions).when(hasFacts), dispute(draft, actions),
                    // The line has its height also without a text, so that nothing below moves during typing.
                    text(isUnsaved ? FormWords::tr("Not saved yet; it is saved in a moment.") : QString(QChar::Nbsp),
                        Role::Small)
                        .wrapping()
                        .when(hasFacts),
                    flow({button(FormWords::tr("Bring it back"), "primary", actions.bringBack)
                                 .with(&Button::icon, QStringLiteral("history"))
                                 .withTip(FormWords::tr("Put the campaign file back among the others"))
                                 .when(session.deleted && !session.path.isEmpty()),
                             resumeButton(draft, actions),
                             button(FormWords::tr("Save"), "secondary", actions.save)
                                 .withTip(FormWords::tr("Write date, players, result and notes into the campaign file"))
                                 .disabledIf(!isUnsaved)
                                 .when(hasFacts && !session.deleted),
                             button(FormWords::tr("Statistics"), "secondary", actions.count)
                                 .withTip(FormWords::tr("Dice, wounds, fights and more of all sessions of this file"))
                                 .when(hasFacts && !session.deleted),
                             button(FormWords::tr("Delete…"), "secondary", [ask = actions.ask] { ask(true); })
                                 .withTip(FormWords::tr("Remove this session from the list; asks once"))
                                 .disabledIf(session.path.isEmpty())
                                 .when(!session.deleted)})
                        .spaced(6),
                    question(draft, actions).when(asksToDelete), stretch()})
        .spaced(14, {24, 20, 24, 20});
}

} // namespace dossier
