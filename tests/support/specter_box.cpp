#include "specter_box.h"

#include "places.h"
#include "specter_pack_json.h"

#include <fstream>
#include <sstream>

namespace dossier::test
{

std::string boxText()
{
    const std::ifstream file(DOSSIER_SOURCE_DIR "/resources/packs/facility-83x.json");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

const specter::Pack &box()
{
    static const specter::Pack pack = specter::readPack(boxText()).value();
    return pack;
}

specter::Board printedBoard(const specter::TableOptions &options)
{
    return boardOf(box().board, options);
}

} // namespace dossier::test
