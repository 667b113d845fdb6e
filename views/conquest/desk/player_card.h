#pragma once

#include "views/conquest/desk/ask.h"
#include "views/kit/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

class AskButtons;
class Pips;

/// A player: race, strength and intelligence, terror, action points, saucers, threat tokens, command tokens, hand,
/// Space Stuff and abilities. What is shown as pips can be put right by a click.
class PlayerCard : public QFrame
{
    Q_OBJECT

public:
    PlayerCard(conquest::Colour player, QWidget *parent);

    [[nodiscard]] conquest::Colour player() const { return m_player; }

    void render(const SeenConquest &view);
    void setTheme(const Theme &theme);
    /// Who plays it, by name; empty where nobody said so.
    void setPerson(const QString &person);

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    /// An ability, or a card of Space Stuff, is to be used by name.
    void abilityAsked(dossier::conquest::Colour player, const std::string &name);
    void stuffAsked(dossier::conquest::Colour player, const std::string &name);
    /// Its owner wants to see the hand.
    void handAsked(dossier::conquest::Colour player);
    /// A right click: who is first and on turn is to be put right.
    void menuAsked(QPoint global);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void layOut();
    void refresh();
    /// Whether so many play that each has less room.
    [[nodiscard]] bool isTight() const;
    void refreshNamed();
    void colour();

    conquest::Colour m_player;
    QString m_person;
    SeenConquest m_view;
    Theme m_theme;
    QLabel *m_name;
    QLabel *m_numbers;
    QLabel *m_race;
    QLabel *m_terror;
    QLabel *m_pointsCaption;
    Pips *m_points;
    QLabel *m_saucersCaption;
    QLabel *m_saucers;
    QLabel *m_threatCaption;
    Pips *m_threat;
    QLabel *m_tokens;
    QPushButton *m_hand;
    QWidget *m_named;
    QList<QPushButton *> m_namedButtons;
    std::vector<std::pair<bool, std::string>> m_names;
};

} // namespace dossier
