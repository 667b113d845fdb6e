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

/// What `dossier play` is to do with files of one agent's public facts: take them in before the first line, and write
/// them after the last one. Empty paths ask for nothing.
struct FactsAsked
{
    QString in;
    QString out;
    specter::Agent agent = specter::Agent::First;

    [[nodiscard]] bool any() const { return !in.isEmpty() || !out.isEmpty(); }
};

/// The file's text is no file of facts.
struct NotFacts
{
    Malformed why;
};

/// Nobody knows anything of that agent: he is not on the board yet.
struct NoSuchAgent
{
};

using FactsFault = std::variant<FileFault, NotFacts, NoSuchAgent>;

/// The facts that a file holds.
tl::expected<specter::FactsFile, FactsFault> readFactsFile(const QString &path);

/// The line that takes over the facts of a file.
tl::expected<std::string, FactsFault> lineTakingOver(const QString &path, specter::Agent agent);

/// Writes what is public of an agent, whole or not at all.
std::optional<FactsFault> writeFacts(const QString &path, const specter::PublicTable &table, specter::Agent agent);

/// What happened, to which file, and what to do. Needs a QCoreApplication for its words.
QString sentence(const QString &path, const FactsFault &fault);

} // namespace dossier
