#pragma once

#include <QStringList>

#include <functional>
#include <utility>

namespace dossier
{

/// The headline of what everybody has to take in and its sentence, in the language that is spoken when they are asked
/// for.
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
