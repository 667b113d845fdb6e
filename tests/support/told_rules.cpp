#include "tests/support/told_rules.h"

#include <QTest>

#include <cstdlib>
#include <fstream>
#include <initializer_list>

namespace dossier::test
{

namespace
{

void tell(std::initializer_list<std::string_view> words)
{
    static const char *path = std::getenv("DOSSIER_TOLD_RULES");
    const char *running = QTest::currentTestFunction();
    if (path == nullptr || running == nullptr)
        return;
    static std::ofstream file(path, std::ios::app);
    file << running;
    for (const std::string_view word : words)
        file << '\t' << word;
    file << std::endl;
}

} // namespace

void reportRule(std::string_view printing, const std::string &rule)
{
    tell({"asked", printing, rule});
}

void reportBoundary(const std::string &last, const std::string &beyond)
{
    tell({"boundary", last, beyond});
}

} // namespace dossier::test
