#include "views/specter/paper/facts_panel.h"

#include "model/specter/seen/history.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"
#include "views/kit/whole_items.h"
#include "views/specter/paper/facts_mended.h"
#include "views/specter/words/fact_wording.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Lines of the list that are in sight however little room there is.
constexpr int leastLines = 2;
/// And of one fact.
constexpr int mostOfAFact = 3;

/// A list that asks for those lines alone, and takes what is left of its column.
class FewLines : public QListWidget
{
public:
    using QListWidget::QListWidget;

    [[nodiscard]] QSize sizeHint() const override { return {QListWidget::sizeHint().width(), minimumHeight()}; }
};

} // namespace

FactsPanel::FactsPanel(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_note(newParagraph(Role::Small, this))
    , m_list(new FewLines(this))
    , m_editor(new QWidget(this))
    , m_change(new QComboBox(m_editor))
    , m_do(newButton("offer", {}, m_editor))
    , m_takeAway(newButton("offer", {}, m_editor))
{
    setProperty("role", QStringLiteral("card"));
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { renderChanges(); });
    connect(m_change, &QComboBox::currentIndexChanged, this, [this] { stopPlacing(); });
    connect(m_do, &QPushButton::clicked, this, &FactsPanel::change);
    connect(m_takeAway, &QPushButton::clicked, this,
        [this]
        {
            if (const specter::FactPlace *fact = current())
                give(withoutFact(m_view->open, m_agent, *fact));
        });
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListWidget::customContextMenuRequested, this, &FactsPanel::openMenu);
}

/// What can be done by the buttons below, with the fact under the pointer.
void FactsPanel::openMenu(const QPoint &at)
{
    QListWidgetItem *item = m_list->itemAt(at);
    if (item == nullptr || !m_view->open.players.sheetsOnPaper)
        return;
    m_list->setCurrentItem(item);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = 0; i < m_change->count(); ++i)
        menu->addAction(menuLine(tr("Change: %1", "what a fact was").arg(m_change->itemText(i))), this,
            [this, i]
            {
                m_change->setCurrentIndex(i);
                change();
            });
    menu->addSeparator();
    menu->addAction(m_takeAway->text(), m_takeAway, &QPushButton::click);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void FactsPanel::layOut()
{
    m_change->setObjectName(QStringLiteral("factChange"));
    m_list->setItemDelegate(new WholeItems(mostOfAFact, m_list));
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *flow = new FlowLayout(m_editor);
    for (QWidget *part : std::initializer_list<QWidget *>{m_change, m_do, m_takeAway})
        flow->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_list, m_editor, m_note})
        column->addWidget(part, part == m_list ? 1 : 0);
}

void FactsPanel::render(const SeenSpecter &view, specter::Agent agent)
{
    m_view = view;
    m_agent = agent;
    setTexts();
    listFacts();
    m_placing = false;
    renderChanges();
}

void FactsPanel::pickOut(const specter::FactPlace &fact)
{
    const auto row = std::ranges::find(m_facts, fact);
    if (row == m_facts.end())
        return;
    m_list->setCurrentRow(static_cast<int>(row - m_facts.begin()));
    m_list->scrollToItem(m_list->currentItem());
    focusInSight(*m_change);
}

const specter::FactPlace *FactsPanel::current() const
{
    const int row = m_list->currentRow();
    return m_view && row >= 0 && row < static_cast<int>(m_facts.size()) ? &m_facts[static_cast<std::size_t>(row)]
                                                                        : nullptr;
}

const FactChange *FactsPanel::chosenChange() const
{
    const int index = m_change->currentIndex();
    return index >= 0 && index < static_cast<int>(m_changes.size()) ? &m_changes[static_cast<std::size_t>(index)]
                                                                    : nullptr;
}

/// A change that needs a space waits for one on the board.
void FactsPanel::change()
{
    const specter::FactPlace *fact = current();
    const FactChange *to = chosenChange();
    if (fact == nullptr || to == nullptr)
        return;
    if (to->needsPlace)
    {
        m_placing = !m_placing;
        renderChanges();
        emit placingChanged();
    }
    else if (to->shown)
        give(withShown(m_view->open, m_agent, fact->turn, *to->shown));
    else if (to->later)
        give(withLater(m_view->open, m_agent, *fact, *to->later));
}

/// What the hunter on turn may do follows from it.
void FactsPanel::give(const specter::Command &command)
{
    emit commandGiven(askingSpecter(command));
    if (const std::optional<specter::Command> turn = foundByFacts(m_view->open, m_agent))
        emit followed(askingSpecter(*turn));
}

void FactsPanel::place(const specter::Coordinate &at)
{
    const specter::FactPlace *fact = current();
    const FactChange *to = chosenChange();
    m_placing = false;
    if (fact == nullptr || to == nullptr)
        return;
    const specter::PublicTable &table = m_view->open;
    if (to->shown && *to->shown)
        give(withShown(table, m_agent, fact->turn, specter::Shown{(*to->shown)->what, at}));
    else if (const auto *found = to->later ? get_if<specter::FoundBy>(&*to->later) : nullptr)
        give(withLater(table, m_agent, *fact, specter::FoundBy{found->from, at}));
    else
        give(withFactAt(table, m_agent, *fact, at));
    emit placingChanged();
}

void FactsPanel::stopPlacing()
{
    if (!std::exchange(m_placing, false))
        return;
    renderChanges();
    emit placingChanged();
}

void FactsPanel::renderChanges()
{
    const specter::FactPlace *fact = current();
    const bool onPaper = m_view && m_view->open.players.sheetsOnPaper;
    m_editor->setVisible(fact != nullptr && onPaper);
    const int chosen = m_change->currentIndex();
    const bool placing = m_placing;
    const QSignalBlocker blocker(m_change);
    m_changes = fact != nullptr ? changesOf(m_view->open, m_agent, *fact) : std::vector<FactChange>{};
    m_change->clear();
    for (const FactChange &one : m_changes)
        m_change->addItem(one.text);
    m_change->setCurrentIndex(placing && chosen < m_change->count() ? chosen : 0);
    label(m_do, placing ? tr("Click the space on the board") : tr("Change"),
        tr("Replace the answer and work out everything after it again"));
}

void FactsPanel::addFact(const QString &words)
{
    auto *item = new QListWidgetItem(words, m_list);
    item->setToolTip(words);
}

void FactsPanel::setTexts()
{
    m_caption->setText(tr("Public facts"));
    m_list->setAccessibleName(tr("Public facts by turn"));
    m_list->setToolTip(tr("What was announced and shown of the agent, the newest first"));
    m_change->setAccessibleName(tr("Correct answer"));
    m_change->setToolTip(tr("The answer that the fact should have had"));
    label(m_takeAway, tr("Delete"), tr("Delete this answer and work out everything after it again"));
    m_note->setText(tr("Choose a fact to change or delete it."));
}

void FactsPanel::listFacts()
{
    const int row = m_list->currentRow();
    const std::vector<specter::FactPlace> before = std::exchange(m_facts, {});
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        if (m_view && m_view->open.agents.contains(m_agent))
            m_facts = specter::factsOf(specter::historyOf(m_view->open, m_agent));
        std::ranges::reverse(m_facts);
        for (const specter::FactPlace &fact : m_facts)
            addFact(wording::fact(m_view->open, m_agent, fact));
        m_list->setCurrentRow(before.size() == m_facts.size() ? row : -1);
    }
    // The newest comes into sight, unless somebody reads there.
    if (before != m_facts && !m_list->hasFocus())
        m_list->scrollToTop();
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * 2 * leastLines);
    m_note->setVisible(!m_facts.empty() && m_view && m_view->open.players.sheetsOnPaper);
}

} // namespace dossier
