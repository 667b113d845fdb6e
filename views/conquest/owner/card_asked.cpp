#include "views/conquest/owner/card_asked.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/owners_box.h"
#include "views/conquest/owner/printed_form.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/laid_out.h"
#include "views/kit/tab_order.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace dossier
{

using namespace conquest;

namespace
{

/// What a pack knows of a card; with its name alone where it knows nothing.
template <typename Card>
Printed knownOf(const Card *card, const std::string &name)
{
    if (card != nullptr)
        return Printed(*card);
    Card blank;
    blank.name = name;
    return Printed(blank);
}

/// The kinds of cards that a deck holds, the one that the name stands for first.
std::vector<Printed> kindsOf(const Pack &pack, Deck deck, const std::string &name)
{
    switch (deck)
    {
    case Deck::Locations:
        return {knownOf(locationNamed(pack, name), name)};
    case Deck::Resistance:
        if (heroNamed(pack, name) != nullptr)
            return {knownOf(heroNamed(pack, name), name)};
        if (resistanceNamed(pack, name) != nullptr)
            return {knownOf(resistanceNamed(pack, name), name)};
        return {knownOf(resistanceNamed(pack, name), name), knownOf(heroNamed(pack, name), name)};
    case Deck::Stuff:
        return {knownOf(stuffNamed(pack, name), name)};
    case Deck::Technology:
        return {knownOf(technologyNamed(pack, name), name)};
    case Deck::Tokens:
        return {knownOf(tokenNamed(pack, name), name)};
    default:
        return {knownOf(eventNamed(pack, name), name)};
    }
}

} // namespace

CardAsked::CardAsked(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
    , m_about(newParagraph(Role::Small, this))
    , m_kind(new QComboBox(this))
    , m_form(new PrintedForm(this))
    , m_fault(newParagraph(Role::Fault, this))
    , m_keep(newButton("primary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *top = new QHBoxLayout;
    top->addWidget(m_caption);
    top->addStretch();
    top->addWidget(m_close);
    QVBoxLayout *column = newColumn(this, 12, 6);
    column->addLayout(top);
    for (QWidget *part : std::initializer_list<QWidget *>{m_about, m_kind, m_form, m_fault})
        column->addWidget(part);
    m_fault->hide();
    column->addWidget(m_keep, 0, Qt::AlignRight);
    connect(m_close, &QPushButton::clicked, this, &CardAsked::giveUp);
    connect(m_kind, &QComboBox::activated, this, &CardAsked::choose);
    connect(m_form, &PrintedForm::changed, this,
        [this]
        {
            m_fault->hide();
            m_keep->setEnabled(!m_form->name().isEmpty());
        });
    connect(m_form, &PrintedForm::made, this, &CardAsked::orderTabs);
    connect(m_keep, &QPushButton::clicked, this, &CardAsked::keep);
    hide();
}

/// Fields are made late: the tab key reaches them where they stand.
void CardAsked::orderTabs()
{
    tabThrough({m_kind, m_form, m_keep, m_close});
}

/// A card of which no value is entered would be asked for once more, and one of another deck could not be taken.
std::optional<CardAsked::Lack> CardAsked::lack() const
{
    const Printed printed = m_form->printed();
    const Unsaid unsaid = unsaidIn(printed);
    if (!m_corrects && unsaid.all > 0 && unsaid.left == unsaid.all)
        return Lack::Value;
    const auto *event = get_if<EventCard>(&printed);
    if (event == nullptr || !m_redText || *m_redText == !event->redText.empty())
        return std::nullopt;
    return *m_redText ? Lack::RedText : Lack::NoRedText;
}

void CardAsked::keep()
{
    if (const std::optional<Lack> lacks = lack())
    {
        m_lack = *lacks;
        tellLack();
        m_fault->show();
        return m_form->takeFocus(m_lack == Lack::Value ? PrintedForm::Stop::Value : PrintedForm::Stop::RedText);
    }
    hide();
    emit told(m_form->printed());
}

void CardAsked::giveUp()
{
    hide();
    emit givenUp();
}

void CardAsked::begin(const PublicTable &table, Deck deck, const std::string &name)
{
    m_kinds = kindsOf(table.pack, deck, name);
    m_corrects = false;
    m_redText.reset();
    if (deck == Deck::ResistanceEvents || (deck == Deck::Events && isCooperative(table)))
        m_redText = deck == Deck::ResistanceEvents;
    open();
}

void CardAsked::begin(const Race &race)
{
    m_kinds = {Printed(race)};
    m_corrects = false;
    m_redText.reset();
    open();
}

void CardAsked::correct(const Printed &printed)
{
    m_kinds = {printed};
    m_corrects = true;
    m_redText.reset();
    open();
}

std::optional<CardAsked::Typed> CardAsked::typed() const
{
    if (isHidden() || m_kinds.empty())
        return std::nullopt;
    Typed typed{m_kinds, std::max(0, m_kind->currentIndex()), m_corrects, m_redText};
    typed.kinds.at(static_cast<std::size_t>(typed.kind)) = m_form->printed();
    return typed;
}

void CardAsked::takeUp(const Typed &typed)
{
    m_kinds = typed.kinds;
    m_corrects = typed.corrects;
    m_redText = typed.redText;
    open(typed.kind);
}

void CardAsked::open(int kind)
{
    refresh();
    m_kind->setCurrentIndex(std::min(kind, m_kind->count() - 1));
    choose(kind);
    show();
    m_form->takeFocus();
    // What it has room for it knows once it is laid out.
    onceLaidOut(this, [this] { showTop(); });
}

/// It is read from its top: where the value that is asked for has no room there, the keyboard begins at the first
/// field.
void CardAsked::showTop()
{
    const QWidget *now = window()->focusWidget();
    if (!isVisible() || now == nullptr || !isAncestorOf(now))
        return;
    scrollToTop(*this);
    if (now->visibleRegion().boundingRect().contains(now->rect()))
        return;
    if (m_kind->isHidden())
        m_form->takeFocus(PrintedForm::Stop::Top);
    else
        m_kind->setFocus(Qt::TabFocusReason);
}

void CardAsked::choose(int kind)
{
    if (kind < 0 || kind >= std::ssize(m_kinds))
        return;
    m_fault->hide();
    m_form->begin(m_kinds[static_cast<std::size_t>(kind)], m_corrects);
    orderTabs();
    m_keep->setEnabled(!m_form->name().isEmpty());
}

void CardAsked::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

void CardAsked::refresh()
{
    const QString caption = tr("PRINTED IN YOUR BOX");
    // Of one that is corrected the name is no field.
    m_caption->setText(m_corrects && !m_kinds.empty()
            ? tr("%1 · %2", "printed in your box, a card").arg(caption, wording::name(m_kinds.front()))
            : caption);
    m_about->setText(m_corrects
            ? tr("Correct what is not as it is printed. Of your own box your next games will have it, too.")
            : tr("Dossier does not know this yet. Copy what is printed; what is left out stays unknown. Your next "
                 "games will have it, too."));
    const int before = std::max(0, m_kind->currentIndex());
    m_kind->clear();
    if (m_kinds.size() > 1)
        m_kind->addItems({tr("A resistance with a strength"), tr("A hero, who adds to one")});
    m_kind->setCurrentIndex(std::min(before, m_kind->count() - 1));
    m_kind->setVisible(m_kinds.size() > 1);
    m_kind->setAccessibleName(tr("What kind of card it is"));
    m_kind->setToolTip(m_kind->accessibleName());
    tellLack();
    label(m_keep, tr("Keep this card"), tr("Its values are known from now on, and the game continues"));
    label(m_close, {}, tr("Close (Esc)"));
}

void CardAsked::tellLack()
{
    m_fault->setText(m_lack == Lack::Value
            ? tr("No number of this card is entered yet: enter at least one as it is printed.")
            : m_lack == Lack::RedText
            ? tr("Only events with red text are the resistance’s: enter the red text, in a few words of your own.")
            : tr("In this game events with red text are the resistance’s: leave the red text empty."));
}

std::optional<std::pair<Deck, std::string>> cardNamedBy(const Command &command, const std::string &name)
{
    if (holds_alternative<Explore>(command) || holds_alternative<BeginGame>(command))
        return std::pair(Deck::Locations, name);
    if (holds_alternative<TurnUpResistance>(command))
        return std::pair(Deck::Resistance, name);
    if (holds_alternative<FightToken>(command) || holds_alternative<PlaceToken>(command)
        || holds_alternative<FightCaptain>(command))
        return std::pair(Deck::Tokens, name);
    if (holds_alternative<PlayEvent>(command) || holds_alternative<DrawEvents>(command))
        return std::pair(Deck::Events, name);
    if (holds_alternative<DrawResistanceEvent>(command))
        return std::pair(Deck::ResistanceEvents, name);
    if (holds_alternative<RollTechnology>(command))
        return std::pair(Deck::Technology, name);
    return std::nullopt;
}

} // namespace dossier
