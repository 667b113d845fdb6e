#include "app/command/verify_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/game_wording.h"
#include "app/play/play_process.h"
#include "app/play/seal_report.h"
#include "app/play/session_choice.h"

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

QString timeOf(const std::vector<storage::CheckedStep> &steps, std::uint32_t number)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(steps.at(number - 1).time.milliseconds);
    return QLocale().toString(time, QLocale::ShortFormat);
}

QString shownLine(const ShownSlot &slot, const std::vector<storage::CheckedStep> &steps)
{
    const QString named
        = QStringLiteral("%1: %2").arg(QString::fromStdString(slot.name), QString::fromStdString(slot.content));
    switch (slot.state)
    {
    case ShownSlot::State::AsSealed:
        return VerifyWords::tr("✓ %1. As sealed in step %2 (%3), shown in step %4.")
            .arg(named, QString::number(slot.sealedAt), timeOf(steps, slot.sealedAt), QString::number(slot.shownAt));
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
    if (report.sealed == 0)
        return {VerifyWords::tr("Nothing is sealed in this session.")};
    QStringList lines{VerifyWords::tr("Sealed from step %1: %2 of %3 steps.")
            .arg(report.firstSealed)
            .arg(report.sealed)
            .arg(report.steps)};
    if (report.broken)
        lines << VerifyWords::tr("✕ The seal of step %1 does not follow from the steps before it.").arg(*report.broken);
    QStringList words;
    const bool isItalian = QLocale().language() == QLocale::Italian;
    for (const std::string_view word :
        vault::sealWords(*report.link, isItalian ? vault::PaperLanguage::Italian : vault::PaperLanguage::English))
        words << QStringLiteral("%1 %2")
                     .arg(words.size() + 1)
                     .arg(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    return lines << VerifyWords::tr("Its words now: %1").arg(words.join(QStringLiteral("  ")));
}

QString wordsLine(const SealReport &report, const QString &words, const std::vector<storage::CheckedStep> &steps)
{
    if (words.isEmpty())
        return VerifyWords::tr("Without words that you noted during play, this shows only that the file fits itself.");
    if (!report.stepOfWords)
        return VerifyWords::tr("✕ The words are of no step of this session.");
    return VerifyWords::tr("✓ The words are those of step %1 (%2): all that was sealed up to there is bound by them.")
        .arg(QString::number(*report.stepOfWords), timeOf(steps, *report.stepOfWords));
}

/// Tells how much of the file's session the words that somebody noted bear out.
int codeOf(const SealReport &report, bool hasWords)
{
    if (report.broken || report.count(ShownSlot::State::Differs) > 0
        || (hasWords && report.sealed > 0 && !report.stepOfWords))
        return EXIT_FAILURE;
    const bool isProved
        = report.count(ShownSlot::State::AsSealed) > 0 && report.count(ShownSlot::State::NotSealed) == 0;
    return isProved ? EXIT_SUCCESS : cannotBeJudged;
}

struct Verified
{
    QStringList lines;
    int code = cannotBeJudged;
};

Verified verified(const std::vector<storage::CheckedStep> &steps, const GameLines &game, const QString &words)
{
    const SealReport report = sealReport(steps, game.revealed, words.toStdString());
    Verified result{headLines(report), codeOf(report, !words.isEmpty())};
    if (report.sealed > 0)
        result.lines << wordsLine(report, words, steps);
    for (const ShownSlot &slot : report.shown)
        result.lines << shownLine(slot, steps);
    result.lines << VerifyWords::tr("%1 shown: %2 as sealed, %3 not as sealed, %4 not sealed before.")
                        .arg(report.shown.size())
                        .arg(report.count(ShownSlot::State::AsSealed))
                        .arg(report.count(ShownSlot::State::Differs))
                        .arg(report.count(ShownSlot::State::NotSealed));
    return result;
}

int fail(const QString &text, int code)
{
    say(text + u'\n');
    return code;
}

/// The worse of two outcomes: something that differs outweighs what cannot be judged.
int worse(int one, int other)
{
    return one == EXIT_FAILURE || other == EXIT_FAILURE ? EXIT_FAILURE : std::max(one, other);
}

storage::Stored<Verified> verifySessions(
    storage::CampaignFile &file, const PlayedGames &games, const VerifyRequest &request)
{
    const storage::Stored<std::vector<CampaignListed>> all = campaignsOf(file);
    if (!all)
        return tl::unexpected(all.error());
    Verified total{{}, EXIT_SUCCESS};
    for (const CampaignListed &campaign : *all)
        for (const auto &session : campaign.sessions)
        {
            const GameLines *game = gameNamed(games, campaign.campaign.value.game);
            if (game == nullptr || (request.session && session.id.row != *request.session))
                continue;
            const storage::Stored<std::vector<storage::CheckedStep>> steps = checkSeals(file, session.id);
            if (!steps)
                return tl::unexpected(steps.error());
            const Verified one = verified(*steps, *game, request.words);
            total.lines << VerifyWords::tr("%1, session %2 (%3)")
                               .arg(campaign.campaign.value.name)
                               .arg(session.id.row)
                               .arg(game->title)
                        << one.lines << QString();
            total.code = worse(total.code, one.code);
        }
    if (total.lines.isEmpty())
        total = {{VerifyWords::tr("The file has no such session.")}, cannotBeJudged};
    return total;
}

} // namespace

int runVerify(const PlayedGames &games, const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return writeAll(STDOUT_FILENO, verifyHelpText().toStdString()) ? EXIT_SUCCESS : failedTransfer;
    const std::optional<VerifyRequest> request = requestIn(arguments);
    if (!request)
        return fail(verifyUsage().trimmed(), wrongUsage);
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::inspect(request->file);
    const storage::Stored<Verified> result
        = file ? verifySessions(*file, games, *request) : tl::unexpected(file.error());
    if (!result)
        return fail(wording::sentence(result.error()), noGame);
    const QString seal
        = VerifyWords::tr("A seal proves that the record did not change, not that the cardboard agreed.");
    const std::string text = (result->lines + QStringList(seal)).join(u'\n').toStdString() + '\n';
    return writeAll(STDOUT_FILENO, text) ? result->code : failedTransfer;
}

} // namespace dossier
