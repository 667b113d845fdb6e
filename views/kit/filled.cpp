#include "views/kit/filled.h"

namespace dossier
{

QString filled(const QString &text, const NamedFact &fact)
{
    QString whole;
    const QStringView all(text);
    qsizetype from = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', from))
    {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0)
            break;
        const std::optional<QString> said = fact(all.sliced(open + 1, close - open - 1));
        whole += all.sliced(from, open - from);
        whole += said ? *said : text.sliced(open, close + 1 - open);
        from = close + 1;
    }
    return whole += all.sliced(from);
}

} // namespace dossier
