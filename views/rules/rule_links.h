#pragma once

#include "model/core/rule.h"

#include <QList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace dossier
{

struct Part;
template <typename... Entered>
struct Action;

/// Rules as buttons in a row that wraps; each opens its text.
class RuleLinks : public QWidget
{
    Q_OBJECT

public:
    explicit RuleLinks(QWidget *parent = nullptr);

    void setRules(const std::vector<Rule> &rules);

signals:
    void ruleRequested(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<Rule> m_rules;
    QList<QPushButton *> m_buttons;
};

/// Shows a link to each rule, as a part.
Part ruleLinks(const std::vector<Rule> &rules, const Action<Rule> &open);

} // namespace dossier
