#include "views/window/rule_view.h"

#include "views/conquest/board/hex_board.h"
#include "views/conquest/examples/hex_example_scene.h"
#include "views/kit/labels.h"
#include "views/omega/examples/example_scene.h"
#include "views/rules/rule_library.h"
#include "views/rules/rule_links.h"
#include "views/specter/examples/street_example_scene.h"
#include "views/window/example_board.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int hexesHeight = 340;

} // namespace

RuleView::RuleView(QWidget *parent)
    : QWidget(parent)
    , m_id(newLabel(Role::Caption, this))
    , m_title(newParagraph(Role::Title, this))
    , m_printings(newParagraph(Role::Small, this))
    , m_text(newParagraph(Role::Body, this))
    , m_board(new ExampleBoard(this))
    , m_hexes(new HexBoard(this))
    , m_caption(newParagraph(Role::Strong, this))
    , m_verdict(newParagraph(Role::Body, this))
    , m_see(newLabel(Role::Caption, this))
    , m_further(new RuleLinks(this))
{
    m_hexes->setFocusPolicy(Qt::NoFocus);
    m_hexes->setFixedHeight(hexesHeight);
    if (!ruleLibrary().empty())
        m_rule = ruleLibrary().front().rule;
    setProperty("role", QStringLiteral("page"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(10);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_id, m_title, m_printings, m_text, m_caption, m_board, m_hexes, m_verdict, m_see, m_further})
        column->addWidget(part);
    column->addStretch();
    for (QLabel *text : {m_text, m_caption, m_verdict})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_further, &RuleLinks::ruleAsked, this, &RuleView::ruleAsked);
    retranslate();
}

void RuleView::render(Rule rule)
{
    m_rule = rule;
    retranslate();
}

void RuleView::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    m_hexes->setTheme(theme);
}

void RuleView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RuleView::retranslate()
{
    m_see->setText(tr("Read on"));
    const RuleText *rule = textOf(m_rule);
    if (rule == nullptr)
        return;
    m_id->setText(ruleName(rule->rule));
    m_title->setText(spoken(rule->title));
    if (rule->printings.size() > 1)
        m_printings->setText(tr("In both editions"));
    else
        m_printings->setText(
            rule->printings.front() == Printing::First ? tr("First edition only") : tr("Revised edition only"));
    m_text->setText(spoken(rule->text));
    m_further->setRules(rule->see);
    m_board->setVisible(rule->example || rule->streets);
    m_hexes->setVisible(rule->hexes != nullptr);
    for (QLabel *part : {m_caption, m_verdict})
        part->setVisible(rule->example || rule->streets || rule->hexes);
    if (rule->example)
        draw(shownExample(*rule->example), rule->example->caption);
    else if (rule->streets)
        draw(shownExample(*rule->streets), rule->streets->caption);
    else if (rule->hexes)
    {
        const HexExampleScene shown = shownExample(*rule->hexes);
        m_hexes->render(shown.scene);
        tell(m_hexes, rule->hexes->caption, shown.verdict);
    }
}

void RuleView::draw(const ExampleScene &shown, const LocalizedText &caption)
{
    m_board->render(shown.scene);
    tell(m_board, caption, shown.verdict);
}

void RuleView::tell(QWidget *board, const LocalizedText &caption, const QString &verdict)
{
    m_caption->setText(spoken(caption));
    board->setAccessibleName(tr("Example"));
    board->setAccessibleDescription(m_caption->text() + QLatin1Char(' ') + verdict);
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
}

} // namespace dossier
