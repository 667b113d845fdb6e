#pragma once

#include <QByteArray>
#include <QList>
#include <QPointF>
#include <QString>

namespace dossier::test
{

/// A word and where it lies: its page, counted from 0, and its left upper corner in points.
struct PlacedWord
{
    QString text;
    int page = 0;
    QPointF at{};
};

QList<PlacedWord> placedWordsOf(const QByteArray &pdf);

/// The words of a PDF, in lines as they lie on its pages.
QString wordsOf(const QByteArray &pdf);

} // namespace dossier::test
