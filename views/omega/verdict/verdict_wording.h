#pragma once

#include "views/kit/tone.h"
#include "views/omega/verdict/board_judgement.h"
#include "views/omega/verdict/judged_scene.h"

#include <QString>

#include <vector>

/// The one place where verdicts become sentences in the reader's language.
namespace dossier::wording
{

/// What a verdict says in a few words.
struct Headline
{
    QString text;
    Tone tone = Tone::Open;
    friend bool operator==(const Headline &, const Headline &) = default;
};

/// A short sentence, and the rules that it rests on.
struct Reason
{
    QString text;
    std::vector<Rule> rules;
    friend bool operator==(const Reason &, const Reason &) = default;
};

using Reasons = std::vector<Reason>;

/// The verdict on the drawn path if there is one, else on the look at the target, else where the actor can go.
Headline headline(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// What to pick next, while nothing is asked yet; else empty.
QString nextPick(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Why, and what the other printing says where it differs.
Reasons reasons(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Why somebody sees somebody or not, with cover, EMI and distance.
Reasons sightReasons(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// What a drawn path costs, or what stands in its way.
Reasons moveReasons(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// The verdict on a drawn path.
Headline moveHeadline(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Why there is no judgement of moves.
QString sentence(Unjudged unjudged);

/// A line or path in words: from where to where, and what becomes of it.
QString sentence(const omega::Board &board, const BoardChoice &choice, const Evidence &evidence);

/// The rules that a list of reasons and a judgement name, each once, in the order of the digest.
std::vector<Rule> rulesOf(const Reasons &reasons, const BoardChoice &choice, const Judgement &judgement);

} // namespace dossier::wording
