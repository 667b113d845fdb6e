#include "views/kit/laid_out.h"

#include <QTimer>

#include <utility>

namespace dossier
{

namespace
{

void afterTurns(int turns, QObject *listener, std::function<void()> then)
{
    QTimer::singleShot(0, listener,
        [turns, listener, then = std::move(then)]
        {
            if (turns > 1)
                afterTurns(turns - 1, listener, then);
            else
                then();
        });
}

} // namespace

void onceLaidOut(QObject *listener, std::function<void()> then)
{
    // The deepest cards of a page are in six layouts; the font and measuring need one more turn each.
    constexpr int turns = 8;
    afterTurns(turns, listener, std::move(then));
}

} // namespace dossier
