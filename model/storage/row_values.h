#pragma once

#include "model/journal/hash_chain.h"

#include <QByteArray>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <string>

namespace dossier::storage
{

// How values lie in columns. An empty text is a text, never NULL.

inline std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

inline QByteArray toBytes(const std::string &bytes)
{
    return QByteArray::fromStdString(bytes);
}

inline QByteArray toBytes(const journal::Digest &digest)
{
    return toBytes(journal::bytesOf(digest));
}

inline QString toText(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

inline std::string bytesAt(const QSqlQuery &row, int column)
{
    return row.value(column).toByteArray().toStdString();
}

inline QString textAt(const QSqlQuery &row, int column)
{
    return row.value(column).toString();
}

/// A digest; one of another length reads as all zeros, which no hash is.
inline journal::Digest digestOf(const QByteArray &bytes)
{
    journal::Digest digest{};
    if (bytes.size() == static_cast<qsizetype>(digest.size()))
        std::ranges::transform(bytes, digest.begin(), [](char byte) { return static_cast<std::uint8_t>(byte); });
    return digest;
}

} // namespace dossier::storage
