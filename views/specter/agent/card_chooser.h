#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QWidget>

#include <tuple>

class QComboBox;
class QLabel;
class QPushButton;

namespace dossier
{

class FlowLayout;

/// What the card that is chosen asks of the board.
struct CardSpaces
{
    /// Where its token may lie, while the next space pressed is its place.
    std::optional<SpaceSet> places{};
    /// Where hunters stand whom it can be used on, while none is chosen.
    SpaceSet hunters{};
};

/// The equipment cards that can be used in this move, with their choices: before or after it, where, whom, the die.
class CardChooser : public QWidget
{
    Q_OBJECT

public:
    explicit CardChooser(QWidget *parent);

    void render(const specter::View &view, const AgentDraft &draft);

    /// Whether the card that is chosen has a token, and the next space pressed on the board is its place.
    [[nodiscard]] bool awaitsPlace() const;

    /// Gives the keyboard to what is to be chosen for the card.
    void takeFocus();

    [[nodiscard]] CardSpaces spaces() const;

    /// The card with what a press on that space chooses for it: the token's place, or a hunter on foot who stands there
    /// (of several the next one); nothing where it chooses nothing.
    [[nodiscard]] std::optional<specter::CardUse> chosenAt(Space space) const;

signals:
    void cardAsked(const std::optional<dossier::specter::CardUse> &card);
    /// Whether the board's next press is the token's place is otherwise now.
    void placingChanged();

private:
    void layOut();
    void listen();
    void renderCards(const specter::View &view, const AgentDraft &draft);
    void makeButtons(const std::vector<specter::Equipment> &cards);
    void orderParts();
    void renderPlaces(const specter::View &view, const AgentDraft &draft);
    void renderHunters(const specter::View &view, const AgentDraft &draft);

    [[nodiscard]] std::optional<specter::HunterKind> nextHunterAt(Space space) const;

    void give(const specter::CardUse &card) { emit cardAsked(card); }

    std::optional<specter::CardUse> m_card;
    SpaceSet m_places;
    /// The hunters on foot while one is asked for, and the spaces of those whom the rules allow.
    std::vector<std::pair<specter::HunterKind, Space>> m_onFoot;
    SpaceSet m_targets;
    /// What the places were worked out for.
    std::tuple<int, bool, Space> m_placesOf;
    QWidget *m_choices;
    FlowLayout *m_flow;
    QLabel *m_caption;
    QPushButton *m_none;
    std::vector<std::pair<specter::Equipment, QPushButton *>> m_cards;
    QPushButton *m_before;
    QPushButton *m_after;
    QWidget *m_whereRow;
    QLabel *m_whereCaption;
    QComboBox *m_where;
    QPushButton *m_onBoard;
    QWidget *m_whomRow;
    QLabel *m_whomCaption;
    QComboBox *m_whom;
    QComboBox *m_die;
    QLabel *m_effect;
};

} // namespace dossier
