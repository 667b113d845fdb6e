#include "views/specter/hunters/clash_bar.h"

#include "views/specter/words/fact_wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct ClashWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ClashBar)
};

} // namespace

Part clashBar(const SpecterViewPtr &view, specter::Agent agent, const std::vector<specter::FactPlace> &facts,
    const Action<specter::FactPlace> &correct)
{
    Parts cells;
    for (const specter::FactPlace &fact : facts)
    {
        const QString words = wording::fact(view->open, agent, fact);
        cells.push_back(text(words).wrapping().stretched());
        cells.push_back(button(ClashWords::tr("Correct"), "offer", [correct, fact] { correct.run(fact); })
                .withTip(ClashWords::tr("Change or delete: %1").arg(words)));
    }
    return card({text(ClashWords::tr("These facts contradict each other. Correct or delete one of them:"), Role::Strong)
                        .wrapping(),
                    table(2, std::move(cells)).spaced(10).with(&Box::rowSpacing, 4)})
        .spaced(6, {14, 8, 14, 8})
        .with(&Box::look, QLatin1String("verdict"))
        .with(&Part::tone, QLatin1String("refused"))
        .when(!facts.empty());
}

} // namespace dossier
