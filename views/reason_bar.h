#pragma once

#include "rule.h"
#include "specter_ask.h"
#include "specter_refusal.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class RuleLinks;

/// Says why a command of Specter Ops was refused, and takes the reason with which the table does it all the same; or
/// takes the reason for undoing what somebody has heard.
class ReasonBar : public QFrame
{
    Q_OBJECT

public:
    explicit ReasonBar(QWidget *parent);

    void explain(const SeenSpecter &view, const specter::Violation &why, const SpecterAsk &ask);

    /// What is named does not exist, or cannot be: nothing overrules that.
    void explainImpossible();

    /// Undoing goes back before something that was said.
    void askWhyUndo();
    void dismiss();

signals:
    void overruled(const dossier::SpecterAsk &ask, const QString &reason);
    void undoReasoned(const QString &reason);
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class About : std::uint8_t
    {
        Refusal,
        Impossible,
        Undo,
    };

    void retranslate();
    void decide();
    void appear();

    About m_about = About::Refusal;
    SeenSpecter m_view;
    specter::Violation m_why;
    std::optional<SpecterAsk> m_ask;
    QLabel *m_text;
    RuleLinks *m_rule;
    QLineEdit *m_reason;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace dossier
