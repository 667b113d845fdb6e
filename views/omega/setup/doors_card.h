#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class RuleLinks;

/// The doors before the game: a kind for each, whether two of a room are alike, and the rooms that they cut.
class DoorsCard : public QFrame
{
    Q_OBJECT

public:
    explicit DoorsCard(QWidget *parent);

    /// `cut`: what cuts the mission's rooms; nothing where the mission says not where the commandos start.
    void render(const SeenView &view, const std::optional<omega::CutRooms> &cut);

    /// Gives a door its next kind.
    void turn(const Edge &door);

signals:
    void commandGiven(const dossier::Ask &command);
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void renderRows();
    void renderVerdict();
    /// The button that cuts so many rooms anew.
    void nameRooms(int rooms);
    void choose(const Edge &door, int kind);

    SeenView m_view;
    std::optional<omega::CutRooms> m_cut;
    std::vector<Edge> m_doors;
    QLabel *m_caption;
    QLabel *m_secret;
    QGridLayout *m_rows;
    std::vector<std::pair<QLabel *, QComboBox *>> m_lists;
    QLabel *m_sign;
    QLabel *m_verdict;
    RuleLinks *m_rule;
    QPushButton *m_rooms;
};

} // namespace dossier
