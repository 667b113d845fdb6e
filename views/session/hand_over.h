#pragma once

#include "views/kit/card_screen.h"

namespace dossier
{

/// Who takes the computer next. It holds names and no view, so that the page that covers everything can show nothing
/// else.
struct HandOver
{
    QString next{};
    /// The same within a sentence.
    QString nextInSentence{};
    /// The person who plays it; empty where nobody was named.
    QString player{};
    /// What that player does there, in a sentence; empty where the game says nothing of it.
    QString purpose{};
    /// What everybody has to hear before the computer goes on; empty where there is nothing.
    QString news{};
};

/// Covers everything while the computer goes from one player to the next, until that player presses the button or F4.
/// `more` stands below the button.
PageCard handOverCard(const HandOver &handOver, const Action<> &take, Parts more = {});

} // namespace dossier
