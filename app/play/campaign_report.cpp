#include "app/play/campaign_report.h"

#include "app/play/game_wording.h"
#include "app/play/session_texts.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignReport)
};

QString titleOf(const std::vector<SessionOverview> &sessions)
{
    if (sessions.size() == 1)
        return headOf(sessions.front());
    QStringList campaigns;
    for (const SessionOverview &session : sessions)
        campaigns << plainLine(session.campaign);
    campaigns.removeDuplicates();
    return campaigns.isEmpty() ? ReportWords::tr("Report") : campaigns.join(QStringLiteral(", "));
}

void addAnswers(CampaignReport &report, const GameSessions &scope, const QString &path)
{
    const Statistics statistics = scope.game->statistics(path, scope.sessions);
    report.left.insert(report.left.end(), statistics.left.begin(), statistics.left.end());
    report.blocks.emplace_back(ReportHeading{2, ReportWords::tr("Figures: %1", "a game").arg(scope.game->title)});
    if (scope.isRunning)
        report.blocks.emplace_back(ReportParagraph{runningSessionNote()});
    for (const Answer &answer : statistics.answers)
    {
        report.blocks.emplace_back(ReportHeading{3, answer.question});
        report.blocks.emplace_back(ReportParagraph{answer.answer});
        if (!answer.rows.empty())
            report.blocks.emplace_back(ReportTable{titlesOf(answer), rowTextsOf(answer)});
    }
}

void addJournal(CampaignReport &report, const SessionOverview &session, const PlayedGames &games, const QString &path)
{
    const GameLines *game = gameNamed(games, session.game);
    if (game == nullptr || game->publicJournal == nullptr)
        return;
    const OrProblem<PublicJournalText> journal = game->publicJournal(path, session.number);
    if (!journal)
        return report.left.push_back({session.number, journal.error()});
    report.blocks.emplace_back(ReportHeading{2, ReportWords::tr("Journal")});
    for (int round = -1; const PublicText &line : journal->lines)
    {
        if (line.round != round)
        {
            report.blocks.emplace_back(ReportHeading{3,
                line.round > 0 ? ReportWords::tr("Round %1").arg(line.round)
                               : ReportWords::tr("Before the first round")});
            report.blocks.emplace_back(ReportList{});
        }
        round = line.round;
        std::get<ReportList>(report.blocks.back()).items << plainLine(line.text);
    }
}

/// Says which sessions are missing above, each once.
void addNotRead(CampaignReport &report)
{
    QStringList reasons;
    for (const auto &[session, why] : report.left)
        reasons << notCountedNote({session, why});
    reasons.removeDuplicates();
    for (const QString &reason : std::as_const(reasons))
        report.blocks.emplace_back(ReportParagraph{reason});
}

} // namespace

QString titleOf(const CampaignReport &report)
{
    return std::get<ReportHeading>(report.blocks.at(0)).text;
}

CampaignReport reportOf(const QString &path, const std::vector<SessionOverview> &sessions, const PlayedGames &games)
{
    CampaignReport report{{ReportHeading{1, titleOf(sessions)}}};
    if (sessions.empty())
        report.blocks.emplace_back(ReportParagraph{ReportWords::tr("The file has no session.")});
    for (const SessionOverview &session : sessions)
    {
        if (sessions.size() > 1)
            report.blocks.emplace_back(ReportHeading{2, headOf(session)});
        report.blocks.emplace_back(ReportList{detailsOf(session)});
        if (session.damage)
            report.blocks.emplace_back(ReportParagraph{wording::reason(*session.damage)});
    }
    for (const GameSessions &scope : byGame(sessions, games))
        addAnswers(report, scope, path);
    if (sessions.size() == 1)
        addJournal(report, sessions.front(), games, path);
    addNotRead(report);
    return report;
}

} // namespace dossier
