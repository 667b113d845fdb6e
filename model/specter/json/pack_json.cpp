#include "model/specter/json/pack_json.h"

#include "model/specter/json/board_json.h"

namespace dossier::specter
{

tl::expected<Pack, Malformed> readPack(std::string_view text)
{
    tl::expected<Pack, Malformed> pack = readJson<Pack>(text);
    if (!pack)
        return pack;
    if (pack->version > packVersion)
        return tl::unexpected(Malformed{"/version", Fault::NewerVersion});
    if (const std::string fault = faultIn(pack->board); !fault.empty())
        return tl::unexpected(Malformed{"/board" + fault, Fault::OutOfRange});
    return pack;
}

std::string packJson(const Pack &pack)
{
    return writeJson(pack);
}

std::string packShape()
{
    return jsonShape<Pack>();
}

} // namespace dossier::specter
