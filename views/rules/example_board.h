#pragma once

#include "views/board/board_scene.h"
#include "views/rules/rule_book.h"

namespace dossier
{

/// A rule's small board of squares, with its texts.
struct ExampleScene
{
    BoardScene scene;
    ExampleText text{};
};

/// The small board of a rule, as large as its width allows.
ExamplePart exampleBoard(const RuleText &rule, const ExampleScene &example);

} // namespace dossier
