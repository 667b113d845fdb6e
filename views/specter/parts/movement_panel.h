#pragma once

#include "model/specter/seen/refusal.h"
#include "views/specter/asks/ask.h"
#include "views/specter/asks/hunters_pick.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class OptionRow;
class RuleLinks;

/// What the hunter on turn can do, where his movement is to end, whether the rules allow it, and what it would tell.
class MovementPanel : public QFrame
{
    Q_OBJECT

public:
    explicit MovementPanel(QWidget *parent);

    /// `tells` says what the question would tell, empty when there is none.
    void render(const SeenSpecter &view, const HuntersPick &pick, const QString &tells);

signals:
    void pickedOtherwise(const dossier::HuntersPick &pick);
    void ruleAsked(dossier::Rule rule);

private:
    void renderWays();
    void renderVerdict();

    SeenSpecter m_view;
    HuntersPick m_pick;
    std::vector<HunterWay> m_ways;
    QLabel *m_headline;
    OptionRow *m_wayRow;
    OptionRow *m_gazeRow;
    QLabel *m_verdict;
    RuleLinks *m_rules;
    QLabel *m_tells;
};

} // namespace dossier
