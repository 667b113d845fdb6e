#include "places.h"
#include "tests/house/include_rules.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <regex>
#include <set>

namespace look_up_test
{

using namespace dossier::test;

namespace
{

/// Returns the names of maps whose ids people choose, from the headers of the games.
std::set<std::string> mapsIn(const std::vector<SourceFile> &files)
{
    static const std::regex member("std::map<[^;(]*> (\\w+)(\\{\\})?;");
    std::set<std::string> names;
    for (const SourceFile &file : files)
        if (file.path.starts_with("model/") && file.path.ends_with(".h"))
            for (std::sregex_iterator at(file.text.begin(), file.text.end(), member), end; at != end; ++at)
                names.insert((*at)[1]);
    // The facts of a refusal use fixed keys in the code, and a journal's tables are kept by positions.
    for (const char *own : {"facts", "m_kept"})
        names.erase(own);
    return names;
}

/// Returns look-ups of possibly missing objects that end the program when the object is missing.
std::vector<std::string> hardLookUps(const std::vector<SourceFile> &files, const std::set<std::string> &maps)
{
    std::string any;
    for (const std::string &name : maps)
        any += (any.empty() ? "" : "|") + name;
    const std::regex hard("\\b(" + any + ")\\.at\\(");
    std::vector<std::string> places;
    for (const SourceFile &file : files)
    {
        // Its events are tried out before a file is opened, and before anything is recorded.
        if (file.path == "model/specter/apply.cpp")
            continue;
        for (std::sregex_iterator at(file.text.begin(), file.text.end(), hard), end; at != end; ++at)
            places.push_back(file.path + ": " + at->str());
    }
    return places;
}

} // namespace

/// A selected object may have left the table: look-ups by id return a pointer (look_up.h), not `map::at`.
class LookUpTest : public QObject
{
    Q_OBJECT

private slots:

    void noIdIsLookedUpWithAt()
    {
        const std::vector<SourceFile> files
            = sourceFiles(DOSSIER_SOURCE_DIR, {"app", "model/omega", "model/specter", "views"});
        const std::set<std::string> maps = mapsIn(files);
        for (const char *name : {"commandos", "figures", "doors", "stacks", "wells", "agents", "hunters"})
            QVERIFY2(maps.contains(name), name);
        std::string told;
        for (const std::string &place : hardLookUps(files, maps))
            told += '\n' + place;
        QVERIFY2(told.empty(), told.c_str());
    }

    void oneIsFound()
    {
        const std::vector<SourceFile> files{{"model/omega/seen/a.h", "std::map<Role, Commando> commandos{};\n"},
            {"model/omega/a.cpp", "table.open.commandos.at(role).done = true;\n"},
            {"model/omega/b.cpp", "rows.at(3); lookUp(table.open.commandos, role);\n"}};
        QCOMPARE(mapsIn(files).size(), std::size_t{1});
        const std::vector<std::string> places = hardLookUps(files, mapsIn(files));
        QCOMPARE(places.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(places.front()), QStringLiteral("model/omega/a.cpp: commandos.at("));
    }
};

DOSSIER_TESTS(LookUpTest, Nothing)

} // namespace look_up_test

#include "look_up_test.moc"
