#include "views/specter/agent/path_bar.h"

#include "model/specter/seen/numbers.h"
#include "views/board/read_lines.h"
#include "views/kit/verdict_sign.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace dossier
{

namespace
{

struct PathWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PathBar)
};

/// Splits a path into words, even without separators.
QStringList wordsOfPath(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]+[0-9]*|[0-9]+"));
    QStringList all;
    for (const QRegularExpressionMatch &match : word.globalMatch(text))
        all << match.captured();
    return all;
}

std::optional<Space> spaceOfPath(const QString &word, const QSize &size)
{
    const std::optional<Space> space = specter::spaceNamed(word.toUpper().toStdString());
    return space && space->x < size.width() && space->y < size.height() ? space : std::nullopt;
}

/// Returns the first word that names no space.
QString unreadOf(const QString &text, const QSize &size)
{
    for (const QString &word : wordsOfPath(text))
        if (!spaceOfPath(word, size))
            return word;
    return {};
}

} // namespace

std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size)
{
    std::vector<specter::Coordinate> path;
    for (const QString &word : wordsOfPath(text))
    {
        const std::optional<Space> space = spaceOfPath(word, size);
        if (!space)
            return std::nullopt;
        path.emplace_back(*space);
    }
    if (path.empty() || path.front() != start)
        path.insert(path.begin(), start);
    return path;
}

namespace
{

bool isDrawing(const DrawnMove &move)
{
    return move.isDue() && !move.draft().path.empty();
}

QSize sizeOf(const specter::View &view)
{
    const auto &rows = view.open.pack.board.rows;
    return {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
}

QString unreadWord(const DrawnMove &move, const PathEntry &entry)
{
    return entry.typed && isDrawing(move) ? unreadOf(*entry.typed, sizeOf(*move.view())) : QString();
}

bool holdsSteps(const DrawnMove &move, const PathEntry &entry)
{
    return isUnread(move, entry) || move.draft().path.size() > 1;
}

QString lineOf(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    const int steps = static_cast<int>(draft.path.size()) - 1;
    if (verdict.refusal)
        return wording::sentence(view.open, *verdict.refusal);
    if (steps == 0)
        return PathWords::tr("Stay on %1: %2. Click spaces or drag to draw the path.", "a space, what is shown")
            .arg(wording::name(draft.path.front()), agentwords::brief(draft, verdict));
    return PathWords::tr("%1 · %n of %2 steps · %3", "a path, numbers, what is shown", steps)
        .arg(wording::way(draft.path))
        .arg(specter::maxSteps(view.open, *view.sheet, draft))
        .arg(agentwords::brief(draft, verdict));
}

/// The sentence between the agent's moves; at the end the result of checking the open sheet.
QString idleSentence(const specter::View &view)
{
    const std::optional<SheetVerdict> verdict = view.agent ? sheetVerdict(view, *view.agent) : std::nullopt;
    if (verdict)
        return PathWords::tr("The game is over.") + u' ' + verdict->text;
    if (view.open.clock.phase == specter::Phase::Over)
        return PathWords::tr("The game is over. Reveal the sheet to everybody.");
    return view.open.clock.phase == specter::Phase::Hunters
        ? PathWords::tr("Hunters’ turn. Hand over the computer to reach their board.")
        : PathWords::tr("It is not your move.");
}

wording::Tone toneOf(const DrawnMove &move, const PathEntry &entry)
{
    using wording::Tone;
    if (!isDrawing(move))
    {
        const specter::View &view = *move.view();
        const std::optional<SheetVerdict> sheet = view.agent ? sheetVerdict(view, *view.agent) : std::nullopt;
        return !sheet ? Tone::Open : sheet->fits ? Tone::Allowed : Tone::Refused;
    }
    // An open choice breaks no rule, and a structure or an unreadable line is no path.
    if (entry.structure || isUnread(move, entry) || move.verdict().wantsChoice())
        return Tone::Open;
    return move.verdict().refusal ? Tone::Refused : Tone::Allowed;
}

const char *wordOf(wording::Tone tone)
{
    return tone == wording::Tone::Allowed ? "allowed" : tone == wording::Tone::Refused ? "refused" : "open";
}

Part sign(wording::Tone tone)
{
    const auto show
        = [tone](QWidget *shown, const Theme & /*theme*/) { static_cast<VerdictSign *>(shown)->setTone(tone); };
    return embedded(QStringLiteral("pathSign"),
        {[](QWidget *parent) { return new VerdictSign(parent); }, show, static_cast<int>(tone)})
        .named(spokenVerdict(tone, {}))
        .with(&Part::alignment, Qt::Alignment(Qt::AlignTop));
}

Part line(const DrawnMove &move, const PathEntry &entry, const PathActions &actions)
{
    const Action<QVariant> type([type = actions.type](const QVariant &typed) { type.run(typed.toString()); });
    return row({text(PathWords::tr("Path"), Role::Small),
                   field(QStringLiteral("path"), PathWords::tr("Path, space after space"), pathText(move, entry), type)
                       .with(&Field::placeholder, PathWords::tr("such as N1 N2 M3"))
                       .with(&Field::activated, Action<int>([enter = actions.enter](int) { enter.run(); }))
                       .with(&Field::undone, holdsSteps(move, entry) ? actions.takeBack : actions.undo)
                       .withTip(PathWords::tr(
                           "Type the spaces one after another (Ctrl+J comes here); Enter shows what will be "
                           "announced, Enter again writes the move. On the board a click plans from the start; "
                           "Shift+click or dragging goes on from the end"))
                       .stretched(),
                   button(QStringLiteral("←"), "offer", actions.takeBack)
                       .named(PathWords::tr("Step back"))
                       .withTip(PathWords::tr("Remove the last step (Backspace on the board)"))
                       .disabledIf(move.draft().path.size() < 2)})
        .spaced(8)
        .when(isDrawing(move));
}

Part shadings(const AgentLayers &layers, bool isMoving, const Action<AgentLayers> &show)
{
    const auto layer = [&](bool AgentLayers::*shown, const QString &words, const QString &tip)
    {
        const auto turn = [layers, shown, show]
        {
            AgentLayers next = layers;
            next.*shown = !(next.*shown);
            show.run(next);
        };
        return toggle(words, "shading", layers.*shown, turn).withTip(tip);
    };
    return flow(
        {text(PathWords::tr("Show"), Role::Small),
            layer(&AgentLayers::sight, PathWords::tr("Sight"),
                PathWords::tr("Red hatching: where hunters would see you")),
            layer(&AgentLayers::places, PathWords::tr("Possible places"),
                PathWords::tr("Blue outline: where the hunters may expect you")),
            //: the spaces where the move can end
            layer(&AgentLayers::ends, PathWords::tr("Move ends"),
                PathWords::tr("Where the move can end: a disc unseen, a ring with a last sighting, a square seen"))
                .when(isMoving)})
        .spaced(8);
}

} // namespace

bool isUnread(const DrawnMove &move, const PathEntry &entry)
{
    return !unreadWord(move, entry).isEmpty();
}

std::optional<std::vector<specter::Coordinate>> pathTyped(const DrawnMove &move, const QString &text)
{
    if (!isDrawing(move))
        return std::nullopt;
    const auto path = pathNamed(text, move.draft().path.front(), sizeOf(*move.view()));
    if (!path || path->size() < 2 || adjacent(path->front(), path->at(1)))
        return path;
    const auto end = std::ranges::find(move.ends(), path->at(1), &specter::QuietestEnd::end);
    if (end == move.ends().end())
        return path;
    std::vector<specter::Coordinate> whole(end->path.begin(), end->path.end());
    whole.insert(whole.end(), path->begin() + 2, path->end());
    return whole;
}

QString pathText(const DrawnMove &move, const PathEntry &entry)
{
    if (entry.typed && (isUnread(move, entry) || pathTyped(move, *entry.typed) == move.draft().path))
        return *entry.typed;
    QStringList names;
    for (const specter::Coordinate &space : move.draft().path)
        names << wording::name(space);
    return names.join(u' ');
}

QString pathSentence(const DrawnMove &move, const PathEntry &entry)
{
    const specter::View &view = *move.view();
    if (!isDrawing(move))
        return idleSentence(view);
    if (entry.structure)
        return PathWords::tr("%1 is a structure: closed to everybody.", "a space").arg(wording::name(*entry.structure));
    if (const QString word = unreadWord(move, entry); !word.isEmpty())
        return PathWords::tr("“%1” is not a space of the board.", "what was typed").arg(word);
    if (entry.isAnnounced && !move.verdict().refusal)
        return PathWords::tr("Enter again: %1", "what the primary button says")
            .arg(agentwords::defaultText(view, move.draft(), move.verdict()));
    return lineOf(view, move.draft(), move.verdict());
}

Part pathBar(const DrawnMove &move, const PathEntry &entry, const AgentLayers &layers, const PathActions &actions)
{
    const bool isMoving = isDrawing(move);
    const wording::Tone tone = toneOf(move, entry);
    const QString sentence = pathSentence(move, entry);
    constexpr int lines = 2;
    // Two lines while a move is drawn, for any text; between moves as many as it needs.
    return card(
        {row({sign(tone),
                 readLines(QStringLiteral("pathLine"), sentence, lines, Role::Strong).stretched().when(isMoving),
                 text(sentence, Role::Strong).wrapping().stretched().when(!isMoving)})
                .spaced(10),
            line(move, entry, actions), shadings(layers, isMoving, actions.showLayers)})
        .spaced(6, {14, 8, 12, 8})
        .with(&Box::look, QLatin1String("verdict"))
        .with(&Part::tone, QLatin1String(wordOf(tone)))
        .keyed(QStringLiteral("pathBar"));
}

} // namespace dossier
