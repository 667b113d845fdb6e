#pragma once

#include <QByteArray>
#include <QList>
#include <QPointF>
#include <QString>

namespace dossier::test
{

/// A word and its place: its page, counted from 0, its left upper corner and its lower edge in points.
struct PlacedWord
{
    QString text;
    int page = 0;
    QPointF at{};
    double bottom = 0;
};

QList<PlacedWord> placedWordsOf(const QByteArray &pdf);

/// Returns the words of a PDF, in lines as on its pages.
QString wordsOf(const QByteArray &pdf);

/// Returns the word of a printable document that the foot or the head of a page of its PDF cuts, or the difference in
/// pages from its preview; empty when there is none.
QString tornIn(const QString &document);

} // namespace dossier::test
