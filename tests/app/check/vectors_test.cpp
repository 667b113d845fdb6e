#include "places.h"
#include "tests/app/check/every_kind.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace vectors_test
{

using Json = nlohmann::json;

namespace
{

/// Returns an answer without the parts that the contract does not fix.
Json fixedPart(const std::string &text)
{
    Json answer = Json::parse(text);
    if (answer.contains("error"))
        answer["error"].erase("reason");
    if (answer.contains("result"))
        for (const char *member : {"rules", "blocked_by"})
            answer["result"].erase(member);
    return answer;
}

} // namespace

/// The lines and answers that came with the contract.
class VectorsTest : public QObject
{
    Q_OBJECT

private slots:

    void everyLineHasItsAnswer_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &entry : std::filesystem::directory_iterator(DOSSIER_SOURCE_DIR "/tests/vectors"))
            if (entry.path().extension() == ".jsonl")
                QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path());
    }

    void everyLineHasItsAnswer()
    {
        QFETCH(const QString, file);
        std::ifstream lines(file.toStdString());
        int count = 0;
        for (std::string text; std::getline(lines, text); ++count)
        {
            const Json vector = Json::parse(text);
            const std::string line = vector["line"];
            const Json given = fixedPart(dossier::test::answer(line));
            const std::string failure = line + "\nexpected " + vector["answer"].dump() + "\nanswered " + given.dump();
            QVERIFY2(given == vector["answer"], failure.c_str());
        }
        QVERIFY(count > 0);
    }
};

DOSSIER_TESTS(VectorsTest, Nothing)

} // namespace vectors_test

#include "vectors_test.moc"
