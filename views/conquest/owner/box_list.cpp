#include "views/conquest/owner/box_list.h"

#include "views/conquest/owner/box_words.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"
#include "views/kit/whole_items.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr std::size_t partsOfABox = words(BoxPart{}).size();
constexpr int longestSearch = 80;
constexpr int linesOfACard = 3;

const ResistanceSheet &sheetSideOf(const Pack &pack, std::size_t at)
{
    return at == 0 ? pack.standard : pack.brutal;
}

/// All that is printed on a card, to be searched.
QString wordsOn(const Printed &card)
{
    QStringList all;
    const auto add = [&](const std::string &text) { all << QString::fromStdString(text); };
    visit(
        [&](const auto &printed)
        {
            forEachMember(printed,
                [&](std::string_view /*name*/, const auto &member)
                {
                    if constexpr (requires { add(member); })
                        add(member);
                    else if constexpr (requires { add(member.front()); })
                        std::ranges::for_each(member, add);
                    else if constexpr (requires { member.front().text; })
                        for (const auto &ability : member)
                            all << QString::fromStdString(ability.name) << QString::fromStdString(ability.text);
                });
        },
        card);
    return all.join(u' ');
}

} // namespace

BoxList::BoxList(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_onlyUnsaid(new QCheckBox(this))
    , m_list(new QListWidget(this))
    , m_nothing(newParagraph(Role::Dim, this))
{
    m_search->setClearButtonEnabled(true);
    m_search->setMaxLength(longestSearch);
    m_search->installEventFilter(this);
    m_list->setItemDelegate(new WholeItems(linesOfACard, m_list));
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QVBoxLayout *column = newColumn(this, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_search, m_onlyUnsaid, m_nothing})
        column->addWidget(part);
    column->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &BoxList::fill);
    connect(m_onlyUnsaid, &QCheckBox::toggled, this, &BoxList::fill);
    connect(m_search, &QLineEdit::returnPressed, this, &BoxList::openFound);
    connect(m_list, &QListWidget::itemActivated, this, &BoxList::entryOpened);
    // What is chosen may change what is listed: not while the list is still choosing.
    connect(m_list, &QListWidget::currentRowChanged, this, &BoxList::choose, Qt::QueuedConnection);
    retranslate();
}

void BoxList::render(const Pack &pack, const BoxEntry &entry)
{
    m_pack = pack;
    m_entry = entry;
    fill();
}

bool BoxList::isShown(const BoxEntry &entry, const Unsaid &unsaid, const QString &words) const
{
    // What is looked at stays in sight while its last value is entered.
    if (m_onlyUnsaid->isChecked() && unsaid.left == 0 && entry != m_entry)
        return false;
    return folded(words).contains(folded(m_search->text().trimmed()));
}

void BoxList::choose()
{
    if (const int row = m_list->currentRow(); row >= 0 && row < std::ssize(m_rows))
        emit entryChosen(m_rows[static_cast<std::size_t>(row)].entry);
}

/// Of what is found the first card, unless one of them is looked at already.
void BoxList::openFound()
{
    const auto isCard = [](const Row &row) { return row.entry.at.has_value(); };
    const auto now = std::ranges::find(m_rows, m_entry, &Row::entry);
    const auto first = std::ranges::find_if(m_rows, isCard);
    if ((now == m_rows.end() || !isCard(*now)) && first != m_rows.end())
        emit entryChosen(BoxEntry(first->entry));
    emit entryOpened();
}

void BoxList::fill()
{
    std::vector<Row> rows;
    for (std::size_t part = 0; part < partsOfABox; ++part)
        std::ranges::copy(rowsOf(static_cast<BoxPart>(part)), std::back_inserter(rows));
    const QSignalBlocker quiet(m_list);
    if (!std::ranges::equal(rows, m_rows, {}, &Row::entry, &Row::entry))
    {
        const int scrolled = m_list->verticalScrollBar()->value();
        m_list->clear();
        for (std::size_t i = 0; i < rows.size(); ++i)
            m_list->addItem(QString());
        m_list->verticalScrollBar()->setValue(scrolled);
    }
    m_rows = std::move(rows);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        write(static_cast<int>(i), m_rows[i]);
    m_nothing->setVisible(m_rows.empty());
    if (const auto row = std::ranges::find(m_rows, m_entry, &Row::entry); row != m_rows.end())
        m_list->setCurrentRow(static_cast<int>(row - m_rows.begin()));
}

/// The part itself stands above those of its cards that are shown.
std::vector<BoxList::Row> BoxList::rowsOf(BoxPart part) const
{
    const Row itself{{part, {}}, unsaidIn(m_pack, part)};
    std::vector<Row> rows{itself};
    const auto show = [&](std::size_t at, const Unsaid &unsaid, const QString &words)
    {
        if (const BoxEntry entry{part, at}; isShown(entry, unsaid, words))
            rows.push_back({entry, unsaid});
    };
    const std::vector<Printed> cards = cardsOf(m_pack, part);
    for (std::size_t at = 0; at < cards.size(); ++at)
        show(at, unsaidIn(cards[at]), wordsOn(cards[at]));
    if (part == BoxPart::Sheets)
        for (const std::size_t side : {0U, 1U})
            show(side, unsaidIn(sheetSideOf(m_pack, side)), wording::name(m_pack, BoxEntry{part, side}));
    const bool narrowed = m_onlyUnsaid->isChecked() || !m_search->text().trimmed().isEmpty();
    return rows.size() == 1 && narrowed && itself.entry != m_entry ? std::vector<Row>{} : rows;
}

void BoxList::write(int at, const Row &row)
{
    const QString name = wording::name(m_pack, row.entry);
    // A part that has no card yet has no value either.
    const QString state = row.unsaid.all == 0 ? tr("nothing yet") : wording::unsaid(row.unsaid);
    const QString told = tr("%1: %2", "a card or a part of the box, what of it is unknown").arg(name, state);
    const QString done = tr("✓ %1", "a card of which everything is known").arg(name);
    QListWidgetItem *item = m_list->item(at);
    const bool isCard = row.entry.at.has_value();
    item->setText(isCard ? QStringLiteral("     ") + (row.unsaid.left == 0 ? done : told) : told);
    item->setData(Qt::AccessibleTextRole, told);
    item->setToolTip(tipLine(told));
    QFont font = m_list->font();
    font.setBold(!isCard);
    item->setFont(font);
}

void BoxList::goToPart(int steps)
{
    const int to = static_cast<int>(m_entry.part) + steps;
    if (to >= 0 && to < static_cast<int>(partsOfABox))
        emit entryChosen({static_cast<BoxPart>(to), {}});
}

std::optional<BoxEntry> BoxList::nextUnsaid() const
{
    std::vector<BoxEntry> asked;
    for (std::size_t number = 0; number < partsOfABox; ++number)
    {
        const auto part = static_cast<BoxPart>(number);
        const std::vector<Printed> cards = cardsOf(m_pack, part);
        for (std::size_t at = 0; at < cards.size(); ++at)
            if (unsaidIn(cards[at]).left > 0)
                asked.push_back({part, at});
        for (const std::size_t side : {0U, 1U})
            if (part == BoxPart::Sheets && unsaidIn(sheetSideOf(m_pack, side)).left > 0)
                asked.push_back({part, side});
    }
    // A part itself stands before its cards.
    const auto isAfter = [this](const BoxEntry &entry)
    { return std::pair(entry.part, entry.at) > std::pair(m_entry.part, m_entry.at); };
    const auto next = std::ranges::find_if(asked, isAfter);
    return next != asked.end() ? std::optional(*next) : asked.empty() ? std::nullopt : std::optional(asked.front());
}

void BoxList::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

bool BoxList::eventFilter(QObject *watched, QEvent *event)
{
    // From the search the arrow keys walk the list.
    if (watched == m_search && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent *>(event)->key(); key == Qt::Key_Down || key == Qt::Key_Up)
            return QCoreApplication::sendEvent(m_list, event);
    return QWidget::eventFilter(watched, event);
}

void BoxList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void BoxList::retranslate()
{
    m_search->setPlaceholderText(tr("Search the box"));
    m_search->setAccessibleName(tr("Search the box"));
    m_search->setToolTip(tr("Find names, texts, keywords and kinds of cards"));
    m_onlyUnsaid->setText(tr("Only what is unknown"));
    m_onlyUnsaid->setToolTip(tr("List only the cards of which a value is unknown"));
    m_list->setAccessibleName(tr("What the box holds"));
    m_list->setToolTip(tr("Choose with the arrow keys; Enter goes to its values"));
    m_nothing->setText(tr("Nothing in the box has these words, or nothing of it is unknown."));
    fill();
}

} // namespace dossier
