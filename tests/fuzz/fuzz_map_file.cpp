#include "model/omega/content/map_file.h"

#include <cstdint>
#include <cstdlib>

/// A map file that can be read is written so that reading it again gives the same file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size); // NOLINT(*-reinterpret-cast)
    const tl::expected<dossier::MapFile, dossier::Malformed> file = dossier::readMapFile(text);
    if (file && dossier::readMapFile(dossier::writeMapFile(*file)) != file)
        std::abort();
    return 0;
}
