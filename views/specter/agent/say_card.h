#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class RuleLinks;

/// What has to be read out to the table, in large type, why, and by which rules.
class SayCard : public QFrame
{
    Q_OBJECT

public:
    explicit SayCard(QWidget *parent);

    void render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

signals:
    void ruleAsked(dossier::Rule rule);

private:
    void renderPast(const specter::View &view);

    QLabel *m_caption;
    QLabel *m_say;
    QLabel *m_why;
    QLabel *m_card;
    RuleLinks *m_rules;
};

} // namespace dossier
