#pragma once

#include "views/omega/verdict/board_judgement.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace dossier
{

/// Steps through the lines or paths that a verdict rests on and says what becomes of the one that is picked out.
class EvidencePicker : public QWidget
{
    Q_OBJECT

public:
    explicit EvidencePicker(QWidget *parent = nullptr);

    /// Hidden when there is no evidence.
    void explain(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

signals:
    void evidencePicked(std::optional<std::size_t> index);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    /// On to the next one or back; past either end comes none.
    void step(int by);
    [[nodiscard]] QString sentence() const;

    omega::Board m_board;
    BoardChoice m_choice;
    std::vector<Evidence> m_evidence;
    QPushButton *m_previous;
    QPushButton *m_next;
    QPushButton *m_all;
    QLabel *m_text;
};

} // namespace dossier
