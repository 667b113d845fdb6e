#include "views/window/message_bar.h"

#include "views/board/wording.h"
#include "views/kit/chip.h"
#include "views/kit/icons.h"
#include "views/kit/labels.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"
#include "views/kit/tell_reader.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Characters of what is told in words made elsewhere.
constexpr int longestText = 400;

/// How long good news stays, in milliseconds: a line and the path of a file are read in that time.
constexpr int timeToRead = 10'000;

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Fault, this))
    , m_advice(newParagraph(Role::Body, this))
    , m_restore(newButton("secondary", QStringLiteral("history"), this))
    , m_discard(newButton("secondary", QStringLiteral("x"), this))
    , m_rescue(newButton("secondary", QStringLiteral("history"), this))
    , m_takeOver(newButton("secondary", QStringLiteral("play"), this))
    , m_mine(newButton("secondary", {}, this))
    , m_other(newButton("secondary", {}, this))
    , m_saveAs(newButton("secondary", QStringLiteral("save"), this))
    , m_reload(newButton("secondary", QStringLiteral("folder-open"), this))
    , m_replace(newButton("secondary", {}, this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
    , m_read(new QTimer(this))
{
    m_read->setSingleShot(true);
    m_read->setInterval(timeToRead);
    setProperty("role", QStringLiteral("message"));
    for (QLabel *label : {m_headline, m_advice})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_headline);
    texts->addWidget(m_advice);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(18, 10, 12, 10);
    row->setSpacing(14);
    row->addLayout(texts, 1);
    for (QPushButton *button :
        {m_restore, m_discard, m_rescue, m_takeOver, m_mine, m_other, m_saveAs, m_reload, m_replace, m_close})
        row->addWidget(button, 0, Qt::AlignVCenter);
    connect(m_restore, &QPushButton::clicked, this, &MessageBar::restoreAsked);
    connect(m_discard, &QPushButton::clicked, this, &MessageBar::discardAsked);
    connect(m_rescue, &QPushButton::clicked, this, &MessageBar::rescueAsked);
    connect(m_takeOver, &QPushButton::clicked, this, &MessageBar::takeOverRequested);
    connect(m_mine, &QPushButton::clicked, this, [this] { settle(&Disputed::mine); });
    connect(m_other, &QPushButton::clicked, this, [this] { settle(&Disputed::other); });
    connect(m_saveAs, &QPushButton::clicked, this, &MessageBar::saveAsRequested);
    connect(m_reload, &QPushButton::clicked, this, [this] { emit reloadRequested(changedFile()); });
    connect(m_replace, &QPushButton::clicked, this, &MessageBar::replaceRequested);
    connect(m_close, &QPushButton::clicked, this, &MessageBar::dismiss);
    connect(m_read, &QTimer::timeout, this, &MessageBar::goOrStay);
    retranslate();
    hide();
}

void MessageBar::explain(const MapProblem &problem)
{
    present(problem);
}

void MessageBar::offerUnsaved(const QString &name)
{
    present(Unsaved{name});
}

void MessageBar::tellExported(const QString &path)
{
    present(Exported{path});
}

void MessageBar::tell(const QString &text)
{
    present(Told{text});
}

void MessageBar::tellBy(const Words &words)
{
    present(Told{words(), words});
}

void MessageBar::note(const QString &text)
{
    present(Noted{text});
}

void MessageBar::noteBy(const Words &words)
{
    present(Noted{words(), words});
}

void MessageBar::dismissNote()
{
    if (std::holds_alternative<Noted>(m_message))
        dismiss();
}

void MessageBar::offerRescue(const QString &text)
{
    present(Damaged{text});
}

void MessageBar::offerTakeOver(const Words &words)
{
    present(Held{words});
}

void MessageBar::askWhichStays(
    const Words &words, const std::function<void()> &mine, const std::function<void()> &other)
{
    present(Disputed{words, mine, other});
}

void MessageBar::settle(std::function<void()> Disputed::*choice)
{
    const auto *disputed = std::get_if<Disputed>(&m_message);
    if (disputed == nullptr)
        return;
    const std::function<void()> chosen = disputed->*choice;
    dismiss();
    chosen();
}

void MessageBar::present(const Message &message)
{
    m_message = message;
    retranslate();
    show();
    isGoodNews() ? m_read->start() : m_read->stop();
    tellReader(*this, text());
}

bool MessageBar::isGoodNews() const
{
    return std::holds_alternative<Exported>(m_message) || std::holds_alternative<Noted>(m_message);
}

QString MessageBar::changedFile() const
{
    const auto *problem = std::get_if<MapProblem>(&m_message);
    const auto *fault = problem != nullptr ? std::get_if<FileFault>(&problem->cause) : nullptr;
    return fault != nullptr && *fault == FileFault::ChangedElsewhere ? problem->path : QString();
}

/// What somebody points at, to read or to copy it, stays for another while.
void MessageBar::goOrStay()
{
    underMouse() ? m_read->start() : dismiss();
}

void MessageBar::dismiss()
{
    m_read->stop();
    m_message = {};
    hide();
    retranslate();
}

QString MessageBar::text() const
{
    return m_message.index() != 0 ? m_headline->text() + QLatin1Char(' ') + m_advice->text() : QString();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        speakAnew();
    QFrame::changeEvent(event);
}

/// Nothing is said in the language of before: what cannot be said anew goes, but for the way to a rescue.
void MessageBar::speakAnew()
{
    auto *told = std::get_if<Told>(&m_message);
    auto *noted = std::get_if<Noted>(&m_message);
    if ((told != nullptr && !told->words) || (noted != nullptr && !noted->words))
        return dismiss();
    if (told != nullptr)
        told->text = told->words();
    if (noted != nullptr)
        noted->text = noted->words();
    if (auto *damaged = std::get_if<Damaged>(&m_message))
        damaged->text.clear();
    retranslate();
}

void MessageBar::retranslate()
{
    setTexts();
    const bool unsaved = std::holds_alternative<Unsaved>(m_message);
    m_restore->setVisible(unsaved);
    m_discard->setVisible(unsaved);
    m_rescue->setVisible(std::holds_alternative<Damaged>(m_message));
    m_takeOver->setVisible(std::holds_alternative<Held>(m_message));
    for (QPushButton *button : {m_mine, m_other})
        button->setVisible(std::holds_alternative<Disputed>(m_message));
    for (QPushButton *button : {m_saveAs, m_reload, m_replace})
        button->setVisible(!changedFile().isEmpty());
    setAccessibleName(tr("Message"));
    label(m_restore, tr("Restore"), tr("Continue with that map where it was left"));
    label(m_discard, tr("Discard"), tr("Delete those changes for good"));
    label(m_rescue, tr("Rescue it…"), tr("See what can be read and which copies there are, and choose"));
    label(m_takeOver, tr("Take it over"),
        tr("Play on here; a program that still runs on the other computer can record nothing more"));
    label(m_mine, tr("Keep mine"), tr("Keep what you chose here, also for the next start"));
    label(m_other, tr("Take the other"), tr("Take what was chosen in the other window"));
    label(m_saveAs, tr("Save mine as…"), tr("Save yours as a new file; the other one stays as it is"));
    label(m_reload, tr("Take the other"), tr("Open the file as it is now; your changes are kept and offered again"));
    label(m_replace, tr("Replace it"), tr("Save yours over what the other program wrote"));
    label(m_close, {}, tr("Close this message (Esc)"));
}

void MessageBar::setTexts()
{
    m_headline->clear();
    m_advice->clear();
    if (const auto *problem = std::get_if<MapProblem>(&m_message))
    {
        m_headline->setText(wording::headline(*problem));
        m_advice->setText(wording::advice(*problem));
    }
    if (const auto *unsaved = std::get_if<Unsaved>(&m_message))
    {
        const QString name = singleLine(unsaved->name, 60);
        m_headline->setText(tr("“%1” has changes that were not saved.").arg(name.isEmpty() ? tr("Unnamed map") : name));
        m_advice->setText(tr("Dossier has kept them until you restore or discard them."));
    }
    if (const auto *exported = std::get_if<Exported>(&m_message))
    {
        m_headline->setText(tr("The board is exported."));
        m_advice->setText(singleLine(nativePath(exported->path), 200));
    }
    if (const auto *told = std::get_if<Told>(&m_message))
        m_headline->setText(singleLine(told->text, longestText));
    if (const auto *noted = std::get_if<Noted>(&m_message))
        m_headline->setText(singleLine(noted->text, longestText));
    if (const auto *damaged = std::get_if<Damaged>(&m_message))
    {
        m_headline->setText(
            damaged->text.isEmpty() ? tr("This campaign file is damaged.") : singleLine(damaged->text, longestText));
        m_advice->setText(tr("A rescue leaves this file as it is and continues in a new one."));
    }
    if (const auto *held = std::get_if<Held>(&m_message))
    {
        m_headline->setText(singleLine(held->words(), longestText));
        m_advice->setText(tr("You can read it here. Take it over only if Dossier no longer runs on that computer."));
    }
    if (const auto *disputed = std::get_if<Disputed>(&m_message))
    {
        m_headline->setText(singleLine(disputed->words(), longestText));
        m_advice->setText(tr("Which of the two stays?"));
    }
    m_advice->setVisible(!m_advice->text().isEmpty());
    setRole(m_headline, isGoodNews() ? Role::Strong : Role::Fault);
    setToneWord(this, isGoodNews() ? "good" : "fault");
}

} // namespace dossier
