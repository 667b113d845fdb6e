#include "views/conquest/owner/box_page.h"

#include "views/conquest/owner/box_words.h"
#include "views/conquest/owner/printed_fields.h"
#include "views/conquest/owner/sheet_fields.h"
#include "views/kit/in_sight.h"
#include "views/kit/page_header.h"
#include "views/kit/tab_order.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QSpinBox>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int maxNewName = 80;

/// Returns a card of the pack, when the entry is a card and exists.
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

} // namespace

BoxPage::BoxPage(QWidget *parent)
    : Screen(parent)
    , m_typed(
          [this]
          {
              // Half a value may be wrong, so it gets no message.
              if (const std::optional<Printed> card = typed())
                  emit cardTyped(m_entry, *card);
          })
{
    addKeys();
}

void BoxPage::addKeys()
{
    const auto add = [this](const char *keys, int by)
    {
        const auto goToPart = [this, by]
        {
            const int part = static_cast<int>(m_entry.part) + by;
            if (part >= 0 && part < static_cast<int>(words(BoxPart{}).size()))
                look({static_cast<BoxPart>(part), {}});
        };
        new QShortcut(QKeySequence(QLatin1String(keys)), this, goToPart, Qt::WidgetWithChildrenShortcut);
    };
    add("Alt+Left", -1);
    add("Alt+Right", 1);
}

void BoxPage::look(const BoxEntry &entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    m_search.looked.push_back(entry);
    m_newName.clear();
    ++m_newVersion;
    m_newFault.reset();
    refresh();
    scrollToTop(*findChild<QWidget *>(QStringLiteral("entering")));
}

void BoxPage::open(const BoxEntry &entry)
{
    look(entry);
    focusFirst();
}

void BoxPage::focusFirst()
{
    focus(isSheet(m_entry) ? firstSheetField(sheetAt(m_state.pack, m_entry))
            : m_entry.at   ? keyOf(m_card, false, PrintedField::Unknown)
                           : QStringLiteral("newName"));
}

void BoxPage::showNext()
{
    giveTyped();
    if (const std::optional<BoxEntry> next = nextUnknown(m_state.pack, m_entry))
        open(*next);
}

/// The card as it is typed, where that is not known yet.
std::optional<Printed> BoxPage::typed() const
{
    const std::optional<Printed> card = cardAt(m_state.pack, m_entry);
    const Printed now = withoutRoom(m_card);
    return card && now != *card ? std::optional(now) : std::nullopt;
}

void BoxPage::type(const Printed &card)
{
    m_card = card;
    m_typed.noteChange();
    renderAgain();
}

void BoxPage::giveTyped()
{
    if (auto *number = qobject_cast<QSpinBox *>(focusWidget()))
        number->interpretText();
    if (const std::optional<Printed> card = typed())
        emit cardGiven(m_entry, *card);
}

/// The first attempt to leave announces why the last entry was not kept.
void BoxPage::leave()
{
    const bool isTold = m_fault.has_value();
    giveTyped();
    if (isTold || !m_fault)
        emit backRequested();
}

void BoxPage::add()
{
    m_newFault.reset();
    emit cardAdded(m_entry.part, m_newName);
    renderAgain();
}

void BoxPage::tell(const BoxState &state)
{
    const bool isFirst = findChild<QWidget *>(QStringLiteral("entering")) == nullptr;
    m_state = state;
    if (m_entry.at && !isSheet(m_entry) && !cardAt(state.pack, m_entry))
        m_entry.at.reset();
    refresh();
    if (isFirst)
        enterGoesOn(*findChild<QWidget *>(QStringLiteral("entering")));
}

void BoxPage::explain(BoxFault fault)
{
    m_fault = fault;
    renderAgain();
}

void BoxPage::explainNew(BoxFault fault)
{
    m_newFault = fault;
    renderAgain();
}

/// A card that is being typed stays as it is.
void BoxPage::refresh()
{
    if (typed())
        m_card = withRoom(*cardAt(m_state.pack, m_entry));
    m_fault.reset();
    render(QString(), [this](const Theme & /*theme*/) { return page(); });
    emit possibleChanged();
}

std::set<DeskAction> BoxPage::possible() const
{
    return isWell() && nextUnknown(m_state.pack, m_entry) ? std::set{DeskAction::DefaultStep} : std::set<DeskAction>();
}

void BoxPage::perform(DeskAction action)
{
    if (action == DeskAction::DefaultStep)
        showNext();
}

/// From the search the arrow keys move through the list.
void BoxPage::keyPressEvent(QKeyEvent *event)
{
    const bool isSearching = focusWidget() != nullptr && focusWidget()->objectName() == QLatin1String("search");
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (isSearching && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up))
        lookBeside(event->key() == Qt::Key_Down ? 1 : -1);
    else
        Screen::keyPressEvent(event);
}

void BoxPage::lookBeside(int rows)
{
    if (const std::optional<BoxEntry> beside = listedBeside(m_state.pack, m_entry, m_search, rows))
        look(*beside);
}

void BoxPage::focusInEvent(QFocusEvent * /*event*/)
{
    focus(QStringLiteral("box"));
}

void BoxPage::hideEvent(QHideEvent *event)
{
    giveTyped();
    Screen::hideEvent(event);
}

BoxListActions BoxPage::listActions()
{
    return {.search =
                [this](const BoxSearch &search)
        {
            m_search = search;
            renderAgain();
        },
        .choose = [this](const BoxEntry &entry) { look(entry); },
        .open = [this] { focusFirst(); },
        .openFound =
            [this]
        {
            if (const std::optional<BoxEntry> found = firstFound(m_state.pack, m_entry, m_search))
                look(*found);
            focusFirst();
        }};
}

Part BoxPage::page()
{
    return column(
        {header(),
            row({boxList(m_state.pack, m_entry, m_search, listActions()).stretched(4), entryPage().stretched(7)})
                .spaced(16, {24, 24, 0, 0})
                .stretched()})
        .spaced(0)
        .named(tr("My box of Conquest of Planet Earth"));
}

Part BoxPage::header()
{
    const Unsaid all = unsaidIn(m_state.pack);
    return pageHeader(tr("My box of Conquest of Planet Earth"),
        all.left == 0 ? tr("Everything that is listed is known; it is used in every new game")
                      : tr("%1 of %2 values missing; what you enter is saved at once and used in every new game")
                            .arg(all.left)
                            .arg(all.all),
        tr("Back; continue whenever you like (Esc)"), [this] { leave(); },
        {button(tr("Next missing value"), "primary", [this] { showNext(); })
                .keyed(QStringLiteral("next"))
                .withTip(tr("Go to the next card of which a value is missing (Ctrl+Enter)"))
                .disabledIf(possible().empty())});
}

/// A name that is one long word widens nothing.
Part BoxPage::entryPage()
{
    const Unsaid here = unsaidAt(m_state.pack, m_entry);
    return scrollArea(
        {text(m_state.problem, Role::Fault).wrapping().when(!isWell()),
            button(tr("Put the file aside and start again"), "secondary", [this] { emit putAsideRequested(); })
                .withTip(tr("Give the file another name, and start with what Dossier knows"))
                .with(&Part::alignment, Qt::AlignLeft)
                .when(!isWell()),
            row({text(wording::name(m_state.pack, m_entry), Role::Title)
                     .wrapping()
                     .with(&Part::shrinks, true)
                     .stretched(),
                chip(wording::unsaid(here), here.left == 0 ? ChipTone::Green : ChipTone::Amber).when(here.all > 0)}),
            text(wording::advice(m_state.pack, m_entry.part), Role::Dim).wrapping(), entryFields(), newCard(),
            button(m_state.undo, "secondary", [this] { emit undoRequested(); })
                .keyed(QStringLiteral("undo"))
                .withTip(tr("Undo what was done last"))
                .with(&Part::alignment, Qt::AlignLeft)
                .when(!m_state.undo.isEmpty()),
            flow({button(tr("Import from a file…"), "secondary", [this] { emit fileRequested(); })
                      .with(&Button::icon, QStringLiteral("folder-open"))
                      .withTip(tr("Use a copy of a box that was saved here or on another computer"))
                      .disabledIf(!isWell()),
                button(tr("Save a copy…"), "secondary", [this] { emit copyRequested(); })
                    .with(&Button::icon, QStringLiteral("save"))
                    .withTip(tr("Write the box into a file, to keep it or to use it on another computer"))
                    .disabledIf(!isWell())}),
            stretch()})
        .spaced(12, {8, 0, 24, 24});
}

Part BoxPage::entryFields()
{
    const bool isCard = cardAt(m_state.pack, m_entry).has_value();
    const bool isBrutal = m_entry.at != std::size_t{0};
    const PrintedActions actions{
        .change = [this](const Printed &card) { type(card); }, .done = [this] { giveTyped(); }};
    Parts fields;
    if (isCard)
        fields.push_back(printedFields(m_card, false, actions));
    if (isSheet(m_entry))
        fields.push_back(sheetFields(sheetAt(m_state.pack, m_entry),
            [this, isBrutal](const ResistanceSheet &sheet) { emit sheetGiven(isBrutal, sheet); }));
    return formCard(
        {column(std::move(fields))
                .keyed(QStringLiteral("entry %1 %2").arg(static_cast<int>(m_entry.part)).arg(m_entry.at.value_or(0))),
            text(m_fault ? wording::reason(*m_fault) : QString(), Role::Fault).wrapping().when(m_fault.has_value()),
            button(tr("Remove from my box"), "secondary", [this] { emit cardRemoved(m_entry); })
                .with(&Button::icon, QStringLiteral("x"))
                .withTip(tr("For what your box does not have; it can be undone"))
                .with(&Part::alignment, Qt::AlignRight)
                .when(isCard && m_entry.part != BoxPart::Objectives)})
        .keyed(QStringLiteral("entering"))
        .disabledIf(!isWell(), m_state.problem)
        .when(isCard || isSheet(m_entry));
}

Part BoxPage::newCard()
{
    const QString further = wording::anotherOf(m_entry.part);
    return formCard({row({field(QStringLiteral("newName"), further, m_newName,
                              [this](const QVariant &name) { m_newName = name.toString(); })
                              .with(&Field::max, maxNewName)
                              .with(&Field::version, m_newVersion)
                              .with(&Field::placeholder, further)
                              .with(&Field::activated, Action<int>([this](int /*row*/) { add(); }))
                              .withTip(tr("As it is printed; Enter adds it"))
                              .stretched(),
                         button(tr("Add"), "secondary", [this] { add(); })
                             .with(&Button::icon, QStringLiteral("plus"))
                             .withTip(tr("Add what is not listed yet"))}),
                        text(m_newFault ? wording::reason(*m_newFault) : QString(), Role::Fault)
                            .wrapping()
                            .when(m_newFault.has_value())})
        .disabledIf(!isWell(), m_state.problem)
        .when(!further.isEmpty());
}

} // namespace dossier
