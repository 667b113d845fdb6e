#pragma once

#include "model/content/rule_texts.h"
#include "views/kit/part.h"

#include <QString>
#include <QStringList>

namespace dossier
{

/// Texts below and beside the small board of a rule.
struct ExampleText
{
    LocalizedText caption{};
    /// Verdict of the rules; empty when the example has no question.
    QString verdict{};
};

/// The small board of a rule, as the rule's game shows it, with its texts.
struct ExamplePart
{
    Part board{};
    ExampleText text{};
};

/// The rules of a game: the way to read their texts, the resource files that hold them, in the order of the digest,
/// and the examples.
struct RuleBook
{
    RuleSource source{};
    QStringList files{};
    /// Returns the example of a rule, which has one; null when no rule has any.
    ExamplePart (*example)(const RuleText &rule) = nullptr;
    /// True when the rules differ by edition, so that each rule names its edition.
    bool hasEditions = true;
    /// Words that its rules are searched by, as an example in the empty field; null for none.
    QString (*wordsToSearch)() = nullptr;
};

} // namespace dossier
