#pragma once

#include "views/kit/tone.h"
#include "views/omega/verdict/board_judgement.h"
#include "views/omega/verdict/judged_scene.h"

#include <QString>

#include <vector>

/// The only place where verdicts become sentences in the user's language.
namespace dossier::wording
{

/// A verdict in a few words.
struct Headline
{
    QString text;
    Tone tone = Tone::Open;
    friend bool operator==(const Headline &, const Headline &) = default;
};

/// A short sentence, and the rules that it is based on.
struct Reason
{
    QString text;
    std::vector<Rule> rules;
    /// Read first where not all reasons have room.
    bool comesFirst = false;
    friend bool operator==(const Reason &, const Reason &) = default;
};

using Reasons = std::vector<Reason>;

/// Returns the verdict on the drawn path if there is one, else on the look at the target, else on where the actor can
/// go.
Headline headline(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns what to pick next, while there is no question yet; else empty.
QString nextPick(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the reasons, and the other printing's answer where it differs.
Reasons reasons(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the reasons why one piece sees another or not, with cover, EMI and distance.
Reasons sightReasons(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the cost of a drawn path, or the obstacle on it.
Reasons moveReasons(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the verdict on a drawn path.
Headline moveHeadline(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the reason why moves are not judged.
QString sentence(Unjudged unjudged);

/// Returns a line or path in words: its ends, and its result.
QString sentence(const omega::Board &board, const BoardChoice &choice, const Evidence &evidence);

/// Returns the rules that a list of reasons and a judgement name, each once, in the order of the digest.
std::vector<Rule> rulesOf(const Reasons &reasons, const BoardChoice &choice, const Judgement &judgement);

} // namespace dossier::wording
