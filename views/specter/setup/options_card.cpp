#include "views/specter/setup/options_card.h"

#include "views/kit/choice.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace dossier
{

namespace
{

/// With so many there are four hunters and a traitor.
constexpr int mostPlayers = 5;

} // namespace

OptionsCard::OptionsCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
{
    setProperty("role", QStringLiteral("card"));
    QVBoxLayout *column = newCardColumn(this, 6);
    column->addWidget(m_caption);
    m_edition = add(column);
    m_corner = add(column);
    m_between = add(column);
    m_junctions = add(column);
    m_disputed = add(column);
    m_nearness = add(column);
    m_driving = add(column);
    m_sensor = add(column);
    m_smoke = add(column);
    m_barred = add(column);
    m_cards = add(column);
    m_escape = add(column);
    retranslate();
}

Choice *OptionsCard::add(QVBoxLayout *column)
{
    auto *choice = new Choice(2, this);
    auto *hint = newParagraph(Role::Small, this);
    column->addSpacing(6);
    column->addWidget(choice);
    column->addWidget(hint);
    m_hints.push_back(hint);
    connect(choice, &Choice::optionChosen, this, &OptionsCard::choose);
    return choice;
}

void OptionsCard::render(const specter::TableOptions &options, int players)
{
    const std::array forFive{m_barred, m_cards, m_escape};
    for (std::size_t i = 0; i < forFive.size(); ++i)
    {
        forFive.at(i)->setVisible(players == mostPlayers);
        m_hints.at(m_hints.size() - forFive.size() + i)->setVisible(players == mostPlayers);
    }
    m_edition->setChosen(options.edition == specter::Edition::First ? 0 : 1);
    m_corner->setChosen(options.diagonals.corner ? 0 : 1);
    m_between->setChosen(options.diagonals.between ? 0 : 1);
    m_junctions->setChosen(options.junctions == specter::Junctions::EndWithTheLine ? 0 : 1);
    m_disputed->setChosen(options.disputedRoads ? 0 : 1);
    m_nearness->setChosen(options.nearness == specter::Nearness::StructuresIgnored ? 0 : 1);
    m_driving->setChosen(options.eachDrivesTen ? 1 : 0);
    m_sensor->setChosen(options.sensorBesideDriving ? 1 : 0);
    m_smoke->setChosen(options.smokeCutsRoads ? 1 : 0);
    m_barred->setChosen(options.barredFromSensor ? 1 : 0);
    m_cards->setChosen(options.fiveCardsAmongFive ? 1 : 0);
    m_escape->setChosen(options.escapesWhileSecret ? 1 : 0);
}

void OptionsCard::choose()
{
    emit optionsChosen({.diagonals = {.corner = m_corner->chosen() == 0, .between = m_between->chosen() == 0},
        .junctions = m_junctions->chosen() == 0 ? specter::Junctions::EndWithTheLine : specter::Junctions::RunThrough,
        .disputedRoads = m_disputed->chosen() == 0,
        .nearness = m_nearness->chosen() == 0 ? specter::Nearness::StructuresIgnored : specter::Nearness::OnFoot,
        .edition = m_edition->chosen() == 0 ? specter::Edition::First : specter::Edition::Second,
        .eachDrivesTen = m_driving->chosen() == 1,
        .smokeCutsRoads = m_smoke->chosen() == 1,
        .barredFromSensor = m_barred->chosen() == 1,
        .fiveCardsAmongFive = m_cards->chosen() == 1,
        .escapesWhileSecret = m_escape->chosen() == 1,
        .sensorBesideDriving = m_sensor->chosen() == 1});
}

void OptionsCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

/// What concerns fewer tables.
void OptionsCard::retranslateLater()
{
    m_driving->setCaption(tr("The vehicle’s ten steps"));
    m_driving->setOption(0, tr("In all"), tr("All hunters together drive ten steps in a turn"));
    m_driving->setOption(1, tr("For each driver"), tr("Each hunter who drives has ten steps"));
    m_sensor->setCaption(tr("Driving and the sensor"));
    m_sensor->setOption(
        0, tr("One of them"), tr("In a turn of the hunters the vehicle is driven or its sensor is used"));
    m_sensor->setOption(
        1, tr("Each hunter chooses"), tr("One hunter may drive and another use the sensor in one turn"));
    m_smoke->setCaption(tr("Smoke on a road"));
    m_smoke->setOption(0, tr("Hides itself"), tr("Along the road hunters see past the smoke, but not into it"));
    m_smoke->setOption(1, tr("Cuts the road"), tr("Smoke that fills the road’s width hides what lies behind it"));
    m_barred->setCaption(tr("A hunter barred from the vehicle"));
    m_barred->setOption(0, tr("May use its sensor"), tr("No driving or getting in, but the motion sensor may be used"));
    m_barred->setOption(1, tr("May not"), tr("The motion sensor may not be used either"));
    m_cards->setCaption(tr("The agent’s cards among five players"));
    m_cards->setOption(0, tr("Three", "cards"), tr("The agent among five players takes three cards"));
    m_cards->setOption(1, tr("Five", "cards"), tr("The agent among five players takes five cards"));
    m_escape->setCaption(tr("Escape while the traitor is secret"));
    m_escape->setOption(0, tr("With three objectives"), tr("Every escape needs three completed objectives"));
    m_escape->setOption(1, tr("At any time"), tr("Until the traitor is revealed, an escape needs no objective"));
}

void OptionsCard::retranslate()
{
    const QString yes = tr("Allowed");
    const QString no = tr("Forbidden");
    m_caption->setText(tr("What the rules leave open"));
    m_edition->setCaption(tr("Edition of the cards"));
    m_edition->setOption(0, tr("First", "printing"), tr("Play with the cards of the first edition"));
    m_edition->setOption(1, tr("Second", "printing"), tr("Play with the cards of the second edition"));
    m_corner->setCaption(tr("Diagonal steps past a structure"));
    m_corner->setOption(0, yes, tr("A diagonal step may pass the corner of a structure"));
    m_corner->setOption(1, no, tr("No diagonal step passes the corner of a structure"));
    m_between->setCaption(tr("Diagonal steps between two structures"));
    m_between->setOption(0, yes, tr("A diagonal step may lead between two structures that touch by their corners"));
    m_between->setOption(1, no, tr("No diagonal step leads between two structures"));
    m_junctions->setCaption(tr("Sight along a road where roads meet"));
    m_junctions->setOption(0, tr("Ends with the dashes"), tr("A stretch of road ends where its dashed line ends"));
    m_junctions->setOption(1, tr("Runs through"), tr("A stretch of road goes on across the road that it meets"));
    m_disputed->setCaption(tr("Space O16"));
    m_disputed->setOption(0, tr("Is a road"), tr("O16 belongs to the road, as on most players’ maps"));
    m_disputed->setOption(1, tr("Is not a road"), tr("O16 is an open space like others"));
    m_nearness->setCaption(tr("“Within” on cards"));
    m_nearness->setOption(0, tr("As the crow flies"), tr("Counted in spaces, whatever stands between"));
    m_nearness->setOption(1, tr("On foot"), tr("Counted in walkable steps"));
    retranslateLater();
    const std::array hints{tr("The editions differ in a few abilities of hunters and in the decoy."),
        tr("Holds for the agent, the hunters and the count of an attack alike."),
        tr("A step past two structures needs both permissions."),
        tr("Decides how far hunters on a road see, and where the vehicle can be."),
        tr("The board does not show clearly whether this space touches the dashed line."),
        tr("How grenades, fists and senses count their reach."),
        tr("The rules say ten in all for the turn; by another reading each hunter who drives has them."),
        tr("The rules’ note speaks of the hunters’ turn, not of one hunter’s."),
        tr("A road shows its whole stretch at once; the card says only that smoke blocks sight."),
        tr("Among five players the others may bar one hunter; whether from its sensor too is not said."),
        tr("For five players no number of cards is printed; four players have five."),
        tr("Among five players the rules let the agent win so; most tables ask for the objectives all the same.")};
    for (std::size_t i = 0; i < m_hints.size(); ++i)
        m_hints[i]->setText(hints.at(i));
}

} // namespace dossier
