#include "views/session/journal_tools.h"

#include "views/kit/labels.h"
#include "views/kit/plain_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int longestName = 200;
constexpr int searchCharacters = 9;

void name(QWidget *control, const QString &text, const QString &tip)
{
    control->setAccessibleName(text);
    control->setToolTip(tip);
}

/// Other texts for the same entries.
void retext(QComboBox *list, const QStringList &texts)
{
    const QSignalBlocker silent(list);
    const int current = std::max(list->currentIndex(), 0);
    list->clear();
    list->addItems(texts);
    list->setCurrentIndex(current);
}

} // namespace

JournalTools::JournalTools(JournalLists lists, QWidget *parent)
    : QWidget(parent)
    , m_lists(std::move(lists))
    , m_side(new QComboBox(this))
    , m_topic(new QComboBox(this))
    , m_search(new QLineEdit(this))
    , m_bookmarks(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_readers(newLabel(Role::Small, this))
    , m_mark(newButton("secondary", {}, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(8);
    for (QComboBox *list : {m_side, m_topic, m_bookmarks})
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(m_side);
    row->addWidget(m_topic);
    row->addWidget(m_search, 1);
    row->addWidget(m_bookmarks);
    row->addWidget(m_name);
    row->addWidget(m_readers);
    row->addWidget(m_mark);
    // The row takes what there is, and hides what does not fit.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_search->setMinimumWidth(fontMetrics().averageCharWidth() * searchCharacters);
    m_search->setClearButtonEnabled(true);
    m_name->setMaxLength(longestName);
    m_name->hide();
    m_readers->hide();
    m_name->installEventFilter(this);
    m_search->installEventFilter(this);
    connect(m_side, &QComboBox::activated, this, &JournalTools::choose);
    connect(m_topic, &QComboBox::activated, this, &JournalTools::choose);
    connect(m_search, &QLineEdit::textChanged, this, &JournalTools::choose);
    connect(m_bookmarks, &QComboBox::activated, this,
        [this](int index)
        {
            m_bookmarks->setCurrentIndex(0);
            if (index > 0)
                emit placeChosen(m_places.at(static_cast<std::size_t>(index - 1)).at);
        });
    connect(m_name, &QLineEdit::textEdited, this, &JournalTools::changeDraft);
    connect(m_name, &QLineEdit::returnPressed, this, &JournalTools::giveName);
    connect(m_mark, &QPushButton::clicked, this, &JournalTools::mark);
    retranslate();
}

void JournalTools::render(const std::vector<NamedPlace> &bookmarks, journal::Position here, bool areOpen)
{
    m_areOpen = areOpen;
    m_places = bookmarks;
    setPlace(here);
}

void JournalTools::setPlace(journal::Position here)
{
    m_here = here;
    stopNaming();
    retranslate();
}

LineFilter JournalTools::filter() const
{
    const int topic = std::max(m_topic->currentIndex(), everyTopic);
    return {std::max(m_side->currentIndex(), everySide), topic, topic != everyTopic && topic == m_topic->count() - 1,
        m_search->text()};
}

void JournalTools::showEverything()
{
    {
        const QSignalBlocker silent(m_search);
        m_search->clear();
    }
    m_side->setCurrentIndex(everySide);
    m_topic->setCurrentIndex(everyTopic);
    choose();
}

void JournalTools::takeFocus()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void JournalTools::choose()
{
    emit filterChosen(filter());
}

const NamedPlace *JournalTools::bookmarkHere() const
{
    const auto found = std::ranges::find(m_places, m_here, &NamedPlace::at);
    return found == m_places.end() ? nullptr : &*found;
}

void JournalTools::mark()
{
    if (const NamedPlace *there = bookmarkHere())
    {
        emit bookmarkAsked(m_here, QString::fromStdString(there->name), true);
        return;
    }
    m_name->setText(m_draft);
    m_name->selectAll();
    m_name->show();
    m_readers->show();
    fit();
    m_name->setFocus(Qt::OtherFocusReason);
}

void JournalTools::giveName()
{
    const QString given = m_name->text().simplified();
    if (given.isEmpty())
        return;
    changeDraft({});
    stopNaming();
    emit bookmarkAsked(m_here, given, false);
}

void JournalTools::changeDraft(const QString &name)
{
    if (std::exchange(m_draft, name) != name)
        emit draftChanged();
}

void JournalTools::stopNaming()
{
    m_name->clear();
    m_name->hide();
    m_readers->hide();
    fit();
}

/// Escape ends what is typed here, and does not leave the desk.
bool JournalTools::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (watched == m_name)
    {
        changeDraft({});
        stopNaming();
        m_mark->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (m_search->text().isEmpty())
        return QWidget::eventFilter(watched, event);
    m_search->clear();
    return true;
}

void JournalTools::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void JournalTools::fit()
{
    const int spacing = layout()->spacing();
    int room = width() - m_search->minimumWidth() - spacing - m_mark->sizeHint().width();
    if (!m_name->isHidden())
        room -= m_name->sizeHint().width() + m_readers->sizeHint().width() + 2 * spacing;
    for (QComboBox *list : {m_side, m_topic, m_bookmarks})
    {
        const int wanted = list->sizeHint().width() + spacing;
        const bool empty = list == m_bookmarks && m_places.empty();
        const bool shown = !empty && (wanted <= room || list->currentIndex() > 0);
        list->setVisible(shown);
        room -= shown ? wanted : 0;
    }
}

void JournalTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void JournalTools::retranslate()
{
    fillLists();
    name(m_side, tr("Side"), tr("Show the entries of one side only"));
    name(m_topic, tr("Subject"), tr("Show the entries about one subject only"));
    m_search->setPlaceholderText(tr("Search the journal"));
    name(m_search, tr("Search the journal"),
        tr("Show the entries with all these words; a number belongs to the word before it (Ctrl+F)"));
    name(m_bookmarks, tr("Bookmarks"), tr("Show the game as it was at a bookmark"));
    m_name->setPlaceholderText(tr("Name of the bookmark"));
    m_readers->setText(m_areOpen ? tr("Everybody will read it.") : tr("Only you will read it."));
    name(m_name, tr("Name of the bookmark"),
        m_areOpen ? tr("Everybody will read the name. Enter sets the bookmark, Esc cancels")
                  : tr("Only you will read the name. Enter sets the bookmark, Esc cancels"));
    if (const NamedPlace *there = bookmarkHere())
        label(m_mark, tr("★ Remove"),
            tr("Remove the bookmark “%1” (Ctrl+B)").arg(singleLine(QString::fromStdString(there->name))));
    else
        label(m_mark, tr("☆ Bookmark"), tr("Give this moment a name, to come back to (Ctrl+B)"),
            tr("☆ Bookmark").remove(QStringLiteral("☆ ")));
    fit();
}

void JournalTools::fillLists()
{
    retext(m_side, QStringList{tr("All sides"), tr("Public"), tr("Secret")} + m_lists.sides());
    retext(m_topic, QStringList{tr("Everything")} + m_lists.topics());
    QStringList places{m_places.empty() ? tr("No bookmarks") : tr("Bookmarks")};
    for (const NamedPlace &place : m_places)
        places << m_bookmarks->fontMetrics().elidedText(singleLine(QString::fromStdString(place.name)), Qt::ElideRight,
            m_bookmarks->fontMetrics().averageCharWidth() * 30);
    retext(m_bookmarks, places);
    m_bookmarks->setCurrentIndex(0);
    m_bookmarks->setEnabled(!m_places.empty());
}

} // namespace dossier
