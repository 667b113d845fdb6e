#include "views/conquest/setup/unknown_card.h"

#include "views/conquest/owner/sheet_form.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/desk_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int mostOfALocation = 20;

} // namespace

ConquestUnknownCard::ConquestUnknownCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_about(newParagraph(Role::Small, this))
    , m_objective(new QWidget(this))
    , m_objectiveLabel(newLabel(Role::Strong, m_objective))
    , m_resistance(new OptionalNumber(mostOfALocation, m_objective))
    , m_population(new OptionalNumber(mostOfALocation, m_objective))
    , m_sheet(new SheetForm(this))
{
    setProperty("role", QStringLiteral("card"));
    auto *objective = new QHBoxLayout(m_objective);
    objective->setContentsMargins({});
    objective->addWidget(m_objectiveLabel, 1);
    objective->addWidget(m_resistance);
    objective->addWidget(m_population);
    QVBoxLayout *column = newCardColumn(this);
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_about, m_objective, m_sheet})
        column->addWidget(part);
    for (OptionalNumber *number : {m_resistance, m_population})
        connect(number, &OptionalNumber::numberChosen, this, &ConquestUnknownCard::take);
    connect(m_sheet, &SheetForm::changed, this, &ConquestUnknownCard::take);
    enterGoesOn(*this);
    retranslate();
}

void ConquestUnknownCard::render(const Pack &pack, const ConquestWish &wish)
{
    m_wish = wish;
    const LocationCard &objective = wish.players.variants.monument ? pack.monument : pack.capitol;
    const bool asksObjective = !objective.resistance || !objective.population;
    const bool asksSheet = wish.players.mode != Mode::Competitive
        && !hasAllDice(wish.players.mode == Mode::Brutal ? pack.brutal : pack.standard);
    m_objective->setVisible(asksObjective);
    m_sheet->setVisible(asksSheet);
    setVisible(asksObjective || asksSheet);
    m_resistance->setNumber(wish.objective.resistance);
    m_population->setNumber(wish.objective.population);
    m_sheet->render(wish.sheet);
    retranslate();
}

void ConquestUnknownCard::take()
{
    m_wish.objective.resistance = m_resistance->number();
    m_wish.objective.population = m_population->number();
    if (!m_sheet->isHidden())
        m_wish.sheet = m_sheet->sheet();
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
}

} // namespace dossier
