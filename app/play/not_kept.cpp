#include "app/play/not_kept.h"

#include "model/json/json_reader.h"
#include "model/json/json_text.h"

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

/// Returns the first name of a pointer.
std::string firstOf(const std::string &place)
{
    return place.substr(1, place.find('/', 1) - 1);
}

} // namespace

NotKept unreadable(const std::string &type, const std::string &list, std::size_t number, const Malformed &fault)
{
    return {{isCorrection(type) ? ownEvent + fault.pointer : wholeCommand, fault.fault},
        list + std::to_string(number) + fault.pointer};
}

NotKept leftHanging(const std::string &type, const std::string &event, const std::string &place)
{
    const std::optional<JsonText> json = JsonText::parse(event);
    const bool says = json && memberIfAny(json->root(), firstOf(place));
    const std::string at = !isCorrection(type) ? wholeCommand : says ? ownEvent + place : ownEvent;
    return {{at, Fault::LeftHanging}, "/table" + place};
}

} // namespace dossier
