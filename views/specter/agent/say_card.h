#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QFrame>
#include <QStringList>

class QBoxLayout;
class QLabel;

namespace dossier
{

class ReadOut;
class RuleLinks;

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

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void shareLines();
    void renderPast(const specter::View &view);

    /// What it says is what was announced before.
    bool m_past = false;
    QBoxLayout *m_top = nullptr;
    QLabel *m_caption;
    QLabel *m_say;
    ReadOut *m_reason;
    QLabel *m_why;
    ReadOut *m_card;
    RuleLinks *m_rules;
};

} // namespace dossier
