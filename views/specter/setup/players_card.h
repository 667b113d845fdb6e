#pragma once

#include "views/specter/setup/wish.h"

#include <QFrame>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace dossier
{

class Choice;

/// Who plays, and where the movement sheet is kept.
class PlayersCard : public QFrame
{
    Q_OBJECT

public:
    explicit PlayersCard(QWidget *parent);

    void render(const specter::PublicTable &box, const SpecterWish &wish);

    /// Where the keyboard begins.
    [[nodiscard]] QWidget *first() const;

signals:
    void numberChosen(int players);
    void wished(const dossier::SpecterWish &wish);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A hunter, and who plays him.
    struct Row
    {
        QLabel *caption;
        QComboBox *kind;
        QLineEdit *player;
    };

    void addRow(QGridLayout *grid, int index);
    void orderTabs();
    void renderRow(std::size_t index);
    void chooseHunter(std::size_t row, int kind);
    void namePlayers();
    void retranslate();

    specter::PublicTable m_box;
    SpecterWish m_wish;
    QLabel *m_caption;
    QLabel *m_numberLabel;
    QSpinBox *m_number;
    QLabel *m_hint;
    QLabel *m_agentLabel;
    QLineEdit *m_agent;
    std::vector<Row> m_rows;
    Choice *m_sheet;
    QLabel *m_sheetHint;
};

} // namespace dossier
