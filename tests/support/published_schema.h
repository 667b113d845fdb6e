#pragma once

#include "places.h"
#include "tests/support/schema_validator.h"

#include <QTest>

#include <fstream>
#include <initializer_list>
#include <vector>

namespace dossier::test
{

/// The published schema of a game's commands and answers, with the tests that all games share.
class PublishedSchema
{
public:
    using Json = nlohmann::json;

    explicit PublishedSchema(const std::string &schema)
        : m_schema(Json::parse(schema))
    {
    }

    /// Returns the fault of a value under that part of the schema; empty when there is none.
    [[nodiscard]] std::string faultOf(const char *part, const Json &value) const
    {
        return SchemaValidator(m_schema).fault(m_schema["$defs"][part], value);
    }

    [[nodiscard]] bool suits(const char *part, const std::string &text) const
    {
        return faultOf(part, Json::parse(text)).empty();
    }

    /// Every game has a version, its lines with their parts, and its own definitions.
    void hasItsParts(
        int version, std::size_t commands, std::size_t events, std::initializer_list<const char *> own) const
    {
        QCOMPARE(m_schema["version"].get<int>(), version);
        for (const char *part : {"line", "answer", "command", "event", "view", "pack", "seat"})
            QVERIFY2(m_schema["$defs"].contains(part), part);
        for (const char *part : own)
            QVERIFY2(m_schema["$defs"].contains(part), part);
        QCOMPARE(m_schema["$defs"]["command"]["oneOf"].size(), commands);
        QCOMPARE(m_schema["$defs"]["event"]["oneOf"].size(), events);
    }

    /// Checks the recorded games of those folders, each of more than `more` lines, and the views of those seats at
    /// their end.
    void recordedGamesSuitIt(
        std::initializer_list<std::string> games, std::size_t more, std::initializer_list<std::string> seats) const
    {
        for (const std::string &game : games)
        {
            const std::vector<Json> given = linesOf(game + "/commands.jsonl");
            QVERIFY2(given.size() > more, game.c_str());
            for (const Json &line : given)
                QVERIFY2(faultOf("line", line).empty(), line.dump().c_str());
            for (const Json &line : linesOf(game + "/answers.jsonl"))
                QVERIFY2(faultOf("answer", line).empty(), line.dump().c_str());
            for (const std::string &seat : seats)
                for (const Json &line : linesOf(game + '/' + seat + ".json"))
                    QCOMPARE(faultOf("view", line["view"]), std::string());
        }
    }

    /// Checks one of the shipped packs.
    void packSuitsIt(const std::string &name) const
    {
        std::ifstream stream(DOSSIER_SOURCE_DIR "/resources/packs/" + name + ".json");
        QCOMPARE(faultOf("pack", Json::parse(stream)), std::string());
    }

private:
    static std::vector<Json> linesOf(const std::string &file)
    {
        std::ifstream stream(DOSSIER_SOURCE_DIR "/tests/scenarios/" + file);
        std::vector<Json> all;
        for (std::string line; std::getline(stream, line);)
            all.push_back(Json::parse(line));
        return all;
    }

    Json m_schema;
};

} // namespace dossier::test
