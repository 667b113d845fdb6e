#pragma once

#include "views/conquest/desk/ask.h"

#include <QFrame>

class QLabel;

namespace dossier
{

/// What the humans have: technology and events in play, what is left in the decks and in the pool of tokens.
class HumansCard : public QFrame
{
    Q_OBJECT

public:
    explicit HumansCard(QWidget *parent);

    void render(const SeenConquest &view);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    SeenConquest m_view;
    QLabel *m_caption;
    QLabel *m_inPlay;
    QLabel *m_decks;
};

} // namespace dossier
