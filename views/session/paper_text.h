#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

/// What pages for paper are made of: pieces of HTML in black on white. Texts are given as people read them.
namespace dossier::paper
{

/// A column of a table: what stands above it, and its share of the width in percent.
struct Column
{
    QString head;
    int percent;
};

QString row(const QStringList &cells);

/// A table whose heads stand again on every page; the rows are those of `row`. Forty lines and what stands above them
/// fit on one page.
QString table(const QList<Column> &columns, const QString &rows);

QString heading(const QString &text);

/// Two spaces stay two: between what is left open to be written on.
QString paragraph(const QString &text);

/// A picture as the bytes of a PNG, as wide as the page unless it would be higher than `percent` of it.
QString picture(const QByteArray &png, int percent);

/// The whole document under its title.
QString page(const QString &title, const QString &body);

} // namespace dossier::paper
