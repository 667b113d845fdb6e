#include "app/play/specter/facts_option.h"

#include "app/play/whole_file.h"
#include "model/specter/json/json.h"
#include "model/specter/seen/history.h"
#include "views/board/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct FactsOption
{
    Q_DECLARE_TR_FUNCTIONS(FactsOption)
};

/// A game of forty turns has about 50 KiB.
constexpr qint64 largestFactsFile = qint64{1} << 20;

} // namespace

tl::expected<specter::FactsFile, FactsFault> readFactsFile(const QString &path)
{
    const tl::expected<QByteArray, FileFault> bytes = readWholeFile(path, largestFactsFile);
    if (!bytes)
        return tl::unexpected<FactsFault>(bytes.error());
    const auto facts = specter::readFacts(bytes->toStdString());
    if (!facts)
        return tl::unexpected<FactsFault>(NotFacts{facts.error()});
    return *facts;
}

tl::expected<std::string, FactsFault> lineTakingOver(const QString &path, specter::Agent agent)
{
    const tl::expected<specter::FactsFile, FactsFault> facts = readFactsFile(path);
    if (!facts)
        return tl::unexpected(facts.error());
    return "{\"seat\": \"public\", \"command\": "
        + specter::toJson(specter::Command(specter::TakeOverFacts{agent, *facts})) + "}";
}

std::optional<FactsFault> writeFacts(const QString &path, const specter::PublicTable &table, specter::Agent agent)
{
    if (!table.agents.contains(agent))
        return NoSuchAgent{};
    const specter::FactsFile file{.facts = specter::historyOf(table, agent)};
    const std::optional<FileFault> fault
        = writeWholeFile(path, QByteArray::fromStdString(specter::toJson(file) + '\n'));
    return fault ? std::optional<FactsFault>(*fault) : std::nullopt;
}

QString sentence(const QString &path, const FactsFault &fault)
{
    if (const auto *file = std::get_if<FileFault>(&fault))
        return FactsOption::tr("%1: %2", "a file, what is wrong").arg(path, wording::sentence(*file));
    if (const auto *text = std::get_if<NotFacts>(&fault))
        return text->why.pointer.empty()
            ? FactsOption::tr("%1 is no file of public facts: %2", "a file, what is wrong")
                  .arg(path, wording::sentence(text->why.fault))
            : FactsOption::tr("%1 is no file of public facts: at %2: %3", "a file, a place in it, what is wrong")
                  .arg(path, QString::fromStdString(text->why.pointer), wording::sentence(text->why.fault));
    return FactsOption::tr("%1 was not written: that agent is not on the board yet.").arg(path);
}

} // namespace dossier
