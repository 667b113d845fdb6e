#include "omega_forms.h"
#include "omega_json.h"
#include "reason_json.h"

namespace dossier::omega
{

std::string toJson(const View &view)
{
    return writeJson(view);
}

std::string toJson(const Table &table)
{
    return writeJson(table);
}

std::string toJson(const Pack &pack)
{
    return writeJson(pack);
}

std::string toJson(const Violation &violation)
{
    return violationJson(violation);
}

std::string toJson(const Malformed &fault)
{
    return "{\"pointer\": " + writeJson(fault.pointer) + ", \"reason\": " + writeJson(fault.fault) + "}";
}

tl::expected<View, Malformed> readView(std::string_view text)
{
    return readJson<View>(text);
}

tl::expected<Table, Malformed> readTable(std::string_view text)
{
    return readJson<Table>(text);
}

tl::expected<Pack, Malformed> readPack(std::string_view text)
{
    return readJson<Pack>(text);
}

std::string viewShape()
{
    return jsonShape<View>();
}

std::string packShape()
{
    return jsonShape<Pack>();
}

} // namespace dossier::omega
