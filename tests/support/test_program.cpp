// The main() of the test programs. `PROGRAM NAME [QTest's arguments]` runs one class; without a name all run, one after
// the other.
#include "tests/support/test_class.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif
#include <QCoreApplication>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace
{

struct Known
{
    dossier::test::Needs needs{};
    dossier::test::RunClass run = nullptr;
};

std::map<std::string, Known> &known()
{
    static std::map<std::string, Known> classes;
    return classes;
}

std::unique_ptr<QCoreApplication> application(dossier::test::Needs needs, int &argc, char **argv)
{
    if (needs == dossier::test::Needs::Nothing)
        return nullptr;
#ifdef QT_WIDGETS_LIB
    if (needs == dossier::test::Needs::Windows)
    {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
        return std::make_unique<QApplication>(argc, argv);
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

int runOne(const Known &one, int argc, char **argv)
{
    const std::unique_ptr<QCoreApplication> around = application(one.needs, argc, argv);
    return one.run(argc, argv);
}

} // namespace

dossier::test::TestClass::TestClass(const char *file, Needs needs, RunClass run)
{
    known()[std::filesystem::path(file).stem().string()] = {needs, run};
}

/// The address sanitizer notes two callers of each allocation: thirty, as is usual, are a seventh of all time. For a
/// longer look: ASAN_OPTIONS=malloc_context_size=30. It fills the beginning of new memory alone, for the same reason.
extern "C" const char *__asan_default_options();

extern "C" const char *__asan_default_options()
{
    return "malloc_context_size=2:max_malloc_fill_size=64";
}

int main(int argc, char **argv)
{
    // No test makes or uses the key file of the account.
    ::setenv("DOSSIER_KEY_FILE", (std::filesystem::absolute(argv[0]).string() + ".key").c_str(), 0);
    if (argc > 1)
        if (const auto one = known().find(argv[1]); one != known().end())
        {
            std::vector<char *> rest(argv, argv + argc);
            rest.erase(rest.begin() + 1);
            rest.push_back(nullptr);
            return runOne(one->second, argc - 1, rest.data());
        }
    if (argc > 1 && argv[1][0] != '-' && known().size() > 1)
    {
        std::cerr << "This program has no class of tests named " << argv[1] << ". It has:\n";
        for (const auto &[name, one] : known())
            std::cerr << "  " << name << '\n';
        return 2;
    }
    int failed = 0;
    for (const auto &[name, one] : known())
        failed += runOne(one, argc, argv);
    return failed;
}
