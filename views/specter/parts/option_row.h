#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// A button's text and tooltip.
struct RowOption
{
    QString text{};
    QString tip{};
};

/// Options as toggles in lines, after `head`. `highlighted` is an index, or -1. Screen readers announce the caption
/// with every option.
Part optionRow(const QString &caption, Parts head, const std::vector<RowOption> &options, int highlighted,
    const Action<int> &chosen);

} // namespace dossier
