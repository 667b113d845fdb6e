#pragma once

#include "model/core/rule.h"
#include "views/kit/theme.h"

#include <QWidget>

#include <map>

class QLabel;
class QVBoxLayout;

namespace dossier
{

class ExampleView;
class RuleLinks;
struct RuleBook;
struct RuleText;

/// One rule: its title, text and printings, a small board with the engine's verdict, and related rules.
class RuleView : public QWidget
{
    Q_OBJECT

public:
    explicit RuleView(QWidget *parent = nullptr);

    void render(Rule rule);
    void setTheme(const Theme &theme);

    [[nodiscard]] Rule rule() const { return m_rule; }

signals:
    void ruleRequested(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showExample(const RuleText &rule);
    [[nodiscard]] ExampleView *exampleOf(const RuleText &rule);

    Rule m_rule{};
    QLabel *m_id;
    QLabel *m_title;
    QLabel *m_printings;
    QLabel *m_text;
    QLabel *m_details;
    QVBoxLayout *m_column;
    /// The boards of the games whose rules were shown, one each.
    std::map<const RuleBook *, ExampleView *> m_examples;
    Theme m_theme;
    QLabel *m_caption;
    QLabel *m_verdict;
    QLabel *m_see;
    RuleLinks *m_further;
};

} // namespace dossier
