#include "app/specter/papers.h"

#include "app/session/kept_result.h"
#include "app/session/printed_facts.h"
#include "app/specter/setting_up.h"
#include "app/window/translators.h"
#include "model/core/worded_value.h"
#include "views/specter/face/face.h"
#include "views/specter/paper/sheet_document.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace dossier
{

namespace
{

struct SpecterPapers
{
    Q_DECLARE_TR_FUNCTIONS(SpecterPapers)
};

constexpr int minPlayers = 2;

/// Returns the public report of the session of that name.
QString reportOf(SpecterSession &session, const QString &name, const QStringList &agentsRoles)
{
    std::vector<storage::Player> players = session.players();
    for (storage::Player &player : players)
        if (agentsRoles.contains(player.role))
            player.role = agentsRole();
    PrintedSession printed{.name = name,
        .date = dateOf(session.keptGame()),
        .players = rolesAndPlayers(players),
        .view = session.publicView()};
    printed.lines = session.allPublicLines();
    return report(printed);
}

} // namespace

namespace
{

/// Returns a blank sheet for the open game, or for any.
QString blankSheetFor(const SpecterSession *session)
{
    if (session != nullptr)
        return blankSheet(session->publicView()->open);
    const OrProblem<NewTable> table = newTable(editionNamed({}), minPlayers);
    return table ? blankSheet(table->open) : QString();
}

} // namespace

QString documentOf(
    SpecterPaper paper, SpecterSession *session, const SpecterViewPtr &front, const QStringList &agentsRoles)
{
    if (paper == SpecterPaper::BlankSheet)
        return blankSheetFor(session);
    if (session == nullptr || session->publicView()->open.clock.phase == specter::Phase::SetUp)
        return {};
    const QString name = QFileInfo(session->path()).completeBaseName();
    if (paper == SpecterPaper::Report)
        return reportOf(*session, name, agentsRoles);
    return front ? filledSheet(*front, name) : QString();
}

QString agentsRole()
{
    return wording::nameOf(specter::PublicTable{}, specter::Agent::First);
}

PrintedPages pagesOf(SpecterPaper paper, Language language, Translators &translators, SpecterSession *session,
    const SpecterViewPtr &front)
{
    QStringList roles;
    for (const Language spoken : allLanguages)
        roles << translators.inLanguage(spoken, [] { return agentsRole(); });
    return {translators.inLanguage(language, [&] { return documentOf(paper, session, front, roles); }),
        translators.inLanguage(language, [&] { return titleOf(paper); })};
}

QString resultOf(const specter::PublicTable &open)
{
    if (!open.outcome)
        return {};
    const auto word = [](const auto &value) { return QString::fromLatin1(wordOf(value)); };
    return keptResult(
        specterFace().id, {word(open.outcome->winner), word(open.outcome->ending), QString::number(open.clock.turn)});
}

QString specterResult(const QString &kept)
{
    const QStringList values = valuesOfResult(specterFace().id, kept);
    if (values.size() != 3)
        return {};
    const auto winner = valueOf<specter::Side>(values.at(0).toStdString());
    const auto ending = valueOf<specter::Ending>(values.at(1).toStdString());
    if (!winner || !ending)
        return {};
    return SpecterPapers::tr("%1 (turn %2)", "how a game ended")
        .arg(wording::sentence(specter::Outcome{*winner, *ending}), values.at(2));
}

} // namespace dossier
