#pragma once

#include "model/omega/geometry/board.h"

#include <QList>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class WeaponCard;

/// The weapons of a figure: a card each, to fill in, to add and to take away.
class WeaponList : public QWidget
{
    Q_OBJECT

public:
    explicit WeaponList(QWidget *parent);

    void render(const std::vector<omega::Weapon> &weapons);

    /// The weapons as they are filled in.
    [[nodiscard]] std::vector<omega::Weapon> weapons() const;

signals:
    /// A person changed something; these are the weapons now.
    void weaponsChanged(const std::vector<dossier::omega::Weapon> &weapons);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addCard();
    void add();
    void remove(qsizetype weapon);
    void retranslate();

    QLabel *m_caption;
    QVBoxLayout *m_column;
    QList<WeaponCard *> m_cards;
    QPushButton *m_add;
};

} // namespace dossier
