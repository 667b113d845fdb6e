#pragma once

#include "model/core/rule.h"
#include "views/kit/screen.h"

#include <vector>

namespace dossier
{

/// The rules in the program's own words: a list to search, and the rule that is chosen.
class RulesPage : public Screen
{
public:
    explicit RulesPage(Action<> back, QWidget *parent = nullptr);

    /// Opens a rule's text, regardless of the search.
    void showRule(Rule rule);

    /// Makes the next typed text a new search, which replaces the old one.
    void beginSearch();

    [[nodiscard]] Rule rule() const { return m_rule; }

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] Part made();
    [[nodiscard]] Part searchField();
    [[nodiscard]] Part found();
    [[nodiscard]] Part chosen();
    void fillList();
    void find();
    /// Shows a rule from its top.
    void open(Rule rule);

    const Action<> m_back;
    Rule m_rule;
    QString m_words;
    /// The game that is read about.
    QString m_game;
    std::vector<Rule> m_found;
};

} // namespace dossier
