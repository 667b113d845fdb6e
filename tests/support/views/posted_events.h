#pragma once

#include <QCoreApplication>

namespace dossier::test
{

/// Delivers what is posted, layouts above all, so that widgets have their places at once. Waits for nothing.
inline void deliverPosted()
{
    // A layout posts one for the layout that it lies in.
    for (int depth = 0; depth < 12; ++depth)
        QCoreApplication::sendPostedEvents();
}

} // namespace dossier::test
