#pragma once

#include "views/conquest/desk/ask.h"

#include <QList>
#include <QWidget>

class QPushButton;

namespace dossier
{

/// Something that can be asked for, and what its button says.
struct ConquestOffer
{
    ConquestAsk ask;
    QString text{};
    QString tip{};
};

/// An offer in the words of its command.
ConquestOffer offerOf(const conquest::PublicTable &table, conquest::Command command);

/// What can be asked for as buttons in lines.
class AskButtons : public QWidget
{
    Q_OBJECT

public:
    explicit AskButtons(QWidget *parent);

    void render(std::vector<ConquestOffer> offers);

signals:
    void commandGiven(const dossier::ConquestAsk &command);

private:
    std::vector<ConquestOffer> m_offers;
    QList<QPushButton *> m_buttons;
};

} // namespace dossier
