#include "views/session/document_pages.h"

namespace dossier
{

DocumentPages::~DocumentPages() = default;

} // namespace dossier
