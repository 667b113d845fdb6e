#pragma once

#include <QStringList>

#include <functional>
#include <utility>

namespace dossier
{

/// Returns the headline and the sentence of news that everybody has to read, in the language at the time of the call.
using MomentWords = std::function<std::pair<QString, QString>()>;

/// All that has happened at once, each with its headline and its sentence, in lines.
std::pair<QString, QString> inLines(const auto &moments)
{
    QStringList headlines;
    QStringList sentences;
    for (const auto &moment : moments)
    {
        headlines << moment.headline;
        sentences << moment.sentence;
    }
    return {headlines.join(u'\n'), sentences.join(u'\n')};
}

} // namespace dossier
