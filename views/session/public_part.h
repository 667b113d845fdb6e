#pragma once

#include "views/session/public_ink.h"

#include <QRect>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace dossier
{

/// A part of a public window, as a value: its drawing, and the same in words for screen readers, in the current
/// language.
struct PublicPart
{
    /// Draws from the upper left corner on, in units that grow with the window.
    std::function<void(PublicInk &ink, const QRect &into)> draw{};
    std::function<QString()> told{};
};

/// Makes a part from the public view of a game.
template <typename PublicView>
PublicPart partOf(const std::shared_ptr<const PublicView> &view,
    void (*draw)(PublicInk &ink, const QRect &into, const PublicView &view), QString (*told)(const PublicView &view))
{
    return {[view, draw](PublicInk &ink, const QRect &into) { draw(ink, into, *view); },
        [view, told] { return told(*view); }};
}

/// Returns sentences in the current language, the newest first.
using PublicSentences = std::function<QStringList()>;

/// Shows the last events, as everybody may read them, as one large text that wraps instead of being cut.
PublicPart publicNews(const PublicSentences &lines);

} // namespace dossier
