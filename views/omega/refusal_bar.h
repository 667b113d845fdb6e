#pragma once

#include "ask.h"
#include "omega_refusal.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class RuleLinks;

/// Says why a command was refused, and takes the reason with which the table does it all the same; or what undoing
/// crosses, and takes the reason for that.
class RefusalBar : public QFrame
{
    Q_OBJECT

public:
    explicit RefusalBar(QWidget *parent);

    void explain(const SeenView &view, const omega::Violation &why, const Ask &ask);

    /// What is named does not exist, or cannot be: nothing overrules that.
    void explainImpossible();

    /// Undoing goes back before a reveal.
    void askWhyUndo();
    void dismiss();

signals:
    void overruled(const dossier::Ask &ask, const QString &reason);
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
    SeenView m_view;
    omega::Violation m_why;
    std::optional<Ask> m_ask;
    QLabel *m_text;
    RuleLinks *m_rule;
    QLineEdit *m_reason;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace dossier
