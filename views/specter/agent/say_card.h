#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QFrame>
#include <QStringList>

class QBoxLayout;
class QLabel;

namespace dossier
{

class RuleLinks;
class ScrolledWords;

/// What has to be read out to the table, in large type, why, and by which rules.
class SayCard : public QFrame
{
    Q_OBJECT

public:
    explicit SayCard(QWidget *parent);

    void render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

    /// The rules that it goes by, which may stand elsewhere where there is little room, and come back.
    [[nodiscard]] QWidget *rules() const;
    void takeRules();

signals:
    void ruleAsked(dossier::Rule rule);

private:
    void renderPast(const specter::View &view);
    void sayBelow(const QStringList &all);

    QBoxLayout *m_top = nullptr;
    QLabel *m_caption;
    QLabel *m_say;
    QLabel *m_reason;
    QLabel *m_why;
    QLabel *m_card;
    ScrolledWords *m_below;
    RuleLinks *m_rules;
};

} // namespace dossier
