#include "views/conquest/examples/rule_book.h"

#include "model/conquest/examples/rule_source.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/examples/hex_example_scene.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// A rule's small board of sections of spaces, to look at only.
class HexExampleBoard : public HexBoard, public ExampleView
{
public:
    explicit HexExampleBoard(QWidget *parent)
        : HexBoard(parent)
    {
        setFocusPolicy(Qt::NoFocus);
        setFixedHeight(340);
    }

    [[nodiscard]] QWidget *widget() override { return this; }

    void setTheme(const Theme & /*theme*/) override { update(); }

    ExampleText show(const RuleText &rule) override
    {
        const HexExample &example = *conquest::exampleOf(rule);
        HexExampleScene shown = shownExample(example);
        render(shown.scene);
        return {example.caption, std::move(shown.verdict)};
    }
};

} // namespace

RuleBook conquestRules()
{
    return {
        .source = conquest::ruleSource(),
        .files = {QStringLiteral("conquest")},
        .makeExample = [](QWidget *parent) -> ExampleView * { return new HexExampleBoard(parent); },
        .hasEditions = false,
        .wordsToSearch = [] { return QCoreApplication::translate("dossier::RulesPage", "saucer, terror, battle…"); },
    };
}

} // namespace dossier
