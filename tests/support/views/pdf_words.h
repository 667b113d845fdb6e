#pragma once

#include <QByteArray>
#include <QList>
#include <QPointF>
#include <QString>

namespace dossier::test
{

/// A word and where it lies: its page, counted from 0, its left upper corner and its lower edge in points.
struct PlacedWord
{
    QString text;
    int page = 0;
    QPointF at{};
    double bottom = 0;
};

QList<PlacedWord> placedWordsOf(const QByteArray &pdf);

/// The words of a PDF, in lines as they lie on its pages.
QString wordsOf(const QByteArray &pdf);

/// Which word of a document for paper is cut by the foot or the head of a page of its PDF, or by how much its preview
/// has other pages; empty when all is well.
QString tornIn(const QString &document);

} // namespace dossier::test
