#pragma once

#include <QObject>

namespace dossier
{

/// Keeps drop-down lists at the width that they were first shown with. During its lifetime each list is measured again
/// when it is shown and when the language or its font changes; other changes in a list move nothing beside it.
class ListWidths : public QObject
{
    Q_OBJECT

public:
    /// Needs a QApplication.
    explicit ListWidths(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dossier
