#include "views/conquest/setup/seats_card.h"

#include "model/conquest/seen/owners_box.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/choice.h"
#include "views/kit/desk_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int mostPlayers = 4;
constexpr int longestName = 60;
constexpr int fieldHeight = 36;
constexpr int mostStrength = 20;

} // namespace

ConquestSeatsCard::ConquestSeatsCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_box(new Choice(2, this))
    , m_fill(newButton("secondary", {}, this))
    , m_boxHint(newParagraph(Role::Small, this))
    , m_mode(new Choice(3, this))
    , m_modeHint(newParagraph(Role::Small, this))
    , m_numberLabel(newLabel(Role::Strong, this))
    , m_number(new QSpinBox(this))
    , m_draw(newButton("secondary", {}, this))
    , m_handsHint(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("card"));
    m_number->setRange(1, mostPlayers);
    selectByClick(*m_number);
    m_number->setMinimumHeight(fieldHeight);
    m_numberLabel->setBuddy(m_number);
    setFocusProxy(m_number);
    layOut();
    enterGoesOn(*this);
    connect(m_number, &QSpinBox::valueChanged, this,
        [this](int players) { emit playersChosen(m_wish.players.mode, players); });
    connect(m_mode, &Choice::optionChosen, this,
        [this](int mode) { emit playersChosen(static_cast<Mode>(mode), m_number->value()); });
    connect(m_box, &Choice::optionChosen, this, [this](int box) { emit packChosen(box == 0); });
    connect(m_fill, &QPushButton::clicked, this, &ConquestSeatsCard::boxAsked);
    connect(m_draw, &QPushButton::clicked, this, &ConquestSeatsCard::racesDrawAsked);
    retranslate();
}

void ConquestSeatsCard::layOut()
{
    auto *number = new QHBoxLayout;
    number->addWidget(m_numberLabel);
    number->addWidget(m_number);
    number->addStretch();
    number->addWidget(m_draw);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    for (int seat = 0; seat < mostPlayers; ++seat)
        addRow(grid, seat);
    grid->setColumnStretch(2, 2);
    grid->setColumnStretch(3, 1);
    QVBoxLayout *column = newCardColumn(this);
    auto *box = new QHBoxLayout;
    box->addWidget(m_box, 1);
    box->addWidget(m_fill, 0, Qt::AlignBottom);
    column->addWidget(m_caption);
    column->addLayout(box);
    for (QWidget *part : std::initializer_list<QWidget *>{m_boxHint, m_mode, m_modeHint})
        column->addWidget(part);
    column->addLayout(number);
    column->addLayout(grid);
    column->addWidget(m_handsHint);
}

void ConquestSeatsCard::addRow(QGridLayout *grid, int seat)
{
    // Made as the row is read, so that the keyboard goes through it so: the swap stands at its end, the hand and the
    // numbers below it.
    const Row row{newLabel(Role::Strong, this), new QComboBox(this), new QComboBox(this), new QLineEdit(this),
        newButton("icon", QStringLiteral("down"), this), new QCheckBox(this), new OptionalNumber(mostStrength, this),
        new OptionalNumber(mostStrength, this)};
    row.player->setMaxLength(longestName);
    row.caption->setBuddy(row.colour);
    row.race->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (QWidget *field : std::initializer_list<QWidget *>{row.colour, row.race, row.player})
        field->setMinimumHeight(fieldHeight);
    int place = 0;
    for (QWidget *part : std::initializer_list<QWidget *>{row.caption, row.colour, row.race, row.player, row.later})
        grid->addWidget(part, 2 * seat, place++);
    auto *second = new QHBoxLayout;
    second->addWidget(row.hand);
    second->addStretch();
    second->addWidget(row.strength);
    second->addWidget(row.intelligence);
    grid->addLayout(second, 2 * seat + 1, 1, 1, 4);
    m_rows.push_back(row);
    listenTo(m_rows.back(), static_cast<std::size_t>(seat));
}

void ConquestSeatsCard::listenTo(const Row &row, std::size_t seat)
{
    const auto player = [this, seat] { return m_wish.players.colours[seat]; };
    connect(row.colour, &QComboBox::activated, this,
        [this, seat](int colour) { emit wished(withColour(m_wish, seat, static_cast<Colour>(colour))); });
    connect(row.race, &QComboBox::activated, this, [this, player](int race)
        { emit wished(withRace(m_wish, m_pack, player(), m_pack.races[static_cast<std::size_t>(race)].name)); });
    connect(row.player, &QLineEdit::textEdited, this,
        [this, player](const QString &name)
        {
            m_wish.names[player()] = name;
            emit wished(m_wish);
        });
    // A long name is read from its beginning.
    connect(row.player, &QLineEdit::editingFinished, row.player, [line = row.player] { line->home(false); });
    for (OptionalNumber *number : {row.strength, row.intelligence})
        connect(number, &OptionalNumber::numberChosen, this, [this, seat] { takeNumbers(seat); });
    connect(row.hand, &QCheckBox::clicked, this,
        [this, player](bool kept)
        {
            if (kept)
                m_wish.players.keptHands.insert(player());
            else
                m_wish.players.keptHands.erase(player());
            emit wished(m_wish);
        });
    connect(row.later, &QPushButton::clicked, this,
        [this, seat] { emit wished(withSeatsSwapped(m_wish, seat, (seat + 1) % m_wish.players.colours.size())); });
}

void ConquestSeatsCard::takeNumbers(std::size_t seat)
{
    const auto race = m_wish.races.find(m_wish.players.colours[seat]);
    if (race == m_wish.races.end())
        return;
    race->second.strength = m_rows[seat].strength->number();
    race->second.intelligence = m_rows[seat].intelligence->number();
    emit wished(m_wish);
}

void ConquestSeatsCard::render(const Pack &pack, const ConquestWish &wish)
{
    m_pack = pack;
    m_wish = wish;
    const QSignalBlocker silent(m_number);
    m_number->setMinimum(wish.players.mode == Mode::Competitive ? 2 : 1);
    m_number->setValue(static_cast<int>(wish.players.colours.size()));
    m_mode->setChosen(static_cast<int>(wish.players.mode));
    m_box->setChosen(wish.sample ? 0 : 1);
    retranslate();
}

void ConquestSeatsCard::renderRow(std::size_t seat)
{
    const Row &row = m_rows[seat];
    const bool shown = seat < m_wish.players.colours.size();
    for (QWidget *part : std::initializer_list<QWidget *>{row.caption, row.colour, row.race, row.player, row.hand})
        part->setVisible(shown);
    row.later->setVisible(shown && m_wish.players.colours.size() > 1);
    row.caption->setText(tr("Seat %1").arg(seat + 1));
    if (!shown)
    {
        row.strength->hide();
        row.intelligence->hide();
        return;
    }
    const Colour player = m_wish.players.colours[seat];
    const QSignalBlocker quietColour(row.colour);
    const QSignalBlocker quietRace(row.race);
    row.colour->clear();
    for (int colour = 0; colour < mostPlayers; ++colour)
        row.colour->addItem(wording::name(static_cast<Colour>(colour)));
    row.colour->setCurrentIndex(static_cast<int>(player));
    row.race->clear();
    for (const Race &race : m_pack.races)
        row.race->addItem(singleLine(wording::printed(race.name)));
    const auto taken = m_wish.races.find(player);
    const auto at = taken == m_wish.races.end() ? m_pack.races.end()
                                                : std::ranges::find(m_pack.races, taken->second.name, &Race::name);
    row.race->setCurrentIndex(at == m_pack.races.end() ? -1 : static_cast<int>(at - m_pack.races.begin()));
    const auto known = m_wish.names.find(player);
    if (const QString text = known == m_wish.names.end() ? QString() : known->second; row.player->text() != text)
        row.player->setText(text);
    row.hand->setChecked(m_wish.players.keptHands.contains(player));
    const bool asked = at != m_pack.races.end() && (!at->strength || !at->intelligence);
    // A field that is shown stays so: hidden for a moment it would hand the keyboard on to the one behind it.
    row.strength->setVisible(asked);
    row.intelligence->setVisible(asked);
    if (asked)
    {
        row.strength->setNumber(taken->second.strength);
        row.intelligence->setNumber(taken->second.intelligence);
    }
    const QString who = wording::name(player);
    row.colour->setAccessibleName(tr("Colour of seat %1").arg(seat + 1));
    row.colour->setToolTip(tr("The colour of the saucers played at this seat; if another seat has it, the two swap"));
    row.race->setAccessibleName(tr("Race of %1").arg(who));
    row.race->setToolTip(tr("Drawn at random; choose another if you drew cards at the table"));
    row.player->setPlaceholderText(tr("Who plays (everybody reads it)"));
    row.player->setAccessibleName(tr("Who plays %1").arg(who));
    row.player->setToolTip(tr("A name for the journal and the report; it may stay empty"));
    row.hand->setText(tr("Dossier keeps the cards"));
    row.hand->setAccessibleName(tr("Dossier keeps the cards of %1").arg(who));
    row.hand->setToolTip(tr("On: Dossier deals %1’s event cards and shows them to that player alone. Off: the cards "
                            "are on the table, and Dossier counts them.")
            .arg(who));
    row.strength->setTexts(tr("Strength of %1").arg(row.race->currentText()), tr("Printed on the race’s sheet"));
    writeAround(row.strength, tr("Strength %1"));
    row.strength->setSpecialValueText(tr("Strength –", "unknown"));
    row.intelligence->setTexts(
        tr("Intelligence of %1").arg(row.race->currentText()), tr("Printed on the race’s sheet"));
    writeAround(row.intelligence, tr("Intelligence %1"));
    row.intelligence->setSpecialValueText(tr("Intelligence –", "unknown"));
    label(row.later, {}, tr("Swap %1 with the next seat clockwise").arg(who));
}

void ConquestSeatsCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ConquestSeatsCard::retranslate()
{
    m_caption->setText(tr("Mode and players"));
    m_box->setCaption(tr("Cards"));
    m_box->setOption(0, tr("Sample cards"), tr("A small made-up set of cards that comes with Dossier"));
    m_box->setOption(
        1, tr("My box"), tr("The cards of your own box; Dossier asks for what it does not know when it is needed"));
    // What is typed on this page is known from now on.
    const Unsaid unsaid = unsaidIn(packWith(m_wish, m_pack));
    m_boxHint->setText(m_wish.sample
            ? tr("Made-up cards that are complete: Dossier draws, deals and rolls everything.")
            : tr("The cards are drawn at the table and entered by name. Dossier does not know %1 of %2 values: it asks "
                 "for them here or when the card turns up, unless you fill them in before.")
                  .arg(unsaid.left)
                  .arg(unsaid.all));
    label(m_fill, tr("Fill in my box…"), tr("Enter what is printed on your cards, once for all games (Ctrl+Shift+B)"));
    m_mode->setCaption(tr("Game"));
    m_mode->setOption(0, wording::name(Mode::Competitive), tr("Against each other: the first with 8 terror wins"));
    m_mode->setOption(1, wording::name(Mode::Cooperative), tr("Together against the humans, with the usual sheet"));
    m_mode->setOption(2, wording::name(Mode::Brutal), tr("Together against the humans, with the harder sheet"));
    m_modeHint->setText(m_wish.players.mode == Mode::Competitive
            ? tr("Two to four players against each other: whoever first has 8 terror wins.")
            : tr("One to four players together need %1 terror before the Super Cannon fires.")
                  .arg(8 * m_wish.players.colours.size()));
    m_numberLabel->setText(tr("Players"));
    m_number->setAccessibleName(tr("Number of players"));
    m_number->setToolTip(tr("How many play; seats go clockwise"));
    label(m_draw, tr("Draw races again"), tr("Give every player another race at random"));
    m_handsHint->setText(
        tr("Seats go clockwise around the board. Cards that Dossier keeps are seen by their owner alone."));
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat)
        renderRow(seat);
}

} // namespace dossier
