#include "omega_refusal.h"

#include "omega_refusals.h"

namespace dossier::omega
{

Refusal refusal(const View &seen, const Command &command)
{
    return visit([&](const auto &held) { return refuse(seen, held); }, command);
}

Refusal refuse(const View & /*seen*/, const WritePlan & /*command*/)
{
    return std::nullopt;
}

Refusal refuse(const View & /*seen*/, const WriteNotes & /*command*/)
{
    return std::nullopt;
}

Refusal refuse(const View & /*seen*/, const Correct & /*command*/)
{
    return std::nullopt;
}

} // namespace dossier::omega
