#include "app/command/verify_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/game_wording.h"
#include "app/play/play_process.h"
#include "app/play/seal_report.h"
#include "app/play/session_choice.h"
#include "views/kit/plain_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <unistd.h>

#include <cstdlib>

namespace dossier
{

namespace
{

struct VerifyWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr int cannotBeJudged = 3;
constexpr int maxSlotLength = 400;

struct VerifyRequest
{
    QString file;
    QString words;
    std::optional<qint64> session;
};

std::optional<VerifyRequest> requestIn(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption root(QStringLiteral("root"), {}, QStringLiteral("words"));
    const QCommandLineOption session(QStringLiteral("session"), {}, QStringLiteral("number"));
    parser.addOptions({root, session});
    if (!parser.parse(QStringList(QStringLiteral("verify")) + arguments) || parser.positionalArguments().size() != 1)
        return std::nullopt;
    VerifyRequest request{parser.positionalArguments().front(), parser.value(root), {}};
    if (parser.isSet(session))
    {
        bool isNumber = false;
        request.session = parser.value(session).toLongLong(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    return request;
}

QString textOf(journal::Moment time)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(time.milliseconds), QLocale::ShortFormat);
}

/// Describes a slot in words; as it stands in the file where these cannot be made.
QString describe(const ShownSlot &slot, const GameLines &game)
{
    const QString text = game.slotText == nullptr ? QString() : game.slotText({slot.name, slot.content});
    const QString asStored
        = QStringLiteral("%1: %2").arg(QString::fromStdString(slot.name), QString::fromStdString(slot.content));
    return text.isEmpty() ? singleLine(asStored, maxSlotLength) : text;
}

QString shownLine(const ShownSlot &slot, const QString &named)
{
    switch (slot.state)
    {
    case ShownSlot::State::AsSealed:
        return VerifyWords::tr("✓ %1. As sealed in step %2 (%3), shown in step %4.")
            .arg(named, QString::number(slot.sealedAt), textOf(slot.sealedOn), QString::number(slot.shownAt));
    case ShownSlot::State::Differs:
        return VerifyWords::tr("✕ %1. Shown in step %2, but this is not what was sealed.")
            .arg(named, QString::number(slot.shownAt));
    case ShownSlot::State::NotSealed:
        return VerifyWords::tr("– %1. Shown in step %2; it was not sealed before.")
            .arg(named, QString::number(slot.shownAt));
    }
    return {};
}

QStringList headLines(const SealReport &report)
{
    if (!report.last)
        return {VerifyWords::tr("Nothing is sealed in this session.")};
    QStringList lines{VerifyWords::tr("Sealed from step %1: %2 of %3 steps.")
            .arg(report.firstSealed)
            .arg(report.sealed)
            .arg(report.steps)};
    if (report.broken)
        lines << VerifyWords::tr("✕ The seal of step %1 does not follow from the steps before it.").arg(*report.broken);
    const auto language
        = QLocale().language() == QLocale::Italian ? vault::PaperLanguage::Italian : vault::PaperLanguage::English;
    lines << VerifyWords::tr("Its words now: %1").arg(report.last->words(language).join(QStringLiteral("  ")));
    if (report.noted)
        lines << VerifyWords::tr(
            "✓ The words are those of step %1 (%2): all that was sealed up to there is bound by them.")
                     .arg(QString::number(report.noted->step), textOf(report.noted->time));
    return lines;
}

/// Returns the exit code for one session.
int codeOf(const SealReport &report)
{
    if (report.broken || report.count(ShownSlot::State::Differs) > 0)
        return EXIT_FAILURE;
    const bool isProved
        = report.count(ShownSlot::State::AsSealed) > 0 && report.count(ShownSlot::State::NotSealed) == 0;
    return isProved ? EXIT_SUCCESS : cannotBeJudged;
}

QStringList linesOf(const SealReport &report, const GameLines &game)
{
    QStringList lines = headLines(report);
    for (const ShownSlot &slot : report.shown)
        lines << shownLine(slot, describe(slot, game));
    return lines << VerifyWords::tr("%1 shown: %2 as sealed, %3 not as sealed, %4 not sealed before.")
                        .arg(report.shown.size())
                        .arg(report.count(ShownSlot::State::AsSealed))
                        .arg(report.count(ShownSlot::State::Differs))
                        .arg(report.count(ShownSlot::State::NotSealed));
}

struct Verified
{
    QStringList lines;
    int code = EXIT_SUCCESS;
};

/// The worse of two outcomes: something that differs outweighs what cannot be judged.
int worse(int one, int other)
{
    return one == EXIT_FAILURE || other == EXIT_FAILURE ? EXIT_FAILURE : std::max(one, other);
}

/// Adds a session; with words, only the one that they are of.
storage::Done addSession(Verified &all, storage::CampaignFile &file, const storage::Listed<storage::Session> &session,
    const GameLines &game, const QString &campaign, const QString &words)
{
    const storage::Stored<std::vector<storage::CheckedStep>> steps = checkSeals(file, session.id);
    if (!steps)
        return tl::unexpected(steps.error());
    const SealReport report = sealReport(*steps, game.revealed, words.toStdString());
    if (!words.isEmpty() && !report.noted)
        return {};
    all.lines << VerifyWords::tr("%1, session %2 (%3)").arg(campaign, QString::number(session.id.row), game.title)
              << linesOf(report, game) << QString();
    all.code = worse(all.code, codeOf(report));
    return {};
}

/// Closes the report with what the words prove, or that nothing was found.
Verified ended(Verified all, const QString &words)
{
    if (all.lines.isEmpty() && words.isEmpty())
        return {{VerifyWords::tr("The file has no such session.")}, cannotBeJudged};
    if (all.lines.isEmpty())
        return {{VerifyWords::tr("✕ The words are of no step of this file.")}, EXIT_FAILURE};
    if (words.isEmpty())
        all.lines << VerifyWords::tr(
            "Without words that you noted during play, this shows only that the file fits itself.");
    return all;
}

storage::Stored<Verified> verifySessions(
    storage::CampaignFile &file, const PlayedGames &games, const VerifyRequest &request)
{
    const storage::Stored<std::vector<CampaignListed>> all = campaignsOf(file);
    if (!all)
        return tl::unexpected(all.error());
    Verified verified;
    for (const auto &[campaign, sessions] : *all)
        for (const auto &session : sessions)
        {
            const GameLines *game = gameNamed(games, campaign.value.game);
            if (game == nullptr || (request.session && session.id.row != *request.session))
                continue;
            if (storage::Done done = addSession(verified, file, session, *game, campaign.value.name, request.words);
                !done)
                return tl::unexpected(done.error());
        }
    return ended(std::move(verified), request.words);
}

} // namespace

int runVerify(const PlayedGames &games, const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return writeAll(STDOUT_FILENO, verifyHelpText().toStdString()) ? EXIT_SUCCESS : failedTransfer;
    const std::optional<VerifyRequest> request = requestIn(arguments);
    if (!request)
        return complain(verifyUsage().trimmed(), wrongUsage);
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::inspect(request->file);
    const storage::Stored<Verified> result
        = file ? verifySessions(*file, games, *request) : tl::unexpected(file.error());
    if (!result)
        return complain(wording::sentence(result.error()));
    const QString seal
        = VerifyWords::tr("A seal proves that the record did not change, not that the cardboard agrees.");
    const std::string text = (result->lines + QStringList(seal)).join(u'\n').toStdString() + '\n';
    return writeAll(STDOUT_FILENO, text) ? result->code : failedTransfer;
}

} // namespace dossier
