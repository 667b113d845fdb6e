#pragma once

#include "model/core/rule.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/verdict/board_judgement.h"

#include <QFrame>
#include <QList>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class AttackControls;
class EvidencePicker;
class FlowLayout;
class OddsPanel;
class RuleLinks;
class VerdictSign;

/// Says under the board yes or no, why, by which rules and with what odds, and takes what can be set for the question.
class VerdictBar : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictBar(QWidget *parent = nullptr);

    void explain(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

    /// Headline and reasons as they are shown.
    [[nodiscard]] QString text() const;

    /// Puts what is on screen on the clipboard, as a line for `dossier check`; false when nothing is asked yet.
    bool copyQuery() const;

signals:
    /// What is on screen is to be copied.
    void copyAsked();
    void ruleAsked(dossier::Rule rule);
    void evidencePicked(std::optional<std::size_t> index);
    void choiceChanged(const dossier::BoardChoice &choice);
    /// The sheet of this piece lacks something that the verdict needs.
    void pieceSheetAsked(std::size_t piece);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void arrange();
    void retranslate();
    void askForGaps();

    omega::Board m_board;
    BoardChoice m_choice;
    Judgement m_judgement;
    bool m_narrow = false;
    QGridLayout *m_top;
    VerdictSign *m_sign;
    QLabel *m_headline;
    QLabel *m_reasons;
    RuleLinks *m_rules;
    OddsPanel *m_odds;
    EvidencePicker *m_evidence;
    AttackControls *m_controls;
    QWidget *m_gapBox;
    std::vector<wording::Gap> m_shownGaps;
    QList<QPushButton *> m_gaps;
    QPushButton *m_copy;
};

} // namespace dossier
