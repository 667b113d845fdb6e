#include "views/session/session_form.h"

#include "views/kit/announce.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QDateEdit>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int maxResultLength = 200;
constexpr int playerLines = 5;
constexpr int noteLines = 6;
/// Not counting the one line more that every field has: a result takes two.
constexpr int resultLines = 1;
/// Maximum length of a path that is shown, in characters.
constexpr int pathCharacters = 90;
/// Maximum length of a path in the tooltip, in characters.
constexpr int maxPathLength = 1000;

/// Returns the usual date format of the language, with the full year.
QString dateFormat()
{
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QStringLiteral("yyyy")))
        format.replace(QStringLiteral("yy"), QStringLiteral("yyyy"));
    return format;
}

/// A path that does not fit is cut in its middle: its end is the file's name.
QString shortened(const QString &path)
{
    constexpr int atTheFront = pathCharacters / 3;
    return path.size() <= pathCharacters
        ? path
        : path.left(atTheFront) + QChar(0x2026) + path.right(pathCharacters - atTheFront - 1);
}

/// Fits the height to the usual text: the buttons below stay visible.
void fitHeight(QPlainTextEdit &edit, int lines)
{
    edit.setFixedHeight(edit.fontMetrics().lineSpacing() * (lines + 1) + 16);
}

QPlainTextEdit *newEdit(int lines, QWidget *parent)
{
    auto *edit = new QPlainTextEdit(parent);
    edit->setTabChangesFocus(true);
    fitHeight(*edit, lines);
    edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return edit;
}

} // namespace

SessionForm::SessionForm(QWidget *parent)
    : QFrame(parent)
    , m_title(newParagraph(Role::Heading, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_dateLabel(newLabel(Role::Strong, this))
    , m_date(new QDateEdit(this))
    , m_playersLabel(newLabel(Role::Strong, this))
    , m_players(newEdit(playerLines, this))
    , m_resultLabel(newLabel(Role::Strong, this))
    , m_result(newEdit(resultLines, this))
    , m_notesLabel(newLabel(Role::Strong, this))
    , m_notes(newEdit(noteLines, this))
    , m_continue(newButton("primary", {}, this))
    , m_save(newButton("secondary", {}, this))
    , m_delete(newButton("secondary", {}, this))
    , m_back(newButton("primary", QStringLiteral("history"), this))
    , m_unsaved(newParagraph(Role::Small, this))
    , m_dispute(newParagraph(Role::Fault, this))
    , m_mine(newButton("secondary", {}, this))
    , m_other(newButton("secondary", {}, this))
    , m_question(newParagraph(Role::Fault, this))
    , m_yes(newButton("secondary", {}, this))
    , m_no(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    // The label appears and disappears during typing, and keeps its place so that nothing below moves.
    QSizePolicy policy = m_unsaved->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_unsaved->setSizePolicy(policy);
    m_date->setCalendarPopup(true);
    m_dateLabel->setBuddy(m_date);
    m_playersLabel->setBuddy(m_players);
    m_resultLabel->setBuddy(m_result);
    m_notesLabel->setBuddy(m_notes);
    layOut();
    listen();
    retranslate();
}

void SessionForm::layOut()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    int row = 0;
    for (const auto &[caption, field] : std::initializer_list<std::pair<QLabel *, QWidget *>>{
             {m_dateLabel, m_date}, {m_playersLabel, m_players}, {m_resultLabel, m_result}, {m_notesLabel, m_notes}})
    {
        grid->addWidget(caption, row, 0, Qt::AlignTop);
        grid->addWidget(field, row++, 1);
    }
    grid->setColumnStretch(1, 1);
    const auto flowing = [this](std::initializer_list<QPushButton *> buttons)
    {
        auto *row = new QWidget(this);
        auto *flow = new FlowLayout(row);
        for (QPushButton *button : buttons)
            flow->addWidget(button);
        return row;
    };
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(14);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addLayout(grid);
    column->addWidget(m_dispute);
    column->addWidget(flowing({m_mine, m_other}));
    column->addWidget(m_unsaved);
    column->addWidget(flowing({m_back, m_continue, m_save, m_delete}));
    column->addWidget(m_question);
    column->addWidget(flowing({m_no, m_yes}));
    column->addStretch();
}

void SessionForm::listen()
{
    connect(m_date, &QDateEdit::dateChanged, this, &SessionForm::changed);
    connect(m_players, &QPlainTextEdit::textChanged, this, &SessionForm::changed);
    connect(m_result, &QPlainTextEdit::textChanged, this, &SessionForm::changed);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &SessionForm::changed);
    connect(m_continue, &QPushButton::clicked, this, &SessionForm::continueRequested);
    connect(m_save, &QPushButton::clicked, this,
        [this]
        {
            // Saving removes its button, and Qt would move the focus to the delete button.
            m_continue->setFocus(Qt::OtherFocusReason);
            emit saveRequested(change());
        });
    connect(m_mine, &QPushButton::clicked, this, [this] { settle(false); });
    connect(m_other, &QPushButton::clicked, this, [this] { settle(true); });
    connect(m_delete, &QPushButton::clicked, this, [this] { askWhether(true); });
    connect(m_back, &QPushButton::clicked, this, &SessionForm::bringBackRequested);
    connect(m_no, &QPushButton::clicked, this, [this] { askWhether(false); });
    connect(m_yes, &QPushButton::clicked, this, &SessionForm::deleteRequested);
}

void SessionForm::fill(const SessionDetails &facts)
{
    for (const FactOfSession fact : allFacts)
        fill(fact, facts.*fact);
}

void SessionForm::fill(FactOfSession fact, const QString &value)
{
    if (fact == &SessionDetails::date)
        m_date->setDate(QDate::fromString(value, Qt::ISODate));
    else if (fact == &SessionDetails::players)
        m_players->setPlainText(value);
    else if (fact == &SessionDetails::notes)
        m_notes->setPlainText(value);
    else
    {
        m_kept = value;
        m_told = resultText(m_kept, m_session.results).left(maxResultLength).simplified();
        m_result->setPlainText(m_told);
    }
}

/// A result written by the game stays unchanged unless the user types another.
QString SessionForm::result() const
{
    const QString written = m_result->toPlainText().simplified().left(maxResultLength);
    return written == m_told ? m_kept : written;
}

/// Fields that still show the value that was read count as unchanged.
FactsChange SessionForm::change() const
{
    FactsChange change{m_read, facts()};
    for (const FactOfSession fact : allFacts)
        if (change.now.*fact == m_session.facts.*fact)
            change.now.*fact = m_read.*fact;
    return change;
}

std::optional<FactsChange> SessionForm::draft() const
{
    return m_save->isEnabled() ? std::optional(change()) : std::nullopt;
}

void SessionForm::render(const SessionRow &session, const std::optional<FactsChange> &draft)
{
    m_session = session;
    m_disputed.clear();
    m_read = draft ? draft->before : SessionDetails(session.facts);
    fill(m_read);
    m_session.facts = facts();
    if (draft)
        fill(draft->now);
    askWhether(false);
    changed();
    retranslate();
}

SessionDetails SessionForm::facts() const
{
    return {m_date->date().toString(Qt::ISODate), m_players->toPlainText().trimmed(), result(),
        m_notes->toPlainText().trimmed()};
}

void SessionForm::showPlace(const SessionPlace &place)
{
    m_session.place = place;
    retranslate();
}

void SessionForm::changed()
{
    m_save->setEnabled(m_session.problem.isEmpty() && !m_session.deleted && facts() != m_session.facts);
    m_unsaved->setVisible(m_save->isEnabled());
    if (m_save->isEnabled())
        emit typed();
}

/// A field that is typed in keeps its caret.
void SessionForm::markSaved(const FactsChange &given, const FactsKept &kept)
{
    const SessionDetails now = change().now;
    m_disputed = kept.disputed;
    m_theirs = kept.now;
    for (const FactOfSession fact : allFacts)
    {
        if (std::ranges::find(m_disputed, fact) != m_disputed.end())
            continue;
        const bool wasMine = given.now.*fact != given.before.*fact;
        const bool isTypedSince = now.*fact != given.now.*fact;
        if (!wasMine && isTypedSince)
            continue;
        if (!wasMine && kept.now.*fact != m_read.*fact)
            fill(fact, kept.now.*fact);
        m_read.*fact = kept.now.*fact;
        m_session.facts.*fact = isTypedSince ? given.now.*fact : facts().*fact;
    }
    changed();
    sayDispute();
}

/// Keeps the values that were read last: nothing is disputed any more.
void SessionForm::settle(bool takesTheirs)
{
    if (m_disputed.empty())
        return;
    const FactOfSession fact = m_disputed.front();
    m_disputed.erase(m_disputed.begin());
    m_read.*fact = m_theirs.*fact;
    if (takesTheirs)
    {
        fill(fact, m_theirs.*fact);
        m_session.facts.*fact = facts().*fact;
    }
    m_continue->setFocus(Qt::OtherFocusReason);
    sayDispute();
    changed();
}

QString SessionForm::nameOf(FactOfSession fact) const
{
    const QLabel *label = fact == &SessionDetails::date ? m_dateLabel
        : fact == &SessionDetails::players              ? m_playersLabel
        : fact == &SessionDetails::result               ? m_resultLabel
                                                        : m_notesLabel;
    return label->text().remove(u'&');
}

void SessionForm::sayDispute()
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_dispute, m_mine, m_other})
        part->setVisible(!m_disputed.empty());
    if (m_disputed.empty())
        return;
    const FactOfSession fact = m_disputed.front();
    m_dispute->setText(tr("%1: another window or program wrote “%2” meanwhile. Which of the two stays?")
            .arg(nameOf(fact), singleLine(m_theirs.*fact, maxResultLength)));
    announce(*m_dispute, m_dispute->text());
}

void SessionForm::askWhether(bool request)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_question, m_yes, m_no})
        part->setVisible(request);
    if (request)
        m_no->setFocus(Qt::OtherFocusReason);
}

void SessionForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // The fields get their font only after this.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(
            this,
            [this]
            {
                fitHeight(*m_players, playerLines);
                fitHeight(*m_result, resultLines);
                fitHeight(*m_notes, noteLines);
            },
            Qt::QueuedConnection);
    QFrame::changeEvent(event);
}

void SessionForm::retranslate()
{
    const QString file = singleLine(nativePath(m_session.path), maxPathLength);
    m_title->setText(singleLine(m_session.name));
    m_about->setText(!m_session.problem.isEmpty()
            ? m_session.problem
            : tr("Last played %1, kept in %2")
                  .arg(QLocale().toString(lastPlayed(m_session.place, m_session.played), QLocale::ShortFormat),
                      shortened(file)));
    m_about->setToolTip(tipLine(file, maxPathLength));
    m_dateLabel->setText(tr("&Date"));
    m_date->setLocale(QLocale());
    m_date->setDisplayFormat(dateFormat());
    m_playersLabel->setText(tr("&Players"));
    m_resultLabel->setText(tr("&Result"));
    m_notesLabel->setText(tr("N&otes"));
    m_date->setToolTip(tr("The day of the session"));
    m_players->setToolTip(tr("One player in each line, with the role after a colon; everybody will read the names"));
    m_players->setPlaceholderText(tr("Name: role (everybody reads the names)\nName: role"));
    if (m_result->toPlainText().simplified() == m_told)
    {
        m_told = resultText(m_kept, m_session.results).left(maxResultLength).simplified();
        m_result->setPlainText(m_told);
    }
    m_result->setToolTip(tr("How it ended; empty while it is played"));
    m_notes->setToolTip(tr("Anything to remember about the session; only this page shows it"));
    m_notes->setPlaceholderText(tr("Only this page shows the notes."));
    for (const auto &[field, caption] : std::initializer_list<std::pair<QWidget *, QLabel *>>{
             {m_date, m_dateLabel}, {m_players, m_playersLabel}, {m_result, m_resultLabel}, {m_notes, m_notesLabel}})
        field->setAccessibleName(caption->text().remove(u'&'));
    // The button follows the result as typed: unsaved text is saved on leaving.
    if (m_session.problem.isEmpty() && m_result->toPlainText().simplified().isEmpty())
        label(m_continue, tr("Continue"), tr("Open the session where it was left"));
    else if (m_session.problem.isEmpty())
        label(m_continue, tr("Open"), tr("Open the finished session: its end, its table and its journal"));
    else
        label(m_continue, tr("Try to open it"), tr("See what is wrong; what is damaged may be rescued"));
    label(m_save, tr("Save"), tr("Write date, players, result and notes into the campaign file"));
    label(m_delete, tr("Delete…"), tr("Remove this session from the list; asks once"));
    m_question->setText(m_session.together > 1
            ? tr("Delete this session? It is kept in the folder of deleted files; the other %n session(s) of its file "
                 "stay.",
                  nullptr, m_session.together - 1)
            : tr("Delete this session with its file? Both are kept in the folder of deleted files."));
    label(m_mine, tr("Keep mine"), tr("Write what you typed over what the other wrote"));
    label(m_other, tr("Take the other"), tr("Show what the other wrote; what you typed here goes"));
    sayDispute();
    label(m_yes, tr("Delete it"), tr("Remove the session from the list; it is kept, and can be brought back"));
    label(m_no, tr("Keep it"), tr("Keep everything as it is"));
    label(m_back, tr("Bring it back"), tr("Put the campaign file back among the others"));
    m_unsaved->setText(tr("Not saved yet; it is saved in a moment."));
    m_back->setVisible(m_session.deleted);
    for (QPushButton *button : {m_continue, m_save, m_delete})
        button->setVisible(!m_session.deleted);
    for (QPushButton *button : {m_continue, m_delete})
        button->setEnabled(!m_session.path.isEmpty());
}

} // namespace dossier
