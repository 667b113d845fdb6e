#pragma once

#include <QSpinBox>
#include <QString>

namespace dossier
{

/// A box for a number within those bounds.
inline QSpinBox *newNumber(int least, int most, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(least, most);
    return box;
}

/// Writes words around the number of a box: what stands before and behind the `%1` of one translated text.
inline void writeAround(QSpinBox *box, const QString &words)
{
    const QString number = QStringLiteral("%1");
    box->setPrefix(words.section(number, 0, 0));
    box->setSuffix(words.section(number, 1));
}

/// The words alone, for who hears the number as its value.
inline QString wordsAround(const QString &words)
{
    return words.section(QStringLiteral("%1"), 0, 0).trimmed() + words.section(QStringLiteral("%1"), 1).trimmed();
}

} // namespace dossier
