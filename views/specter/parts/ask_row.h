#pragma once

#include "views/kit/offer_row.h"
#include "views/kit/part.h"
#include "views/specter/asks/ask.h"

#include <vector>

namespace dossier
{

/// Something that can be asked for, and what its button says.
struct AskOffer
{
    SpecterAsk ask;
    QString text{};
    QString tip{};
};

/// What can be asked for as buttons in lines.
class AskRow : public OfferRow
{
    Q_OBJECT

public:
    explicit AskRow(QWidget *parent);

    void render(std::vector<AskOffer> offers);

signals:
    void commandGiven(const dossier::SpecterAsk &command);

protected:
    void pressed(std::size_t place) override;

private:
    std::vector<AskOffer> m_offers;
};

/// The same as a part.
Part askButtons(const std::vector<AskOffer> &offers, const std::function<void(const SpecterAsk &command)> &give);

} // namespace dossier
