#include "said_card.h"

#include "chip.h"
#include "fact_wording.h"
#include "labels.h"
#include "specter_wording.h"

#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// What was said last of an agent: the last fact of his last turn.
std::optional<specter::FactPlace> lastFact(const specter::PublicTable &table, specter::Agent agent)
{
    const std::vector<specter::TurnFacts> &turns = table.agents.at(agent).turns;
    if (turns.empty())
        return std::nullopt;
    const int turn = static_cast<int>(turns.size()) - 1;
    if (!turns.back().later.empty())
        return specter::FactPlace{turn, specter::FactKind::Later, static_cast<int>(turns.back().later.size()) - 1};
    return specter::FactPlace{turn, specter::FactKind::Shown, 0};
}

QString shown(const std::optional<specter::Shown> &what)
{
    if (!what)
        return SaidCard::tr("not known");
    if (!what->at)
        return SaidCard::tr("nothing shown");
    return (what->what == specter::Showing::Seen ? SaidCard::tr("Seen on %1") : SaidCard::tr("Last seen on %1"))
        .arg(wording::name(*what->at));
}

QString said(const specter::LaterFact &fact)
{
    if (holds_alternative<specter::SaidClear>(fact))
        return SaidCard::tr("“Clear”");
    if (const auto *found = get_if<specter::FoundBy>(&fact))
        return SaidCard::tr("Seen on %1").arg(wording::name(found->agent));
    if (const auto *sensed = get_if<specter::SensorSaid>(&fact))
        return SaidCard::tr("Sensor: %1").arg(wording::name(sensed->reading));
    if (const auto *close = get_if<specter::SaidClose>(&fact))
        return close->close ? SaidCard::tr("“Close”") : SaidCard::tr("“Not close”");
    const auto *stood = get_if<specter::StoodAt>(&fact);
    return stood != nullptr ? SaidCard::tr("Stood on %1").arg(wording::name(stood->agent)) : QString();
}

} // namespace

QString lastWords(const specter::PublicTable &table, specter::Agent agent)
{
    const std::optional<specter::FactPlace> fact = lastFact(table, agent);
    if (!fact)
        return {};
    const specter::TurnFacts &turn = table.agents.at(agent).turns.back();
    return fact->kind == specter::FactKind::Later ? said(turn.later.back()) : shown(turn.shown);
}

QString lastSentence(const specter::PublicTable &table, specter::Agent agent)
{
    const std::optional<specter::FactPlace> fact = lastFact(table, agent);
    return fact ? wording::fact(table, agent, *fact) : QString();
}

SaidCard::SaidCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_said(newParagraph(Role::Heading, this))
    , m_about(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("card"));
    setProperty("tone", QStringLiteral("say"));
    m_said->setProperty("role", QStringLiteral("say"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(4);
    for (QLabel *one : {m_caption, m_said, m_about})
        column->addWidget(one);
}

void SaidCard::render(const specter::View &view, specter::Agent agent)
{
    m_caption->setText(tr("%1 says", "an agent").arg(wording::nameOf(view.open, agent)));
    m_said->setText(lastWords(view.open, agent));
    m_about->setText(lastSentence(view.open, agent));
    setVisible(!m_said->text().isEmpty());
}

} // namespace dossier
