#include "views/kit/hotkeys.h"

namespace dossier::hotkeys
{

/// Both keys, which Qt distinguishes as Enter and Return, are called Enter.
QString text(const QKeySequence &key)
{
    const QString name = key.toString().replace(QLatin1String("Return"), QLatin1String("Enter"));
    return QKeySequence(name).toString(QKeySequence::NativeText);
}

QString text(const char *key)
{
    return text(QKeySequence(QLatin1String(key)));
}

QString with(const QString &tip, const char *key)
{
    return QStringLiteral("%1 (%2)").arg(tip, text(key));
}

} // namespace dossier::hotkeys
