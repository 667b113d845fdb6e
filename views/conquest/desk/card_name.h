#pragma once

#include <QComboBox>

namespace dossier
{

/// A field for the name of a card, typed or chosen from a list.
class CardName : public QComboBox
{
    Q_OBJECT

public:
    explicit CardName(QWidget *parent);

    /// The names that can be chosen, in order, and what stands in the field.
    void offer(QStringList names, const QString &text);

signals:
    /// A letter was typed or taken back.
    void typed(const QString &text);
    /// It was chosen, or Enter was pressed.
    void named(const QString &text);
};

} // namespace dossier
