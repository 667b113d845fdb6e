#include "views/session/recent_sessions.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Letters of a file's name, and of what stands below it, that a row has room for.
constexpr int nameCharacters = 34;
constexpr int belowCharacters = 41;

/// As it is where a row has room for it; else in two lines, the second cut where even that has none.
QString inRow(const QString &text)
{
    if (text.size() <= belowCharacters)
        return menuLine(text, belowCharacters);
    const qsizetype gap = text.lastIndexOf(u' ', belowCharacters);
    return gap <= 0 ? menuLine(text, belowCharacters)
                    : menuLine(text.left(gap), belowCharacters) + u'\n' + menuLine(text.mid(gap + 1), belowCharacters);
}

} // namespace

RecentSessions::RecentSessions(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_none(newParagraph(Role::Dim, this))
    , m_list(new QVBoxLayout)
    , m_all(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    m_list->setSpacing(2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 22);
    column->setSpacing(10);
    column->addWidget(m_caption);
    column->addWidget(m_none);
    column->addLayout(m_list);
    column->addWidget(m_all, 0, Qt::AlignLeft);
    connect(m_all, &QPushButton::clicked, this, &RecentSessions::allAsked);
    retranslate();
}

std::optional<std::size_t> RecentSessions::goesOn(const std::vector<SessionFile> &files)
{
    for (std::size_t i = 0; i < files.size() && i < mostRecentSessions; ++i)
        if (files[i].result.isEmpty() && !files[i].game.isEmpty())
            return i;
    return std::nullopt;
}

void RecentSessions::render(const std::vector<SessionFile> &files)
{
    m_files = files;
    if (m_files.size() > mostRecentSessions)
        m_files.resize(mostRecentSessions);
    qDeleteAll(m_buttons);
    m_buttons.clear();
    const std::optional<std::size_t> bright = goesOn(m_files);
    for (const SessionFile &file : m_files)
    {
        const bool first = bright == m_buttons.size();
        QPushButton *button = newButton(first ? "primary" : "plain", QStringLiteral("history"), this);
        setToneWord(button, first ? "row" : "");
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, path = file.path] { emit openRequested(path); });
        m_list->addWidget(button);
        m_buttons.push_back(button);
    }
    retranslate();
}

void RecentSessions::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void RecentSessions::tellPlace(const QString &path, const ToldPlace &place)
{
    m_places[path] = place;
    retranslate();
}

QDateTime RecentSessions::playedOf(const SessionFile &file) const
{
    const auto place = m_places.find(file.path);
    return place != m_places.end() ? lastPlayed(place->second, file.played) : file.played;
}

/// Its game, and how it ended, or the round it is in and when it was played.
QString RecentSessions::below(const SessionFile &file) const
{
    const QString between = QStringLiteral(" · ");
    QStringList parts;
    // A campaign that bears the name of its game says it once.
    if (!file.game.isEmpty() && file.game != file.name)
        parts << file.game;
    const auto place = m_places.find(file.path);
    if (!file.result.isEmpty())
        parts << singleLine(toldResult(file.result, file.results));
    else if (const QStringList words
        = place != m_places.end() && place->second.words ? place->second.words() : QStringList();
        !words.isEmpty())
    {
        parts << words.front();
        // Where the day has no room it is in the tip.
        const QString day = QLocale().toString(playedOf(file).date(), QLocale::ShortFormat);
        if ((parts + QStringList(day)).join(between).size() <= belowCharacters)
            parts << day;
    }
    else
        parts << QLocale().toString(playedOf(file), QLocale::ShortFormat);
    return parts.join(between);
}

void RecentSessions::retranslate()
{
    m_caption->setText(m_files.empty() || goesOn(m_files) ? tr("Continue a session") : tr("Latest sessions"));
    m_none->setText(tr("The sessions that you play will appear here."));
    m_none->setVisible(m_files.empty());
    m_all->setVisible(!m_files.empty());
    label(m_all, tr("All sessions…"), tr("Dates, players, results and notes of every session (Ctrl+L)"));
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
    {
        const SessionFile &file = m_files[i];
        const QString played = QLocale().toString(playedOf(file), QLocale::ShortFormat);
        const QString &game = file.game;
        const QString name = menuLine(file.name, nameCharacters);
        const QString result = toldResult(file.result, file.results);
        m_buttons[i]->setText(QStringLiteral("%1\n%2").arg(name, inRow(below(file))));
        m_buttons[i]->setAccessibleDescription(below(file));
        m_buttons[i]->setAccessibleName(!result.isEmpty()
                ? tr("Open %1, finished: %2", "a file, a result").arg(singleLine(file.name), singleLine(result))
                : game.isEmpty() ? tr("Continue %1").arg(singleLine(file.name))
                                 : tr("Continue %1, %2", "a file, a game").arg(singleLine(file.name), game));
        m_buttons[i]->setToolTip(
            tipLine(result.isEmpty() ? tr("Continue %1, last played %2").arg(nativePath(file.path), played)
                                     : tr("Open %1, last played %2: %3", "a file, a time, a result")
                                           .arg(nativePath(file.path), played, result)));
    }
}

} // namespace dossier
