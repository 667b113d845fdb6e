#include "model/omega/json/forms.h"
#include "model/omega/json/json.h"

namespace dossier::omega
{

std::string toJson(const Pack &pack)
{
    return writeJson(pack);
}

tl::expected<Pack, Malformed> readPack(std::string_view text)
{
    return readJson<Pack>(text);
}

std::string packShape()
{
    return jsonShape<Pack>();
}

} // namespace dossier::omega
