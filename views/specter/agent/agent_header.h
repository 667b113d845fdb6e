#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/theme.h"
#include "views/specter/agent/agent_primary.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class Pips;

/// The strip at the top of the agent's screen: the turn, health, objectives, and the one button that says what it will
/// do next. It is as high as its text asks for, whatever it says.
class AgentHeader : public QFrame
{
    Q_OBJECT

public:
    explicit AgentHeader(QWidget *parent);

    void render(const specter::View &view);
    void setPrimary(const AgentPrimary &primary, bool enabled);
    void setTheme(const Theme &theme);

    [[nodiscard]] QPushButton *primary() const { return m_primary; }

signals:
    void primaryPressed();
    void backAsked();
    /// The health that is left is to be put right.
    void healthAsked(int left);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    /// Nothing that is said makes it higher.
    void fit();
    void fitFacts();
    [[nodiscard]] QList<QWidget *> healthParts() const;
    void renderHealth(const specter::View &view);
    void renderObjectives(const specter::View &view);
    void addShortObjectives(const specter::View &view, const QStringList &names);
    void addChip(QLabel *chip, const QString &text, const QString &tip);
    void clearChips();

    QString m_said;
    QString m_shorter;
    QString m_tip;
    QWidget *m_place;
    QPushButton *m_back;
    QLabel *m_part;
    QLabel *m_turn;
    QWidget *m_facts;
    QHBoxLayout *m_row;
    QLabel *m_healthCaption;
    Pips *m_health;
    /// The same where there is the least room.
    Pips *m_slimHealth;
    QLabel *m_healthText;
    QList<QWidget *> m_chips;
    QPushButton *m_primary;
};

} // namespace dossier
