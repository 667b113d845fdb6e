#include "views/conquest/setup/unknown_card.h"

#include "views/conquest/words/sample_cards.h"
#include "views/kit/desk_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/kit/plain_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int mostOfALocation = 20;
constexpr int mostDice = 9;

/// The dice of a space of the track by its sector; none where no sector has it.
std::optional<int> diceAt(const ResistanceSheet &sheet, int number)
{
    const auto found = std::ranges::find_if(
        sheet.sectors, [&](const TrackSector &sector) { return sector.from <= number && number <= sector.to; });
    return found == sheet.sectors.end() ? std::nullopt : std::optional(found->dice);
}

} // namespace

ConquestUnknownCard::ConquestUnknownCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_about(newParagraph(Role::Small, this))
    , m_objective(new QWidget(this))
    , m_objectiveLabel(newLabel(Role::Strong, m_objective))
    , m_resistance(new OptionalNumber(mostOfALocation, m_objective))
    , m_population(new OptionalNumber(mostOfALocation, m_objective))
    , m_sheet(new QWidget(this))
    , m_sheetAbout(newParagraph(Role::Small, m_sheet))
    , m_circlesLabel(newLabel(Role::Strong, m_sheet))
    , m_diceLabel(newLabel(Role::Strong, m_sheet))
{
    setProperty("role", QStringLiteral("card"));
    auto *objective = new QHBoxLayout(m_objective);
    objective->setContentsMargins({});
    objective->addWidget(m_objectiveLabel, 1);
    objective->addWidget(m_resistance);
    objective->addWidget(m_population);
    auto *sheet = new QGridLayout(m_sheet);
    sheet->setContentsMargins({});
    sheet->setHorizontalSpacing(2);
    sheet->addWidget(m_sheetAbout, 0, 0, 1, endOfTheTrack / 2 + 1);
    // Two rows of numbers, so that they fit beside another card.
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        auto *circle = new QCheckBox(QString::number(number), m_sheet);
        auto *dice = new OptionalNumber(mostDice, m_sheet);
        const int row = 1 + 2 * (number / (endOfTheTrack / 2));
        const int column = 1 + number % (endOfTheTrack / 2);
        sheet->addWidget(circle, row, column);
        sheet->addWidget(dice, row + 1, column);
        m_circles.at(static_cast<std::size_t>(number)) = circle;
        m_dice.at(static_cast<std::size_t>(number)) = dice;
        connect(circle, &QCheckBox::clicked, this, &ConquestUnknownCard::take);
        connect(dice, &OptionalNumber::numberChosen, this, &ConquestUnknownCard::take);
    }
    sheet->addWidget(m_circlesLabel, 1, 0);
    sheet->addWidget(m_diceLabel, 2, 0);
    QVBoxLayout *column = newCardColumn(this);
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_about, m_objective, m_sheet})
        column->addWidget(part);
    for (OptionalNumber *number : {m_resistance, m_population})
        connect(number, &OptionalNumber::numberChosen, this, &ConquestUnknownCard::take);
    retranslate();
}

void ConquestUnknownCard::render(const Pack &pack, const ConquestWish &wish)
{
    m_wish = wish;
    const LocationCard &objective = wish.players.variants.monument ? pack.monument : pack.capitol;
    const bool asksObjective = !objective.resistance || !objective.population;
    const bool asksSheet = wish.players.mode != Mode::Competitive
        && (wish.players.mode == Mode::Brutal ? pack.brutal : pack.standard).sectors.empty();
    m_objective->setVisible(asksObjective);
    m_sheet->setVisible(asksSheet);
    setVisible(asksObjective || asksSheet);
    m_resistance->setNumber(wish.objective.resistance);
    m_population->setNumber(wish.objective.population);
    // What is typed is kept until all of the track has dice, and forgotten for the other side.
    const bool otherSide = std::exchange(m_side, wish.players.mode) != wish.players.mode;
    if (!wish.sheet.sectors.empty() || otherSide)
        for (int number = 0; number < endOfTheTrack; ++number)
        {
            const auto at = static_cast<std::size_t>(number);
            m_dice.at(at)->setNumber(diceAt(wish.sheet, number));
            m_circles.at(at)->setChecked(std::ranges::count(wish.sheet.redCircles, number) > 0);
        }
    retranslate();
}

void ConquestUnknownCard::take()
{
    m_wish.objective.resistance = m_resistance->number();
    m_wish.objective.population = m_population->number();
    if (!m_sheet->isHidden())
    {
        ResistanceSheet sheet;
        bool whole = true;
        for (int number = 0; number < endOfTheTrack; ++number)
        {
            const auto at = static_cast<std::size_t>(number);
            const std::optional<int> dice = m_dice.at(at)->number();
            whole = whole && dice;
            if (m_circles.at(at)->isChecked())
                sheet.redCircles.push_back(number);
            if (dice && !sheet.sectors.empty() && sheet.sectors.back().dice == *dice)
                sheet.sectors.back().to = number;
            else
                sheet.sectors.push_back({number, number, dice.value_or(0)});
        }
        m_wish.sheet = whole ? sheet : ResistanceSheet{};
    }
    emit wished(m_wish);
}

void ConquestUnknownCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ConquestUnknownCard::retranslate()
{
    m_caption->setText(tr("Printed in your box"));
    m_about->setText(tr("Dossier does not know these numbers. Copy them from your box; it asks only once."));
    const QString objective = singleLine(wording::printed(m_wish.objective.name));
    m_objectiveLabel->setText(objective);
    m_resistance->setTexts(tr("Resistance of %1").arg(objective), tr("Printed on the objective"));
    writeAround(m_resistance, tr("Resistance %1"));
    m_resistance->setSpecialValueText(tr("Resistance –", "unknown"));
    m_population->setTexts(tr("Population of %1").arg(objective), tr("Printed on the objective"));
    writeAround(m_population, tr("Population %1"));
    m_population->setSpecialValueText(tr("Population –", "unknown"));
    m_sheetAbout->setText(tr("The sheet of the resistance: tick the numbers in red circles, and enter for each number "
                             "how many dice the triangle of its sector says."));
    m_circlesLabel->setText(tr("Red circle"));
    m_diceLabel->setText(tr("Dice"));
    for (int number = 0; number < endOfTheTrack; ++number)
    {
        const auto at = static_cast<std::size_t>(number);
        m_circles.at(at)->setAccessibleName(tr("Red circle around %1").arg(number));
        m_circles.at(at)->setToolTip(tr("The number %1 of the technology track is in a red circle").arg(number));
        m_dice.at(at)->setTexts(
            tr("Dice at %1").arg(number), tr("How many dice while the marker is on %1").arg(number));
    }
}

} // namespace dossier
