#pragma once

#include <QTest>

namespace dossier::test
{

/// What a class of tests needs around it.
enum class Needs
{
    Nothing,
    EventLoop,
    Windows
};

/// Runs a class with the arguments that QTest reads, and gives the number of failures.
using RunClass = int (*)(int argc, char **argv);

/// Makes a class known to the program that it is linked into, under the name of its file without `.cpp`.
class TestClass
{
public:
    TestClass(const char *file, Needs needs, RunClass run);
};

} // namespace dossier::test

/// Stands at the end of a file of tests, where QTEST_MAIN stands elsewhere: many classes share one program, which costs
/// one link instead of many. `ctest` runs each class by itself.
#define DOSSIER_TESTS(Class, needs)                                                                                    \
    static const dossier::test::TestClass registered##Class(__FILE__, dossier::test::Needs::needs,                     \
        [](int argc, char **argv)                                                                                      \
        {                                                                                                              \
            Class tests;                                                                                               \
            return QTest::qExec(&tests, argc, argv);                                                                   \
        });
