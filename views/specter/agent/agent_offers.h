#pragma once

#include "views/specter/asks/ask.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

class FlowLayout;

/// What the agent can do at this moment beside moving, as the view says that it is due: an objective, an ambush, the
/// blade, what a revealed traitor chooses.
class AgentOffers : public QFrame
{
    Q_OBJECT

public:
    explicit AgentOffers(QWidget *parent);

    void render(const SeenSpecter &view);

    /// Gives the keyboard to the first of them; false where there is none.
    bool takeFocus();

    /// Those that are meant now, in the order in which they stand.
    [[nodiscard]] QList<QPushButton *> bright() const;

signals:
    void commandGiven(const dossier::SpecterAsk &ask);

protected:
    void changeEvent(QEvent *event) override;

private:
    void clear();
    void addOffer(const SeenSpecter &view, std::size_t due);
    void addDice(const SeenSpecter &view, const specter::SpringAmbush &ambush);
    void addCharacters(const SeenSpecter &view, specter::Agent agent);
    void addHand(const SeenSpecter &view, specter::Agent agent);
    QPushButton *add(const QString &text, const QString &tip);
    QLabel *addText(const QString &text);
    void addReason(const QString &sentence);

    /// What is shown now; the keyboard keeps its place while that stays.
    SeenSpecter m_view;
    QWidget *m_offers;
    FlowLayout *m_flow;
    QLabel *m_caption;
    QList<QWidget *> m_parts;
    QList<QPushButton *> m_hand;
};

/// Whether an objective can be turned over now, or announced for the next turn: that is what is meant then.
[[nodiscard]] bool offersObjective(const specter::View &view);

} // namespace dossier
