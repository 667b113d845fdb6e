#pragma once

#include <QStringList>

#include <functional>
#include <utility>

namespace dossier
{

/// Returns the headline and the sentence of news that everybody has to read, in the language at the time of the call.
using MomentWords = std::function<std::pair<QString, QString>()>;

/// Joins the moments of one step: the headlines and the sentences, in lines.
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
