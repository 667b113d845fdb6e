#pragma once

#include "views/conquest/desk/ask.h"
#include "views/kit/offer_row.h"

#include <vector>

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
class AskButtons : public OfferRow
{
    Q_OBJECT

public:
    explicit AskButtons(QWidget *parent);

    void render(std::vector<ConquestOffer> offers);

signals:
    void commandGiven(const dossier::ConquestAsk &command);

protected:
    void pressed(std::size_t place) override;

private:
    std::vector<ConquestOffer> m_offers;
};

} // namespace dossier
