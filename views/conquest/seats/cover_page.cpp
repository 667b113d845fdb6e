#include "views/conquest/seats/cover_page.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct CoverWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CoverPage)
};

} // namespace

PageCard coverCard(const HandOver &next, const Action<> &take, const Action<> &back, PinGate *pins)
{
    const Part backToTable = button(CoverWords::tr("Back to the table"), "secondary", back)
                                 .keyed(QStringLiteral("back"))
                                 .with(&Button::shortcut, QKeySequence(Qt::Key_Escape))
                                 .withTip(CoverWords::tr("Nothing is shown or chosen (Esc)"));
    return handOverCard(next, take, {row({backToTable, stretch()})}, pins);
}

} // namespace dossier
