#pragma once

#include <QTest>

namespace dossier::test
{

/// The application that a test class needs.
enum class Needs
{
    Nothing,
    EventLoop,
    Windows
};

/// Runs a class with QTest's arguments, and returns the number of failures.
using RunClass = int (*)(int argc, char **argv);

/// Registers a class in its program, under the name of its file without `.cpp`.
class TestClass
{
public:
    TestClass(const char *file, Needs needs, RunClass run);
};

} // namespace dossier::test

/// Ends a file of tests, in place of QTEST_MAIN: many classes share one program, which costs one link instead of many.
/// `ctest` runs each class by itself.
#define DOSSIER_TESTS(Class, needs)                                                                                    \
    static const dossier::test::TestClass registered##Class(__FILE__, dossier::test::Needs::needs,                     \
        [](int argc, char **argv)                                                                                      \
        {                                                                                                              \
            Class tests;                                                                                               \
            return QTest::qExec(&tests, argc, argv);                                                                   \
        });
