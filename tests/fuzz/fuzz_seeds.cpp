#include "model/json/json_text.h"
#include "model/json/json_writer.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace
{

void write(const std::filesystem::path &path, const std::string &text)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

/// A seed for each fuzzer from one vector: its line behind a byte for the pieces, and its map as a file.
void writeSeeds(const std::filesystem::path &folder, const std::string &name, const std::string &vector)
{
    const auto json = dossier::JsonText::parse(vector);
    const auto line = json ? json->root().member("line") : std::nullopt;
    if (!line)
        return;
    const std::string text = line->text();
    write(folder / "fuzz_check" / name, "\xFF" + text + '\n');
    const auto query = dossier::JsonText::parse(text);
    const auto map = query ? query->root().member("map") : std::nullopt;
    if (map && map->type() == dossier::JsonType::Object)
        write(folder / "fuzz_map_file" / name, R"({"version": 1, "name": "", )" + std::string(map->source().substr(1)));
}

} // namespace

/// Makes seeds for the fuzzers: fuzz_seeds FOLDER-OF-VECTORS FOLDER-OF-SEEDS.
int main(int argc, char *argv[])
{
    if (argc != 3)
        return 2;
    int count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(argv[1]))
    {
        std::ifstream vectors(entry.path());
        for (std::string vector; std::getline(vectors, vector); ++count)
            writeSeeds(argv[2], entry.path().stem().string() + '-' + std::to_string(count), vector);
    }
    std::cout << count << " vectors made seeds\n";
    return count > 0 ? 0 : 1;
}
