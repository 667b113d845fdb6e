#pragma once

#include <QComboBox>

namespace dossier
{

/// A list as wide as its content, also when it is refilled: Qt keeps the minimum width of the first content.
class SnugList : public QComboBox
{
    Q_OBJECT

public:
    explicit SnugList(QWidget *parent);

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace dossier
