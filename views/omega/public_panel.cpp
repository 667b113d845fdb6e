#include "public_panel.h"

namespace dossier
{

void PublicPanel::render(const SeenView &everybodys)
{
    m_view = everybodys;
    refresh();
}

} // namespace dossier
