#pragma once

#include "model/json/malformed.h"
#include "model/specter/table.h"
#include "views/kit/map_problem.h"

#include <QString>

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <variant>

namespace dossier
{

/// The file options of `dossier play` for one agent's public facts: read them before the first line, and write them
/// after the last one. An empty path requests nothing.
struct FactsRequest
{
    QString in;
    QString out;
    specter::Agent agent = specter::Agent::First;

    [[nodiscard]] bool any() const { return !in.isEmpty() || !out.isEmpty(); }
};

/// The file's text is not a file of facts.
struct NotFacts
{
    Malformed why;
};

/// No facts exist about that agent: he is not on the board yet.
struct NoSuchAgent
{
};

using FactsFault = std::variant<FileFault, NotFacts, NoSuchAgent>;

/// Reads the facts from a file.
tl::expected<specter::FactsFile, FactsFault> readFactsFile(const QString &path);

/// Returns the line that takes over the facts of a file.
tl::expected<std::string, FactsFault> lineTakingOver(const QString &path, specter::Agent agent);

/// Writes the public facts of an agent atomically.
std::optional<FactsFault> writeFacts(const QString &path, const specter::PublicTable &table, specter::Agent agent);

/// Returns a sentence with the problem, the file and the remedy. Needs a QCoreApplication for its words.
QString sentence(const QString &path, const FactsFault &fault);

} // namespace dossier
