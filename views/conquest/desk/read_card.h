#pragma once

#include "views/conquest/desk/ask.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// The card whose text people read after a command: the one that it turns up or plays, else the one before; none once
/// what it does is entered.
std::string cardToRead(const conquest::Command &command, const std::string &before);

/// The text of the card that was turned up or played last, to be read aloud, and the way to enter what it does.
class ReadCard : public QFrame
{
    Q_OBJECT

public:
    explicit ReadCard(QWidget *parent);

    /// Shows the text of that card, as a player's own or as the humans'; a card without a text hides it. One that
    /// is not due may be put away.
    void render(const conquest::PublicTable &table, const std::string &card, bool players, bool mayBeDone);

signals:
    void effectAsked();
    /// Nothing of it is left to be entered.
    void doneAsked();

private:
    QLabel *m_text;
    QPushButton *m_apply;
    QPushButton *m_done;
};

} // namespace dossier
