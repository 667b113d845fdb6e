#include "reason_json.h"
#include "specter_board_json.h"
#include "specter_json.h"
#include "specter_seat_json.h"

namespace dossier::specter
{

std::string toJson(const View &view)
{
    return writeJson(view);
}

std::string toJson(const Table &table)
{
    return writeJson(table);
}

std::string toJson(const Violation &violation)
{
    return violationJson(violation);
}

tl::expected<View, Malformed> readView(std::string_view text)
{
    return readJson<View>(text);
}

tl::expected<Table, Malformed> readTable(std::string_view text)
{
    return readJson<Table>(text);
}

std::string toJson(const FactsFile &file)
{
    return writeJson(file);
}

tl::expected<FactsFile, Malformed> readFacts(std::string_view text)
{
    return readJson<FactsFile>(text);
}

std::string viewShape()
{
    return jsonShape<View>();
}

std::string factsShape()
{
    return jsonShape<FactsFile>();
}

std::string laterFactShapes()
{
    return jsonShape<LaterFact>();
}

} // namespace dossier::specter
