#include "app/window/program.h"

#include "app/check/check_command.h"
#include "app/command/campaign_command.h"
#include "app/command/command_line.h"
#include "app/command/export_command.h"
#include "app/command/key_command.h"
#include "app/command/play_command.h"
#include "app/command/verify_command.h"
#include "app/games/games.h"
#include "app/play/end_signals.h"
#include "app/window/desk.h"
#include "app/window/guarded_application.h"
#include "app/window/own_process.h"
#include "app/window/settings.h"
#include "views/kit/appearance.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QScreen>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string_view>

namespace dossier
{

namespace
{

/// The message for a display that Qt finds dead only during start-up; Qt itself would abort.
QByteArray lastWords; // NOLINT(*-avoid-non-const-global-variables): a message handler takes no context

void endWithoutDisplay(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type != QtFatalMsg)
        return;
    std::fputs(lastWords.constData(), stderr);
    std::fputs(message.toLocal8Bit().append('\n').constData(), stderr);
    std::_Exit(noDisplay);
}

void introduce()
{
    QCoreApplication::setApplicationName(QStringLiteral("dossier"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DOSSIER_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("dossier"));
}

/// Provides texts in the language of the settings while it lives, before a window needs a display.
class Words
{
public:
    Words(int &argc, char **argv)
        : m_application(argc, argv)
    {
        m_translators.speak(Settings(Settings::usualPath()).preferences().language);
        lastWords = noDisplayMessage().toLocal8Bit();
    }

private:
    QCoreApplication m_application;
    Translators m_translators;
};

/// Returns the request of the arguments; without a display no window can be shown.
Request requestFor(int argc, char **argv)
{
    const Words words(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("check"))
        return checkRequestOf(gamesByLines(), arguments.mid(2));
    Request request = requestOf(arguments);
    if (holds_alternative<StartWindow>(request) && !displayIsThere(arguments))
        request = Complain{};
    return request;
}

/// Shows the window, maximized when its screen is too small: its foot would be cut off.
void showOnScreen(QWidget &window)
{
    const QSize room = window.screen()->availableSize();
    if (window.width() < room.width() && window.height() < room.height())
        window.show();
    else
        window.showMaximized();
}

/// Ends the program like its menu when a signal requests it, with the exit code of that signal.
std::unique_ptr<QSocketNotifier> endsBySignal(const EndSignals &ending)
{
    if (ending.descriptor() < 0)
        return nullptr;
    auto notifier = std::make_unique<QSocketNotifier>(ending.descriptor(), QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, notifier.get(),
        [notifier = notifier.get()]
        {
            notifier->setEnabled(false);
            QCoreApplication::exit(EndSignals::exitCode().value_or(EXIT_SUCCESS));
        });
    return notifier;
}

int runWindow(int argc, char **argv, const QString &file)
{
    const QtMessageHandler usual = qInstallMessageHandler(endWithoutDisplay);
    GuardedApplication application(argc, argv);
    qInstallMessageHandler(usual);
    loadResources();
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/dossier.svg")));
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    Desk desk(Settings::usualPath(), data.filePath(QStringLiteral("unsaved")));
    application.onEscaped = [&desk] { desk.reportFault(); };
    // The requested file is opened before the window is shown: laying out the start page would be wasted.
    if (!file.isEmpty())
        desk.open(QFileInfo(file).absoluteFilePath());
    showOnScreen(desk.window());
    const EndSignals ending;
    const std::unique_ptr<QSocketNotifier> ends = endsBySignal(ending);
    return QApplication::exec();
}

int end(const QByteArray &text, FILE *stream, int code)
{
    return std::fputs(text.constData(), stream) >= 0 && std::fflush(stream) == 0 ? code : failedTransfer;
}

/// Starts Qt only for a message: queries are served without it.
int runCheck(int argc, char **argv)
{
    const CheckEnd ended = serveCheck(queryKinds(gamesByLines()));
    if (ended == CheckEnd::Done)
        return EXIT_SUCCESS;
    introduce();
    const Words words(argc, argv);
    return end(complaintOf(ended).toLocal8Bit(), stderr, failedTransfer);
}

int refuseArgument(int argc, char **argv, const QString &argument)
{
    const Words words(argc, argv);
    return end(noTextMessage(argument).toLocal8Bit(), stderr, wrongUsage);
}

int runKeyCommand(int argc, char **argv)
{
    const Words words(argc, argv);
    return runKey(QCoreApplication::arguments().mid(2));
}

int runVerifyCommand(int argc, char **argv)
{
    const Words words(argc, argv);
    return runVerify(gamesByLines(), QCoreApplication::arguments().mid(2));
}

int runExportCommand(int argc, char **argv)
{
    const Words words(argc, argv);
    openResources();
    return runExport(gamesByLines(), QCoreApplication::arguments().mid(2));
}

int runCampaignCommand(int argc, char **argv)
{
    const Words words(argc, argv);
    openResources();
    return runCampaign(gamesByLines(), QCoreApplication::arguments().mid(2));
}

int runGame(int argc, char **argv)
{
    const Words words(argc, argv);
    openResources();
    return runPlay(gamesByLines(), QCoreApplication::arguments().mid(2));
}

} // namespace

int runProgram(int argc, char **argv)
{
    prepareProcess();
    if (argc == 2 && std::string_view(argv[1]) == "check")
        return runCheck(argc, argv);
    introduce();
    if (const std::optional<QString> argument = argumentThatIsNoText(argc, argv))
        return refuseArgument(argc, argv, *argument);
    if (argc > 1 && std::string_view(argv[1]) == "play")
        return runGame(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "key")
        return runKeyCommand(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "verify")
        return runVerifyCommand(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "export")
        return runExportCommand(argc, argv);
    if (argc > 1 && std::string_view(argv[1]) == "campaign")
        return runCampaignCommand(argc, argv);
    const Request request = requestFor(argc, argv);
    if (const Say *say = get_if<Say>(&request))
        return end(say->text.toLocal8Bit(), stdout, EXIT_SUCCESS);
    if (const Complain *complain = get_if<Complain>(&request))
        return complain->text.isEmpty() ? end(lastWords, stderr, noDisplay)
                                        : end(complain->text.toLocal8Bit(), stderr, wrongUsage);
    return runWindow(argc, argv, std::get<StartWindow>(request).file);
}

} // namespace dossier
