#include "tests/support/views/pseudo_translator.h"

namespace dossier::test
{

QString PseudoTranslator::translate(const char *, const char *source, const char *, int) const
{
    return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(source));
}

} // namespace dossier::test
