#pragma once

#include "model/content/rule_texts.h"
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

/// The rule texts that the program ships; none when they cannot be read.
inline std::vector<RuleText> shippedRuleTexts()
{
    return readRuleTexts(ruleFileBytes()).value_or(std::vector<RuleText>{});
}

/// Those of the digest of spaces, sight, distance and movement, then those of play, then those of Specter Ops.
inline std::vector<RuleText> everyRuleText()
{
    std::vector<RuleText> texts = shippedRuleTexts();
    for (const char *name : {"omega-play", "specter"})
        if (const auto more
            = readRuleTexts(bytesOf(QStringLiteral("resources/rules/%1.json").arg(QLatin1String(name)))))
            texts.insert(texts.end(), more->begin(), more->end());
    return texts;
}

} // namespace dossier::test
