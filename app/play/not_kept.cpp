#include "not_kept.h"

namespace dossier
{

namespace
{

const std::string wholeCommand = "/command";
const std::string ownEvent = "/command/event";

bool isCorrection(const std::string &type)
{
    return type == "correct";
}

} // namespace

NotKept unreadable(const std::string &type, std::size_t number, const Malformed &fault)
{
    return {{isCorrection(type) ? ownEvent + fault.pointer : wholeCommand, fault.fault},
        "/events/" + std::to_string(number) + fault.pointer};
}

} // namespace dossier
