#pragma once

#include "model/conquest/examples/rule_source.h"
#include "model/conquest/seen/rule_ids.h"
#include "model/omega/content/rule_source.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/specter/examples/rule_source.h"
#include "model/specter/seen/rule_ids.h"
#include "places.h"

#include <QFile>
#include <QString>

namespace dossier::test
{

/// A file's bytes; the path is relative to the repository. Empty when there is no such file.
inline std::string bytesOf(const QString &path)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string{};
}

inline std::string ruleFileBytes()
{
    return bytesOf(QStringLiteral("resources/rules/omega-geometry.json"));
}

/// The rules of every game's digest.
inline std::vector<Rule> everyRule()
{
    std::vector<Rule> all(omega::digest.rules().begin(), omega::digest.rules().end());
    all.insert(all.end(), specter::digest.rules().begin(), specter::digest.rules().end());
    all.insert(all.end(), conquest::digest.rules().begin(), conquest::digest.rules().end());
    return all;
}

/// The rule texts of LEVEL 7 about spaces, sight, distance and movement; none when they cannot be read.
inline std::vector<RuleText> shippedRuleTexts()
{
    return readRuleTexts(ruleFileBytes(), omega::ruleSource()).value_or(std::vector<RuleText>{});
}

/// Those of the digest of spaces, sight, distance and movement, then those of play, of Specter Ops and of Conquest.
inline std::vector<RuleText> everyRuleText()
{
    std::vector<RuleText> texts = shippedRuleTexts();
    for (const auto &[name, source] : {std::pair{"omega-play", omega::ruleSource()},
             std::pair{"specter", specter::ruleSource()}, std::pair{"conquest", conquest::ruleSource()}})
        if (const auto more
            = readRuleTexts(bytesOf(QStringLiteral("resources/rules/%1.json").arg(QLatin1String(name))), source))
            texts.insert(texts.end(), more->begin(), more->end());
    return texts;
}

} // namespace dossier::test
