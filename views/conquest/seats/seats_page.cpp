#include "views/conquest/seats/seats_page.h"

#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/kit/card_screen.h"

namespace dossier
{

ConquestSeats::ConquestSeats(QWidget *parent)
    : MachinePages(parent)
    , m_table(own(new ConquestPage))
    , m_cover(own(new CardScreen))
    , m_tokens(own(new TokenChoicePage))
{
    showPage(m_table);
}

} // namespace dossier
