#pragma once

#include "views/kit/part.h"
#include "views/specter/asks/ask.h"

namespace dossier
{

/// Something that can be asked for, and what its button says.
struct AskOffer
{
    SpecterAsk ask;
    QString text{};
    QString tip{};
};

/// A button for each, in lines.
Part askButtons(const std::vector<AskOffer> &offers, const std::function<void(const SpecterAsk &command)> &give);

} // namespace dossier
