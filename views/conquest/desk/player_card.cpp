#include "views/conquest/desk/player_card.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/board/hex_painter.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/pips.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int mostPips = 6;
/// As many players as that leave each other less room: all are in sight together on a laptop.
constexpr std::size_t many = 4;
constexpr int sideRim = 8;
constexpr int usualRim = 6;
constexpr int tightRim = 3;

/// A card has room for so many letters of a name; all of them stand in the tool tip.
QString shortened(const QString &person)
{
    constexpr int longest = 10;
    return singleLine(person, longest);
}

/// The same of a race where little room is left.
constexpr int longestRace = 16;

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

} // namespace

PlayerCard::PlayerCard(Colour player, QWidget *parent)
    : QFrame(parent)
    , m_player(player)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_name(newLabel(Role::Strong, this))
    , m_numbers(newLabel(Role::Dim, this))
    , m_race(newParagraph(Role::Small, this))
    , m_terror(newLabel(Role::Strong, this))
    , m_pointsCaption(newLabel(Role::Dim, this))
    , m_points(new Pips(PipKind::Adrenaline, this))
    , m_saucersCaption(newLabel(Role::Dim, this))
    , m_saucers(newLabel(Role::Body, this))
    , m_threatCaption(newLabel(Role::Dim, this))
    , m_threat(new Pips(PipKind::Wounds, this))
    , m_tokens(newParagraph(Role::Small, this))
    , m_hand(newButton("offer", {}, this))
    , m_named(new QWidget(this))
{
    setProperty("role", QStringLiteral("card"));
    layOut();
    connect(m_hand, &QPushButton::clicked, this, [this] { emit handAsked(m_player); });
    connect(m_points, &Pips::countAsked, this,
        [this](int count)
        {
            emit commandGiven(askingConquest(
                Correct{PointsChanged{m_player, count - inPlay(m_view->open, m_player).points.left.value_or(0)}}));
        });
    connect(m_threat, &Pips::countAsked, this,
        [this](int count)
        {
            emit commandGiven(
                askingConquest(Correct{ThreatChanged{m_player, count - inPlay(m_view->open, m_player).threat}}));
        });
}

void PlayerCard::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_name);
    head->addStretch();
    head->addWidget(m_terror);
    // A line for each: the longest caption takes no room from the most pips.
    auto *rows = new QVBoxLayout;
    rows->setSpacing(1);
    for (const auto &[caption, value] : std::initializer_list<std::pair<QWidget *, QWidget *>>{
             {m_pointsCaption, m_points}, {m_saucersCaption, m_saucers}, {m_threatCaption, m_threat}})
    {
        auto *row = new QHBoxLayout;
        row->addWidget(caption);
        row->addStretch();
        row->addWidget(value);
        rows->addLayout(row);
    }
    // The hand beside the race: the tokens have a line for themselves.
    auto *race = new QHBoxLayout;
    race->addWidget(m_race, 1);
    race->addWidget(m_hand);
    new FlowLayout(m_named, 4);
    QVBoxLayout *column = newColumn(this, sideRim, 3);
    column->addLayout(head);
    column->addLayout(race);
    column->addWidget(m_numbers);
    column->addLayout(rows);
    column->addWidget(m_tokens);
    column->addWidget(m_named);
}

bool PlayerCard::isTight() const
{
    return m_view->open.players.colours.size() >= many;
}

void PlayerCard::render(const SeenConquest &view)
{
    m_view = view;
    refresh();
}

void PlayerCard::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_points->setTheme(theme);
    m_threat->setTheme(theme);
    colour();
}

void PlayerCard::setPerson(const QString &person)
{
    m_person = person;
    refresh();
}

void PlayerCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

void PlayerCard::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuAsked(event->globalPos());
}

/// The name stands in the colour of the player's figures.
void PlayerCard::colour()
{
    const QString colour = QStringLiteral("color: %1").arg(accentOf(m_theme, m_player).text.name());
    // Set once: a style sheet that is set again is worked out again.
    for (QLabel *label : {m_name, m_saucers})
        if (label->styleSheet() != colour)
            label->setStyleSheet(colour);
}

void PlayerCard::refresh()
{
    if (!m_view)
        return;
    const PublicTable &table = m_view->open;
    const PlayerInPlay &player = inPlay(table, m_player);
    const Race *race = raceOf(table, m_player);
    setToneWord(this, table.clock.active == m_player ? "due" : "");
    setAccessibleName(wording::name(m_player));
    // Until the points of a round are there, who was first in the last one is nothing to go by.
    const bool first = table.first == m_player && table.clock.phase != Phase::Command;
    m_name->setText(first ? tr("%1 · first", "a player").arg(wording::name(m_player)) : wording::name(m_player));
    const QString right = tr("Right click: correct who is first and whose turn it is");
    m_name->setToolTip(m_person.isEmpty() ? right : tr("%1. %2", "who plays, what can be done").arg(m_person, right));
    const std::optional<int> strength = race != nullptr ? race->strength : std::nullopt;
    const std::optional<int> intelligence = race != nullptr ? race->intelligence : std::nullopt;
    const QString raceName = wording::raceName(table, player.race);
    // A tight card has room for one name; the race's stands on the landing site, too.
    m_race->setText(isTight() ? tr("%1 · %2/%3", "who plays or a race, strength, intelligence")
                                    .arg(m_person.isEmpty() ? singleLine(raceName, longestRace) : shortened(m_person),
                                        numberOrDash(strength), numberOrDash(intelligence))
            : m_person.isEmpty() ? raceName
                                 : tr("%1 · %2", "who plays, a race").arg(shortened(m_person), raceName));
    m_numbers->setVisible(!isTight());
    m_numbers->setText(
        tr("Strength %1 · Intelligence %2", "of a race").arg(numberOrDash(strength), numberOrDash(intelligence)));
    const QString numbersTip = tr("Strength of each alien, and intelligence: the size of the hand");
    m_numbers->setToolTip(numbersTip);
    m_race->setToolTip(tipLine(tr("%1. %2", "who plays or a race, what its numbers are")
            .arg(m_person.isEmpty() ? raceName : tr("%1 · %2", "who plays, a race").arg(m_person, raceName),
                numbersTip)));
    const int rim = isTight() ? tightRim : usualRim;
    layout()->setContentsMargins(sideRim, rim, sideRim, rim);
    layout()->setSpacing(isTight() ? 1 : 3);
    m_terror->setText(isCooperative(table)
            ? tr("terror %1").arg(terrorOf(table, m_player))
            : tr("terror %1 of %2").arg(terrorOf(table, m_player)).arg(terrorWanted(table)));
    const int points = player.points.left.value_or(0);
    m_pointsCaption->setText(std::max(player.points.had, points) > 0 ? tr("Action points") : tr("Action points: none"));
    m_points->render(points, std::max(player.points.had, points));
    m_points->setAccessibleName(tr("Action points of %1: %2").arg(wording::name(m_player)).arg(points));
    m_points->setToolTip(tr("%n left; click to correct", nullptr, points));
    int onBoard = 0;
    int reserve = 0;
    int allies = 0;
    for (const auto &[number, alien] : player.aliens)
    {
        (alien.at ? onBoard : reserve) += alien.card.empty() ? 1 : 0;
        allies += alien.card.empty() ? 0 : 1;
    }
    m_saucersCaption->setText(allies > 0 ? tr("Saucers, and %n other figure(s)", nullptr, allies) : tr("Saucers"));
    m_saucers->setText(QString(onBoard, QChar(u'●')) + QString(reserve, QChar(u'○')));
    m_saucers->setToolTip(tr("%1 on the board, %2 in the reserve").arg(onBoard).arg(reserve));
    m_saucers->setAccessibleName(m_saucers->toolTip());
    m_threatCaption->setText(tr("Threat tokens"));
    m_threat->render(player.threat, std::max(player.threat, mostPips / 2));
    m_threat->setAccessibleName(tr("Threat tokens of %1: %2").arg(wording::name(m_player)).arg(player.threat));
    m_threat->setToolTip(tr("%n threat token(s); click to correct", nullptr, player.threat));
    QStringList tokens;
    for (const CommandToken token : player.atHand)
        tokens << wording::name(token);
    m_tokens->setText(isCooperative(table) ? QString()
            : player.points.token
            ? tr("plays %1 · has %2", "command tokens").arg(wording::name(*player.points.token), tokens.join(u' '))
            : tr("has %1", "command tokens").arg(tokens.join(u' ')));
    m_tokens->setVisible(!m_tokens->text().isEmpty());
    m_tokens->setToolTip(tr("Command tokens: the one in play, and those at hand"));
    const bool hidden = !isCooperative(table) && !m_view->hands.contains(m_player);
    label(m_hand, tr("hand %1", "number of cards").arg(player.hand),
        hidden ? tr("%1 looks at their cards: the screen is covered first").arg(wording::name(m_player))
               : tr("Cards in hand: play or discard one"));
    refreshNamed();
    colour();
}

/// Abilities and Space Stuff as buttons.
void PlayerCard::refreshNamed()
{
    const PublicTable &table = m_view->open;
    m_names.clear();
    QStringList texts;
    QStringList tips;
    if (const Race *race = raceOf(table, m_player))
        for (const RaceAbility &ability : race->abilities)
        {
            m_names.emplace_back(false, ability.name);
            texts << (ability.threat > 0 ? tr("%1 (%2)", "an ability, its threat tokens")
                                               .arg(wording::cardName(table, ability.name))
                                               .arg(ability.threat)
                                         : wording::cardName(table, ability.name));
            tips << wording::printed(ability.text);
        }
    for (const StuffInPlay &stuff : inPlay(table, m_player).stuff)
    {
        const StuffCard *card = stuffNamed(table.pack, stuff.card);
        m_names.emplace_back(true, stuff.card);
        texts << (stuff.ready ? wording::cardName(table, stuff.card)
                              : tr("%1: used", "Space Stuff").arg(wording::cardName(table, stuff.card)));
        tips << (card != nullptr ? wording::printed(card->text) : QString());
    }
    while (m_namedButtons.size() < texts.size())
    {
        QPushButton *button = newButton("offer", {}, m_named);
        m_named->layout()->addWidget(button);
        tabInto(m_named, m_namedButtons.isEmpty() ? nullptr : m_namedButtons.back(), button);
        const auto index = static_cast<std::size_t>(m_namedButtons.size());
        connect(button, &QPushButton::clicked, this,
            [this, index]
            {
                if (index < m_names.size())
                    m_names[index].first ? emit stuffAsked(m_player, m_names[index].second)
                                         : emit abilityAsked(m_player, m_names[index].second);
            });
        m_namedButtons << button;
    }
    for (qsizetype i = 0; i < m_namedButtons.size(); ++i)
    {
        m_namedButtons.at(i)->setVisible(i < texts.size());
        if (i < texts.size())
        {
            const QString &tip = tips.at(i).isEmpty() ? texts.at(i) : tips.at(i);
            label(m_namedButtons.at(i), menuLine(texts.at(i)), tipLine(tip));
            m_namedButtons.at(i)->setAccessibleName(texts.at(i));
        }
    }
    m_named->setVisible(!texts.isEmpty());
}

} // namespace dossier
