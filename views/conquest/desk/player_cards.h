#pragma once

#include "views/conquest/desk/card_form.h"
#include "views/conquest/words/people.h"
#include "views/kit/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace dossier
{

class HumansCard;
class PlayerCard;

/// A card for each player, in their order at the table, and one for the humans.
class PlayerCards : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerCards(QWidget *parent);

    void render(const SeenConquest &view);
    void setTheme(const Theme &theme);
    void setPeople(const ConquestPeople &people);

signals:
    void menuAsked(dossier::conquest::Colour player, QPoint global);
    void commandGiven(const dossier::ConquestAsk &command);
    void handAsked(dossier::conquest::Colour player);
    /// The form for cards and abilities is to open for an ability, or a card of Space Stuff.
    void cardAsked(dossier::CardForm::Kind kind, const std::string &name = {},
        std::optional<dossier::conquest::Effect> effect = {}, std::optional<dossier::conquest::Colour> player = {});

private:
    [[nodiscard]] QString personOf(conquest::Colour player) const;
    void seat(const std::vector<conquest::Colour> &players);

    Theme m_theme;
    ConquestPeople m_people;
    QVBoxLayout *m_column;
    std::vector<PlayerCard *> m_cards;
    HumansCard *m_humans;
};

} // namespace dossier
