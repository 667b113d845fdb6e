#include "views/window/message_bar.h"

#include "views/board/wording.h"
#include "views/kit/announce.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <utility>

namespace dossier
{

namespace
{

/// Maximum length of a text made elsewhere, in characters.
constexpr int maxTextLength = 400;

/// Duration of good news, in milliseconds: enough time to read a line and the path of a file.
constexpr int timeToRead = 10'000;

struct MessageWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::MessageBar)
};

Part offer(const QString &words, const QString &tip, const char *icon, Action<> pressed)
{
    return button(words, "secondary", std::move(pressed))
        .keyed(words)
        .with(&Button::icon, QString::fromLatin1(icon))
        .withTip(tip)
        .with(&Part::alignment, Qt::Alignment(Qt::AlignVCenter));
}

} // namespace

MessageBar::MessageBar(MessageActions actions, QWidget *parent)
    : Screen(parent)
    , m_actions(std::move(actions))
    , m_read(new QTimer(this))
{
    m_read->setSingleShot(true);
    m_read->setInterval(timeToRead);
    connect(m_read, &QTimer::timeout, this, &MessageBar::goOrStay);
    render({}, [this](const Theme & /*theme*/) { return made(); });
    hide();
}

Parts MessageBar::changedElsewhere(const QString &path)
{
    return {offer(MessageWords::tr("Save mine as…"),
                MessageWords::tr("Save yours as a new file; the other one stays as it is"), "save", m_actions.saveAs),
        offer(MessageWords::tr("Take the other"),
            MessageWords::tr("Open the file as it is now; your changes are kept and offered again"), "folder-open",
            [this, path] { m_actions.reload.run(path); }),
        offer(MessageWords::tr("Replace it"), MessageWords::tr("Save yours over what the other program wrote"), nullptr,
            m_actions.replace)};
}

void MessageBar::explain(const MapProblem &problem)
{
    presentBy(
        [this, problem]
        {
            const auto *fault = std::get_if<FileFault>(&problem.cause);
            const bool isChanged = fault != nullptr && *fault == FileFault::ChangedElsewhere;
            return Said{wording::headline(problem), wording::advice(problem),
                isChanged ? changedElsewhere(problem.path) : Parts()};
        });
}

void MessageBar::offerUnsaved(const QString &name)
{
    presentBy(
        [this, name = singleLine(name, 60)]
        {
            return Said{MessageWords::tr("“%1” has changes that were not saved.")
                            .arg(name.isEmpty() ? MessageWords::tr("Unnamed map") : name),
                MessageWords::tr("Dossier has kept them until you restore or discard them."),
                {offer(MessageWords::tr("Restore"), MessageWords::tr("Continue with that map where it was left"),
                     "history", m_actions.restore),
                    offer(MessageWords::tr("Discard"), MessageWords::tr("Delete those changes for good"), "x",
                        m_actions.discard)}};
        });
}

void MessageBar::reportExported(const QString &path)
{
    presentBy([path]
        { return Said{MessageWords::tr("Dossier exported the board."), singleLine(nativePath(path), 200)}; },
        Kind::News);
}

void MessageBar::showMessage(const QString &text)
{
    present({.said = [text] { return Said{singleLine(text, maxTextLength)}; }});
}

void MessageBar::showMessageBy(const Words &words)
{
    presentBy([words] { return Said{singleLine(words(), maxTextLength)}; });
}

void MessageBar::note(const QString &text)
{
    present({.said = [text] { return Said{singleLine(text, maxTextLength)}; }, .kind = Kind::Note});
}

void MessageBar::noteBy(const Words &words)
{
    presentBy([words] { return Said{singleLine(words(), maxTextLength)}; }, Kind::Note);
}

void MessageBar::dismissNote()
{
    if (m_message && m_message->kind == Kind::Note)
        dismiss();
}

std::function<MessageBar::Said()> MessageBar::damaged(const QString &text) const
{
    return [this, text = singleLine(text, maxTextLength)]
    {
        return Said{text.isEmpty() ? MessageWords::tr("This campaign file is damaged.") : text,
            MessageWords::tr("A rescue leaves this file as it is and continues in a new one."),
            {offer(MessageWords::tr("Rescue it…"),
                MessageWords::tr("See what can be read and which copies there are, and choose"), "history",
                m_actions.rescue)}};
    };
}

/// After a change of language it shows a general text: the rescue is still offered.
void MessageBar::offerRescue(const QString &text)
{
    present({.said = damaged(text), .inOtherLanguage = damaged({})});
}

void MessageBar::offerTakeOver(const Words &words)
{
    presentBy(
        [this, words]
        {
            return Said{singleLine(words(), maxTextLength),
                MessageWords::tr("You can read it here. Take it over only if Dossier no longer runs on that computer."),
                {offer(MessageWords::tr("Take it over"),
                    MessageWords::tr("Play on here; a program that still runs on the other computer can record "
                                     "nothing more"),
                    "play", m_actions.takeOver)}};
        });
}

void MessageBar::askWhichStays(
    const Words &words, const std::function<void()> &mine, const std::function<void()> &other)
{
    const auto settle = [this](const std::function<void()> &choice)
    {
        return [this, choice]
        {
            dismiss();
            choice();
        };
    };
    presentBy(
        [words, keepMine = settle(mine), takeOther = settle(other)]
        {
            return Said{singleLine(words(), maxTextLength), MessageWords::tr("Which of the two stays?"),
                {offer(MessageWords::tr("Keep mine"),
                     MessageWords::tr("Keep what you chose here, also for the next start"), nullptr, keepMine),
                    offer(MessageWords::tr("Take the other"),
                        MessageWords::tr("Use what was chosen in the other window"), nullptr, takeOther)}};
        });
}

void MessageBar::presentBy(const std::function<Said()> &said, Kind kind)
{
    present({said, said, kind});
}

void MessageBar::present(Message message)
{
    m_message = std::move(message);
    renderAgain();
    m_message->kind == Kind::Fault ? m_read->stop() : m_read->start();
    announce(*this, text());
}

/// A message under the pointer, to be read or copied, stays for another period.
void MessageBar::goOrStay()
{
    underMouse() ? m_read->start() : dismiss();
}

void MessageBar::dismiss()
{
    m_read->stop();
    m_message.reset();
    renderAgain();
}

QString MessageBar::text() const
{
    if (!m_message)
        return {};
    const Said said = m_message->said();
    return said.headline + u' ' + said.advice;
}

/// No message stays in the previous language.
bool MessageBar::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_message)
    {
        m_message->said = m_message->inOtherLanguage;
        if (!m_message->said)
            dismiss();
    }
    return Screen::event(event);
}

Part MessageBar::made()
{
    if (!m_message)
        return column({}).when(false);
    Said said = m_message->said();
    const bool isGood = m_message->kind != Kind::Fault;
    const auto line = [](const QString &words, Role role)
    { return dossier::text(words, role).wrapping().with(&Text::isSelectable, true).when(!words.isEmpty()); };
    Parts inside{column({line(said.headline, isGood ? Role::Strong : Role::Fault), line(said.advice, Role::Body)})
            .spaced(2)
            .stretched()};
    for (Part &one : said.buttons)
        inside.push_back(std::move(one));
    inside.push_back(button({}, "icon", [this] { dismiss(); })
            .keyed(QStringLiteral("close"))
            .with(&Button::icon, QStringLiteral("x"))
            .withTip(MessageWords::tr("Close this message (Esc)"))
            .with(&Part::alignment, Qt::Alignment(Qt::AlignVCenter)));
    return card({row(std::move(inside)).spaced(14)})
        .spaced(0, {18, 10, 12, 10})
        .with(&Box::look, QLatin1String("message"))
        .with(&Part::tone, QLatin1String(isGood ? "good" : "fault"))
        .named(MessageWords::tr("Message"));
}

} // namespace dossier
