#include "views/omega/desk/say_strip.h"

#include "views/board/read_lines.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SayWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SayStrip)
};

} // namespace

Part sayStrip(const QStringList &said, bool isLarge)
{
    const QString words = said.join(QStringLiteral(" · "));
    const QString name = said.isEmpty() ? QString() : SayWords::tr("Say aloud: %1").arg(words);
    return readLines(
        isLarge ? QStringLiteral("said") : QStringLiteral("saidBeside"), words, 2, isLarge ? Role::Say : Role::Small)
        .named(name)
        .with(&Part::announcement, name)
        .when(!said.isEmpty());
}

} // namespace dossier
