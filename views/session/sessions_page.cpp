#include "views/session/sessions_page.h"

#include "views/board/wording.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/plain_text.h"
#include "views/session/session_form.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

SessionsPage::SessionsPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_list(new QListWidget(this))
    , m_none(newParagraph(Role::Dim, this))
    , m_form(new SessionForm(this))
    , m_showDeleted(newButton("offer", QStringLiteral("history"), this))
{
    auto *right = new FlowingArea(this);
    right->setPage(m_form);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(24, 20, 24, 20);
    row->setSpacing(20);
    m_showDeleted->setCheckable(true);
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_list, 1);
    left->addWidget(m_none, 1);
    left->addWidget(m_showDeleted, 0, Qt::AlignLeft);
    row->addLayout(left, 2);
    row->addWidget(right, 3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(row, 1);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    connect(m_header, &PageHeader::backRequested, this, &SessionsPage::backRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, &SessionsPage::choose);
    connect(m_list, &QListWidget::itemActivated, m_form, &SessionForm::continueRequested);
    connect(m_form, &SessionForm::continueRequested, this,
        [this]
        {
            if (const SessionRow *session = chosen(); session != nullptr && !session->deleted)
                emit continueRequested(session->path, session->number);
        });
    connect(m_form, &SessionForm::saveRequested, this,
        [this](const FactsChange &change)
        {
            if (const SessionRow *session = chosen())
                emit saveRequested(session->path, session->number, change);
        });
    connect(m_form, &SessionForm::typed, this,
        [this]
        {
            if (m_shown)
                emit typed();
        });
    connect(m_showDeleted, &QPushButton::toggled, this, &SessionsPage::renderList);
    connect(m_form, &SessionForm::bringBackRequested, this,
        [this]
        {
            if (const SessionRow *session = chosen())
                emit bringBackRequested(session->path);
        });
    connect(m_form, &SessionForm::deleteRequested, this,
        [this]
        {
            if (const SessionRow *session = chosen())
                emit deleteRequested(session->path, session->number);
        });
    setFocusProxy(m_list);
    retranslate();
}

const SessionRow *SessionsPage::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_sessions.size() ? &m_sessions[static_cast<std::size_t>(row)]
                                                                         : nullptr;
}

void SessionsPage::render(const std::vector<SessionRow> &sessions, const std::vector<SessionRow> &deleted)
{
    m_kept = sessions;
    m_deleted = deleted;
    renderList();
}

void SessionsPage::showPlace(const QString &path, qint64 number, const SessionPlace &place)
{
    for (std::vector<SessionRow> *sessions : {&m_kept, &m_sessions})
        for (SessionRow &session : *sessions)
            if (session.path == path && session.number == number)
                session.place = place;
    for (int row = 0; row < m_list->count(); ++row)
        renderRow(row);
    if (m_shown == Key(path, number))
        m_form->showPlace(place);
}

void SessionsPage::saveDrafts()
{
    keepDraft();
    m_shown.reset();
    for (const auto &[key, change] : std::exchange(m_drafts, {}))
        if (std::ranges::any_of(m_kept, [&](const SessionRow &one) { return Key(one.path, one.number) == key; }))
            emit factsChanged(key.first, key.second, change);
}

void SessionsPage::storeDrafts()
{
    keepDraft();
    const std::map<Key, FactsChange> drafts = m_drafts;
    for (const auto &[key, change] : drafts)
        emit draftGiven(key.first, key.second, change);
}

void SessionsPage::takeDraft(const QString &path, qint64 number, const FactsChange &change)
{
    m_drafts[{path, number}] = change;
}

void SessionsPage::markSaved(const QString &path, qint64 number, const FactsChange &change, const FactsKept &kept)
{
    const Key key(path, number);
    if (kept.disputed.empty())
        m_drafts.erase(key);
    for (std::vector<SessionRow> *sessions : {&m_kept, &m_sessions})
        for (SessionRow &session : *sessions)
            if (Key(session.path, session.number) == key)
                session.facts = kept.now;
    for (int row = 0; row < m_list->count(); ++row)
        renderRow(row);
    if (m_shown == key)
        m_form->markSaved(change, kept);
}

void SessionsPage::keepDraft()
{
    if (!m_shown)
        return;
    if (const std::optional<FactsChange> draft = m_form->draft())
        m_drafts[*m_shown] = *draft;
    else
        m_drafts.erase(*m_shown);
}

void SessionsPage::renderList()
{
    keepDraft();
    m_shown.reset();
    const SessionRow *before = chosen();
    const QString path = before != nullptr ? before->path : QString();
    const qint64 number = before != nullptr ? before->number : 0;
    m_sessions = m_kept;
    if (m_showDeleted->isChecked())
        m_sessions.insert(m_sessions.end(), m_deleted.begin(), m_deleted.end());
    const auto same = std::ranges::find_if(
        m_sessions, [&](const SessionRow &one) { return one.path == path && one.number == number; });
    {
        const QSignalBlocker silent(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_sessions.size(); ++i)
            m_list->addItem(QString());
        retranslate();
        if (!m_sessions.empty())
            m_list->setCurrentRow(same == m_sessions.end() ? 0 : static_cast<int>(same - m_sessions.begin()));
    }
    choose(m_list->currentRow());
}

void SessionsPage::choose(int /*row*/)
{
    keepDraft();
    m_shown.reset();
    if (const SessionRow *session = chosen())
    {
        const Key key{session->path, session->number};
        const auto draft = m_drafts.find(key);
        m_form->render(*session, draft == m_drafts.end() ? std::nullopt : std::optional(draft->second));
        m_shown = key;
        // Disputed values are shown for a decision again.
        if (draft != m_drafts.end())
            emit typed();
    }
    m_form->setVisible(chosen() != nullptr);
}

void SessionsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SessionsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backRequested();
    else
        QWidget::keyPressEvent(event);
}

void SessionsPage::retranslate()
{
    m_header->setTexts(tr("Campaigns and sessions"), tr("What was played, and how to continue"), tr("Back (Esc)"));
    m_list->setAccessibleName(tr("Sessions, the newest first"));
    m_list->setToolTip(tr("Enter continues a session"));
    m_none->setText(tr("No session has been played yet. The start page begins one."));
    m_none->setVisible(m_sessions.empty());
    m_list->setVisible(!m_sessions.empty());
    m_showDeleted->setVisible(!m_deleted.empty());
    label(m_showDeleted, tr("Deleted (%1)").arg(m_deleted.size()),
        tr("Show the sessions that were deleted, to bring them back"));
    for (int row = 0; row < m_list->count(); ++row)
        renderRow(row);
}

QString SessionsPage::whenOf(const SessionRow &session) const
{
    const QDate day = QDate::fromString(session.facts.date, Qt::ISODate);
    const QString date = QLocale().toString(day, QLocale::ShortFormat);
    const QDateTime last = lastPlayed(session.place, session.played);
    const auto others
        = std::ranges::count(m_sessions, session.facts.date, [](const SessionRow &one) { return one.facts.date; });
    if (others < 2 || !last.isValid())
        return date;
    return last.date() == day
        ? tr("%1, %2", "a day, a time of day").arg(date, QLocale().toString(last.time(), QLocale::ShortFormat))
        : tr("%1, last on %2", "a day, another with its time of day")
              .arg(date, QLocale().toString(last, QLocale::ShortFormat));
}

namespace
{

/// Maximum length of a result in the list, which takes as many lines as it needs.
constexpr int listedResult = 200;

/// Returns the players without their roles: one name for each line of the details.
QString namesOf(const QString &players)
{
    QStringList names;
    for (const QString &line : players.split(u'\n', Qt::SkipEmptyParts))
        names << line.section(u':', 0, 0).trimmed();
    return names.join(QStringLiteral(", "));
}

} // namespace

void SessionsPage::renderRow(int row)
{
    const SessionRow &session = m_sessions[static_cast<std::size_t>(row)];
    if (!session.problem.isEmpty())
    {
        m_list->item(row)->setText(
            tr("%1\n%2", "a file, what is wrong").arg(singleLine(session.name), tr("cannot be read")));
        return;
    }
    QStringList facts{session.game};
    if (session.edition != nullptr)
        facts << session.edition();
    if (session.place.words)
        facts << session.place.words();
    facts << singleLine(namesOf(session.facts.players));
    // A campaign without a name of its own has the game's name.
    if (session.campaign != session.game)
        facts << singleLine(session.campaign);
    facts << whenOf(session)
          << (session.deleted ? tr("deleted")
                     : session.facts.result.isEmpty()
                     ? tr("in play")
                     : singleLine(resultText(session.facts.result, session.results), listedResult));
    facts.removeAll(QString());
    m_list->item(row)->setText(
        QStringLiteral("%1\n%2").arg(singleLine(session.name), facts.join(QStringLiteral(" · "))));
}

} // namespace dossier
