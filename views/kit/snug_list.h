#pragma once

#include <QComboBox>

namespace dossier
{

/// A list that is as wide as what it holds, also when it is filled anew: Qt keeps the least width of what it held
/// first.
class SnugList : public QComboBox
{
    Q_OBJECT

public:
    explicit SnugList(QWidget *parent);

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace dossier
