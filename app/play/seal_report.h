#pragma once

#include "model/core/hidden_slots.h"
#include "model/storage/seal_check.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace dossier
{

/// A slot that everybody was shown, held against its seal.
struct ShownSlot
{
    enum class State : std::uint8_t
    {
        AsSealed,
        /// Its opening does not lead to the seal, or shows another content than everybody was told.
        Differs,
        /// It was not sealed before it was shown, for example because the table alone knew it.
        NotSealed,
    };

    std::string name{};
    std::string content{};
    State state = State::NotSealed;
    /// The step in which it was shown; for one that is as sealed, also that in which it was sealed, and when.
    std::uint32_t shownAt = 0;
    std::uint32_t sealedAt = 0;
    journal::Moment sealedOn{};
    bool operator==(const ShownSlot &) const = default;
};

/// A sealed step with the link that words stand for.
struct SealedWords
{
    std::uint32_t step = 0;
    journal::Moment time{};
    vault::SealHash link{};
    bool operator==(const SealedWords &) const = default;

    /// Returns the twelve words in that language, each with its number before it.
    [[nodiscard]] QStringList words(vault::PaperLanguage language) const;
};

/// The outcome of checking a session's seals.
struct SealReport
{
    std::uint32_t steps = 0;
    std::uint32_t sealed = 0;
    /// The first sealed step, 0 when there is none.
    std::uint32_t firstSealed = 0;
    /// The first step that is not linked to those before it.
    std::optional<std::uint32_t> broken{};
    std::vector<ShownSlot> shown{};
    /// The last sealed step, and the one that the words from outside stand for.
    std::optional<SealedWords> last{};
    std::optional<SealedWords> noted{};

    [[nodiscard]] std::size_t count(ShownSlot::State state) const;
};

/// Returns the slots that public events, given as their texts, reveal.
using RevealedByEvents = std::function<std::vector<RevealedSlot>(const std::vector<std::string> &events)>;

/// Holds what everybody was shown against the seals. `words` are those that somebody noted, in either language,
/// or the text of the code; or empty.
SealReport sealReport(
    const std::vector<storage::CheckedStep> &steps, const RevealedByEvents &revealed, const std::string &words);

} // namespace dossier
