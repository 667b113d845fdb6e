#include "views/conquest/owner/box_page.h"

#include "views/conquest/owner/box_list.h"
#include "views/conquest/owner/box_words.h"
#include "views/conquest/owner/printed_form.h"
#include "views/conquest/owner/sheet_fields.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/screen.h"
#include "views/kit/tab_order.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int longestNewName = 80;
constexpr int boxPageRim = 24;

/// A sheet's card, where the entry is no sheet's and is there.
std::optional<Printed> cardAt(const Pack &pack, const BoxEntry &entry)
{
    const std::vector<Printed> cards = cardsOf(pack, entry.part);
    return entry.at && *entry.at < cards.size() ? std::optional(cards[*entry.at]) : std::nullopt;
}

const ResistanceSheet &sheetAt(const Pack &pack, const BoxEntry &entry)
{
    return entry.at == std::size_t{0} ? pack.standard : pack.brutal;
}

bool isSheet(const BoxEntry &entry)
{
    return entry.part == BoxPart::Sheets && entry.at;
}

Unsaid unsaidAt(const Pack &pack, const BoxEntry &entry)
{
    if (isSheet(entry))
        return unsaidIn(sheetAt(pack, entry));
    const std::optional<Printed> card = cardAt(pack, entry);
    return card ? unsaidIn(*card) : unsaidIn(pack, entry.part);
}

} // namespace

BoxPage::BoxPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_next(newButton("primary", {}, m_header))
    , m_file(newButton("secondary", QStringLiteral("folder-open"), this))
    , m_copy(newButton("secondary", QStringLiteral("save"), this))
    , m_list(new BoxList(this))
    , m_area(new FlowingArea(this))
    , m_title(newParagraph(Role::Title, this))
    , m_left(newChip(ChipTone::Amber, this))
    , m_problem(newParagraph(Role::Fault, this))
    , m_aside(newButton("secondary", {}, this))
    , m_undo(newButton("secondary", {}, this))
    , m_advice(newParagraph(Role::Dim, this))
    , m_entering(newFrame("card", this))
    , m_form(new PrintedForm(m_entering))
    , m_sheet(new Screen(m_entering))
    , m_fault(newParagraph(Role::Fault, m_entering))
    , m_remove(newButton("secondary", QStringLiteral("x"), m_entering))
    , m_more(newFrame("card", this))
    , m_newName(new QLineEdit(m_more))
    , m_add(newButton("secondary", QStringLiteral("plus"), m_more))
    , m_newFault(newParagraph(Role::Fault, m_more))
    , m_typed([this] { storeTyped(); })
{
    m_newName->setMaxLength(longestNewName);
    m_newName->setMinimumHeight(36);
    m_newFault->hide();
    m_fault->hide();
    layOut();
    enterGoesOn(*m_sheet);
    listen();
    setFocusProxy(m_list);
    retranslate();
}

void BoxPage::layOut()
{
    m_header->addButton(m_next);
    m_area->setPage(laidCard());
    auto *row = new QHBoxLayout;
    row->setContentsMargins(boxPageRim, boxPageRim, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_list, 4);
    row->addWidget(m_area, 7);
    QVBoxLayout *page = newColumn(this, 0, 0);
    page->addWidget(m_header);
    page->addLayout(row, 1);
}

QWidget *BoxPage::laidCard()
{
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    // A name that is one long word widens nothing.
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_left);
    QVBoxLayout *entering = newCardColumn(m_entering);
    for (QWidget *part : std::initializer_list<QWidget *>{m_form, m_sheet, m_fault})
        entering->addWidget(part);
    entering->addWidget(m_remove, 0, Qt::AlignRight);
    auto *name = new QHBoxLayout;
    name->addWidget(m_newName, 1);
    name->addWidget(m_add);
    QVBoxLayout *more = newCardColumn(m_more);
    more->addLayout(name);
    more->addWidget(m_newFault);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(8, 0, boxPageRim, boxPageRim);
    column->setSpacing(12);
    column->addWidget(m_problem);
    column->addWidget(m_aside, 0, Qt::AlignLeft);
    column->addLayout(top);
    for (QWidget *part : std::initializer_list<QWidget *>{m_advice, m_entering, m_more})
        column->addWidget(part);
    column->addWidget(m_undo, 0, Qt::AlignLeft);
    auto *files = new QWidget(content);
    auto *flow = new FlowLayout(files);
    for (QPushButton *button : {m_file, m_copy})
        flow->addWidget(button);
    column->addWidget(files);
    column->addStretch();
    return content;
}

void BoxPage::listen()
{
    connect(m_header, &PageHeader::backAsked, this, &BoxPage::leave);
    connect(m_next, &QPushButton::clicked, this, &BoxPage::goOn);
    connect(m_file, &QPushButton::clicked, this, &BoxPage::fileAsked);
    connect(m_copy, &QPushButton::clicked, this, &BoxPage::copyAsked);
    connect(m_aside, &QPushButton::clicked, this, &BoxPage::asideAsked);
    connect(m_undo, &QPushButton::clicked, this, &BoxPage::undoAsked);
    connect(m_list, &BoxList::entryChosen, this, &BoxPage::look);
    connect(m_list, &BoxList::entryOpened, this, &BoxPage::takeFocus);
    connect(m_form, &PrintedForm::entered, this, [this] { emit cardGiven(m_entry, m_form->printed()); });
    connect(m_form, &PrintedForm::changed, this, [this] { m_typed.noteChange(); });
    connect(m_form, &PrintedForm::made, this, &BoxPage::orderTabs);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit cardRemoved(m_entry); });
    connect(m_newName, &QLineEdit::returnPressed, this, &BoxPage::add);
    connect(m_add, &QPushButton::clicked, this, &BoxPage::add);
    const auto key = [this](const char *keys, int steps)
    {
        new QShortcut(
            QKeySequence(QLatin1String(keys)), this, [this, steps] { m_list->goToPart(steps); },
            Qt::WidgetWithChildrenShortcut);
    };
    key("Alt+Left", -1);
    key("Alt+Right", 1);
}

void BoxPage::look(const BoxEntry &entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    m_newName->clear();
    m_newFault->hide();
    refresh();
    m_area->verticalScrollBar()->setValue(0);
}

void BoxPage::open(const BoxEntry &entry)
{
    look(entry);
    takeFocus();
}

void BoxPage::takeFocus()
{
    if (isSheet(m_entry))
        m_sheet->focus(firstSheetField(sheetAt(m_told.pack, m_entry)));
    else if (m_entry.at)
        m_form->takeFocus();
    else if (!m_more->isHidden())
        m_newName->setFocus(Qt::OtherFocusReason);
}

void BoxPage::goOn()
{
    giveTyped();
    if (const std::optional<BoxEntry> next = m_list->nextUnsaid())
        open(*next);
}

void BoxPage::giveTyped()
{
    if (auto *number = qobject_cast<QSpinBox *>(focusWidget()))
        number->interpretText();
    if (const std::optional<Printed> card = cardAt(m_told.pack, m_entry); card && m_form->printed() != *card)
        emit cardGiven(m_entry, m_form->printed());
}

/// Half a value may be wrong: nothing is said of it.
void BoxPage::storeTyped()
{
    if (const std::optional<Printed> card = cardAt(m_told.pack, m_entry); card && m_form->printed() != *card)
        emit cardTyped(m_entry, m_form->printed());
}

/// Who is not told yet why the last entry was not kept is told first.
void BoxPage::leave()
{
    const bool told = !m_fault->isHidden();
    giveTyped();
    if (told || m_fault->isHidden())
        emit backAsked();
}

void BoxPage::add()
{
    m_newFault->hide();
    emit cardAdded(m_entry.part, m_newName->text());
}

void BoxPage::render(const BoxTold &told)
{
    const bool fewer = m_entry.at && !isSheet(m_entry) && *m_entry.at >= cardsOf(told.pack, m_entry.part).size();
    m_told = told;
    if (fewer)
        m_entry.at.reset();
    refresh();
}

void BoxPage::explain(BoxFault fault)
{
    m_fault->setText(wording::reason(fault));
    m_fault->show();
}

void BoxPage::explainNew(BoxFault fault)
{
    m_newFault->setText(wording::reason(fault));
    m_newFault->show();
}

void BoxPage::refresh()
{
    m_list->render(m_told.pack, m_entry);
    refreshEntry();
    retranslate();
    emit possibleChanged();
}

void BoxPage::refreshEntry()
{
    const std::optional<Printed> card = cardAt(m_told.pack, m_entry);
    m_form->setVisible(card.has_value());
    renderSheet();
    m_entering->setVisible(card || isSheet(m_entry));
    m_remove->setVisible(card && m_entry.part != BoxPart::Objectives);
    // What is being typed there stays, and who types it.
    if (card && m_form->printed() != *card)
    {
        m_form->begin(*card);
        orderTabs();
    }
    m_fault->hide();
    for (QWidget *part : {m_entering, m_more})
        part->setEnabled(m_told.problem.isEmpty());
}

void BoxPage::renderSheet()
{
    const bool isBrutal = m_entry.at != std::size_t{0};
    const auto give = [this, isBrutal](const ResistanceSheet &sheet) { emit sheetGiven(isBrutal, sheet); };
    m_sheet->render(QString(),
        [sheet = sheetAt(m_told.pack, m_entry), isShown = isSheet(m_entry), give](const Theme & /*theme*/)
        { return sheetFields(sheet, give).when(isShown); });
}

/// Where fields were made just now the tab key reaches them where they stand.
void BoxPage::orderTabs()
{
    tabThrough({m_list, m_form, m_sheet, m_remove, m_more, m_undo, m_file, m_copy});
}

std::set<DeskAction> BoxPage::possible() const
{
    return m_next->isEnabled() ? std::set{DeskAction::GoOn} : std::set<DeskAction>();
}

void BoxPage::perform(DeskAction action)
{
    if (action == DeskAction::GoOn)
        goOn();
}

void BoxPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void BoxPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QWidget::keyPressEvent(event);
}

void BoxPage::hideEvent(QHideEvent *event)
{
    giveTyped();
    QWidget::hideEvent(event);
}

void BoxPage::retranslate()
{
    const Unsaid all = unsaidIn(m_told.pack);
    m_header->setTexts(tr("My box of Conquest of Planet Earth"),
        all.left == 0 ? tr("Everything that is listed is known; it is used in every new game")
                      : tr("%1 of %2 values unknown; what you enter is saved at once and used in every new game")
                            .arg(all.left)
                            .arg(all.all),
        tr("Back; continue whenever you like (Esc)"));
    const bool well = m_told.problem.isEmpty();
    m_next->setEnabled(well && m_list->nextUnsaid().has_value());
    label(m_next, tr("Next unknown"), tr("Go to the next card of which a value is unknown (Ctrl+Enter)"));
    label(m_file, tr("Import from a file…"), tr("Use a copy of a box that was saved here or on another computer"));
    label(m_copy, tr("Save a copy…"), tr("Write the box into a file, to keep it or to use it on another computer"));
    m_file->setEnabled(well);
    m_copy->setEnabled(well);
    m_title->setText(wording::name(m_told.pack, m_entry));
    const Unsaid here = unsaidAt(m_told.pack, m_entry);
    m_left->setText(wording::unsaid(here));
    m_left->setVisible(here.all > 0);
    setTone(m_left, here.left == 0 ? ChipTone::Green : ChipTone::Amber);
    m_advice->setText(wording::advice(m_told.pack, m_entry.part));
    m_problem->setText(m_told.problem);
    m_problem->setVisible(!well);
    m_aside->setVisible(!well);
    label(m_aside, tr("Put the file aside and start again"),
        tr("Give the file another name, and start with what Dossier knows"));
    m_undo->setVisible(!m_told.undo.isEmpty());
    label(m_undo, m_told.undo, tr("Undo what was done last"));
    label(m_remove, tr("Remove from my box"), tr("For what your box does not have; it can be undone"));
    const QString further = wording::anotherOf(m_entry.part);
    m_more->setVisible(!further.isEmpty());
    m_newName->setPlaceholderText(further);
    m_newName->setAccessibleName(further.isEmpty() ? tr("Name of another card") : further);
    m_newName->setToolTip(tr("As it is printed; Enter adds it"));
    label(m_add, tr("Add"), tr("Add what is not listed yet"));
}

} // namespace dossier
