#include "views/conquest/examples/rule_book.h"

#include "model/conquest/examples/rule_source.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/examples/hex_example_scene.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// A rule's small board of sections of spaces, to look at only.
ExamplePart hexBoard(const RuleText &rule)
{
    const HexExample &example = *conquest::exampleOf(rule);
    HexExampleScene shown = shownExample(example);
    const auto make = [](QWidget *parent)
    {
        auto *board = new HexBoard(parent);
        board->setFocusPolicy(Qt::NoFocus);
        board->setFixedHeight(340);
        return board;
    };
    const auto show = [scene = shown.scene](QWidget *widget, const Theme & /*theme*/)
    { static_cast<HexBoard *>(widget)->render(scene); };
    return {embedded(QStringLiteral("hexes"), {make, show, ruleName(rule.rule)}),
        {example.caption, std::move(shown.verdict)}};
}

} // namespace

RuleBook conquestRules()
{
    return {
        .source = conquest::ruleSource(),
        .files = {QStringLiteral("conquest")},
        .example = hexBoard,
        .hasEditions = false,
        .wordsToSearch = [] { return QCoreApplication::translate("dossier::RulesPage", "saucer, terror, battle…"); },
    };
}

} // namespace dossier
