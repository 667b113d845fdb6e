#include "tests/model/storage/longer_schema.h"

namespace dossier::test
{

std::vector<storage::SchemaStep> longerSchema()
{
    const auto known = storage::schemaSteps();
    std::vector<storage::SchemaStep> steps(known.begin(), known.end());
    steps.push_back({QStringLiteral("CREATE TABLE extras (id INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT"),
        QStringLiteral("INSERT INTO extras SELECT value, hex(randomblob(40)) FROM "
                       "(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 20000) "
                       "SELECT value FROM n)")});
    steps.push_back({QStringLiteral("ALTER TABLE sessions ADD COLUMN weather TEXT NOT NULL DEFAULT 'rain'"),
        QStringLiteral("UPDATE sessions SET seal = NULL")});
    return steps;
}

} // namespace dossier::test
