#pragma once

#include "views/specter/setup/wish.h"

#include <QFrame>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class ObjectivesRow;

/// What the agent chooses in secret: covered until he asks for it, and covered again when he has done. While it is
/// covered no control of it holds anything.
class SecretCard : public QFrame
{
    Q_OBJECT

public:
    explicit SecretCard(QWidget *parent);

    void render(const specter::PublicTable &box, const SpecterWish &wish);

    void setCovered(bool covered);

    [[nodiscard]] bool isCovered() const { return m_covered; }

signals:
    void wished(const dossier::SpecterWish &wish);
    /// Everything is to be drawn anew by chance.
    void drawAsked();
    /// The four dice of the objectives are.
    void rollAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    void refresh();
    void fillCharacters();
    void fillCards();
    void fillTraitors();
    void chooseCard(std::size_t index, int entry);

    specter::PublicTable m_box;
    SpecterWish m_wish;
    bool m_covered = true;
    QLabel *m_caption;
    QLabel *m_chip;
    QLabel *m_about;
    QPushButton *m_show;
    QWidget *m_content;
    QLabel *m_characterLabel;
    QComboBox *m_character;
    QLabel *m_cardsLabel;
    QWidget *m_cardsBox;
    std::vector<QComboBox *> m_cards;
    QLabel *m_verdict;
    QLabel *m_traitorLabel;
    QComboBox *m_traitor;
    QLabel *m_objectivesLabel;
    ObjectivesRow *m_objectives;
    QPushButton *m_draw;
};

} // namespace dossier
