#include "app/session/game_documents.h"

namespace dossier
{

GameDocuments::~GameDocuments() = default;

} // namespace dossier
