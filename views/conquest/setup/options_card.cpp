#include "views/conquest/setup/options_card.h"

#include "views/kit/choice.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace dossier
{

namespace
{

using namespace conquest;

/// What the book leaves open, in the order of the card; those of a game together come last.
enum Open : std::uint8_t
{
    OpenFirstPlayer,
    OpenOnes,
    OpenAdjacency,
    OpenDemolished,
    OpenAllies,
    OpenBeatenTokens,
    OpenFleeingApart,
    OpenFleeingOntoTokens,
    OpenBoldTwice,
    OpenDoubleSix,
    OpenTime,
    OpenDice,
    OpenFightingTogether,
    OpenCentreTokens,
    OpenPassedCircles,
    OpenCount,
};

constexpr std::uint8_t firstTogether = OpenTime;

/// Which of its two readings is chosen, each as it is in the values.
std::array<bool, OpenCount> chosenIn(const TableOptions &options)
{
    return {options.firstTie == FirstTie::NextAfterTheLast, options.offerOnOne == OfferOnOne::TokenAlways,
        options.touching == Touching::Listed, options.demolition == Demolition::LeavesPopulation,
        options.allyStrength == AllyStrength::None, options.beatenTokensReturn, options.fleeApart,
        options.fleeOntoTokens, options.boldForEach, options.doubleOverwhelmingPushes,
        options.resistanceTime == ResistanceTime::BeforeCommand, options.technologyDice == TechnologyDice::TheSpaces,
        options.fightTogether, options.centreTokensApart, options.stoppedCircleAlone};
}

TableOptions optionsOf(const std::array<bool, OpenCount> &other)
{
    return {.firstTie = static_cast<FirstTie>(other[OpenFirstPlayer]),
        .offerOnOne = static_cast<OfferOnOne>(other[OpenOnes]),
        .touching = static_cast<Touching>(other[OpenAdjacency]),
        .demolition = static_cast<Demolition>(other[OpenDemolished]),
        .allyStrength = static_cast<AllyStrength>(other[OpenAllies]),
        .resistanceTime = static_cast<ResistanceTime>(other[OpenTime]),
        .technologyDice = static_cast<TechnologyDice>(other[OpenDice]),
        .beatenTokensReturn = other[OpenBeatenTokens],
        .fleeApart = other[OpenFleeingApart],
        .fleeOntoTokens = other[OpenFleeingOntoTokens],
        .boldForEach = other[OpenBoldTwice],
        .doubleOverwhelmingPushes = other[OpenDoubleSix],
        .fightTogether = other[OpenFightingTogether],
        .centreTokensApart = other[OpenCentreTokens],
        .stoppedCircleAlone = other[OpenPassedCircles]};
}

} // namespace

ConquestOptionsCard::ConquestOptionsCard(QWidget *parent)
    : QFrame(parent)
    , m_variantsCaption(newLabel(Role::Caption, this))
    , m_monument(new QCheckBox(this))
    , m_objective(new QCheckBox(this))
    , m_tokens(new QCheckBox(this))
    , m_caption(newLabel(Role::Caption, this))
    , m_about(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("card"));
    QVBoxLayout *column = newCardColumn(this, 6);
    column->addWidget(m_variantsCaption);
    for (QCheckBox *variant : {m_monument, m_objective, m_tokens})
    {
        column->addWidget(variant);
        connect(variant, &QCheckBox::clicked, this, &ConquestOptionsCard::chooseVariants);
    }
    column->addSpacing(10);
    column->addWidget(m_caption);
    column->addWidget(m_about);
    for (std::uint8_t open = 0; open < OpenCount; ++open)
    {
        const Row row{new Choice(2, this), newParagraph(Role::Small, this), open >= firstTogether};
        column->addSpacing(6);
        column->addWidget(row.choice);
        column->addWidget(row.hint);
        connect(row.choice, &Choice::optionChosen, this, &ConquestOptionsCard::choose);
        m_rows.push_back(row);
    }
    retranslate();
}

void ConquestOptionsCard::render(Mode mode, const Variants &variants, const TableOptions &options)
{
    const bool together = mode != Mode::Competitive;
    m_monument->setChecked(variants.monument);
    m_objective->setChecked(variants.objectiveNeeded);
    m_tokens->setChecked(variants.moreTokens);
    m_objective->setVisible(together);
    m_tokens->setVisible(together);
    const std::array<bool, OpenCount> chosen = chosenIn(options);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
    {
        m_rows[i].choice->setChosen(chosen[i] ? 1 : 0);
        m_rows[i].choice->setVisible(together || !m_rows[i].together);
        m_rows[i].hint->setVisible(together || !m_rows[i].together);
    }
}

void ConquestOptionsCard::chooseVariants()
{
    emit variantsChosen({.monument = m_monument->isChecked(),
        .objectiveNeeded = m_objective->isChecked(),
        .moreTokens = m_tokens->isChecked()});
}

void ConquestOptionsCard::choose()
{
    std::array<bool, OpenCount> other{};
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        other[i] = m_rows[i].choice->chosen() == 1;
    emit optionsChosen(optionsOf(other));
}

void ConquestOptionsCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ConquestOptionsCard::retranslate()
{
    m_variantsCaption->setText(tr("Variants"));
    m_monument->setText(tr("Historic Monument instead of Capitol City"));
    m_monument->setToolTip(tr("The other side of the objective is in the centre"));
    m_objective->setText(tr("The objective must fall, too"));
    m_objective->setToolTip(tr("To win, the objective must also be conquered or demolished"));
    m_tokens->setText(tr("More resistance at the start"));
    m_tokens->setToolTip(tr("Two tokens in each player’s section and three in the centre"));
    m_caption->setText(tr("What the rules leave open"));
    m_about->setText(tr("The first answer is the usual one. Change what your group plays differently."));
    const auto say = [this](Open open, const QString &caption, const QString &usual, const QString &usualTip,
                         const QString &other, const QString &otherTip)
    {
        const Row &row = m_rows[open];
        row.choice->setCaption(caption);
        row.choice->setOption(0, usual, usualTip);
        row.choice->setOption(1, other, otherTip);
        row.hint->setText(usualTip + QStringLiteral(". ") + otherTip + QLatin1Char('.'));
    };
    say(OpenFirstPlayer, tr("First player on a tie"), tr("Roll it off", "a tie"),
        tr("Usually those with equally few points roll, and the lowest is first"), tr("Clockwise"),
        tr("Otherwise the first clockwise after the last first player"));
    say(OpenOnes, tr("A 1 on the D6"), tr("Both or neither"),
        tr("Usually the threat token and the second roll are one offer"), tr("Token always"),
        tr("Otherwise the token comes by itself, the second roll by choice"));
    say(OpenAdjacency, tr("Spaces of one section"), tr("In a ring"),
        tr("Usually the centre touches all six and each of those its two neighbours"), tr("As listed"),
        tr("Otherwise only what the players say"));
    say(OpenDemolished, tr("A demolished location"), tr("Counts nothing"),
        tr("Usually its conquest token comes off and its population is 0"), tr("Keeps population"),
        tr("Otherwise only its resistance is gone"));
    say(OpenAllies, tr("Allies without a strength"), tr("As the race"),
        tr("Usually they are as strong as the race of their owner"), tr("Nothing", "a strength"),
        tr("Otherwise they add nothing"));
    say(OpenBeatenTokens, tr("Tokens beaten in a lost battle"), tr("Stay beaten"),
        tr("Usually they are back in the pool for good"), tr("Come back"), tr("Otherwise they are there again"));
    say(OpenFleeingApart, tr("Fleeing aliens"), tr("Together"), tr("Usually all flee to one space"), tr("Each its way"),
        tr("Otherwise each goes where it likes"));
    say(OpenFleeingOntoTokens, tr("Fleeing to a token"), tr("Forbidden"),
        tr("Usually nobody flees to a space with a token"), tr("Allowed"),
        tr("Otherwise only the resistance of the place counts"));
    say(OpenBoldTwice, tr("Bold on card and hero"), tr("Counts once"), tr("Usually Bold adds 1 for each alien, once"),
        tr("For each"), tr("Otherwise for the card and for the hero"));
    say(OpenDoubleSix, tr("Two sixes against Assault"), tr("Assault wins"),
        tr("Usually Assault wins this tie like any other"), tr("Nobody wins"), tr("Otherwise the round is a tie"));
    say(OpenTime, tr("The resistance phase"), tr("After the turns"), tr("Usually it ends the round"),
        tr("Before Command"), tr("Otherwise it begins the next round"));
    say(OpenDice, tr("Dice for technology"), tr("Number of the sector"),
        tr("Usually as many as the triangle under the marker says"), tr("Number of the space"),
        tr("Otherwise as many as the marker’s number"));
    say(OpenFightingTogether, tr("Aliens of several players"), tr("Fight alone"),
        tr("Usually one player’s aliens fight"), tr("Fight together"),
        tr("Otherwise all players’ aliens there fight as one"));
    say(OpenCentreTokens, tr("The first tokens of the centre"), tr("Together", "tokens"),
        tr("Usually one roll places them on one space"), tr("Apart", "tokens"), tr("Otherwise each has its own roll"));
    say(OpenPassedCircles, tr("Red circles that a card passes"), tr("Each counts"),
        tr("Usually each circle that the marker passes brings tokens"), tr("Only the last"),
        tr("Otherwise only the circle where the marker stops"));
}

} // namespace dossier
