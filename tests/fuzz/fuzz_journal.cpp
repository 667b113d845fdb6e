#include "model/journal/journal_halves.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

/// Two halves that are read as a record produce the same bytes when the record is written. The first byte says where
/// the halves are cut.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace dossier::journal;
    if (size == 0)
        return 0;
    const std::string bytes(data + 1, data + size);
    const std::size_t cut = std::min<std::size_t>(data[0], bytes.size());
    const Halves halves{bytes.substr(0, cut), bytes.substr(cut)};
    const std::optional<Record> record = recordOf(halves);
    if (!record || !std::holds_alternative<Entry>(record->what))
        return 0;
    // An entry at the start is written again just so, but for the place of its parent.
    const Journal journal;
    const auto &entry = std::get<Entry>(record->what);
    if (entry.parent.entry == 0 && halvesOf(journal, *record).secret != halves.secret)
        std::abort();
    return 0;
}
