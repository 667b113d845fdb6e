#include "app/command/export_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/game_wording.h"
#include "app/play/key_words.h"
#include "app/play/play_process.h"
#include "app/play/public_export.h"

#include <QCommandLineParser>

#include <unistd.h>

#include <cstdlib>

namespace dossier
{

namespace
{

struct ExportRequest
{
    GameRequest from{};
    QString to{};
    QString passphraseFile{};
};

std::optional<ExportRequest> requestIn(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption open(QStringLiteral("public"));
    const QCommandLineOption key(QStringLiteral("key-file"), {}, QStringLiteral("file"));
    const QCommandLineOption passphrase(QStringLiteral("passphrase-file"), {}, QStringLiteral("file"));
    parser.addOptions({open, key, passphrase});
    if (!parser.parse(QStringList(QStringLiteral("export")) + arguments) || !parser.isSet(open)
        || parser.positionalArguments().size() != 2)
        return std::nullopt;
    return ExportRequest{{.file = parser.positionalArguments().front(), .looks = true, .keyFile = parser.value(key)},
        parser.positionalArguments().back(), parser.value(passphrase)};
}

int exported(const PlayedGames &games, const ExportRequest &request)
{
    if (!request.passphraseFile.isEmpty())
        if (const KeyAnswer no = unlockedByFile(request.passphraseFile, request.from.keyFile); no.code != EXIT_SUCCESS)
            return complain(no.text, no.code);
    OrProblem<std::optional<storage::CampaignFile>> file = fileThere(request.from);
    if (!file)
        return complain(wording::sentence(file.error()));
    if (!*file)
        return complain(wording::sentence(storage::StorageError{storage::StorageFault::Missing, request.from.file}));
    const storage::Done done = exportPublic(**file, games, request.to);
    if (done)
        return EXIT_SUCCESS;
    const bool isSource = done.error().file != request.to;
    return complain(wording::sentence(done.error()), isSource ? noGame : failedTransfer);
}

} // namespace

int runExport(const PlayedGames &games, const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return writeAll(STDOUT_FILENO, exportHelpText().toStdString()) ? EXIT_SUCCESS : failedTransfer;
    const std::optional<ExportRequest> request = requestIn(arguments);
    return request ? exported(games, *request) : complain(exportUsage().trimmed(), wrongUsage);
}

} // namespace dossier
