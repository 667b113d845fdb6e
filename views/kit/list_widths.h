#pragma once

#include <QObject>

namespace dossier
{

/// Lists to choose from keep the width that they were first shown with. While it lives, each is measured anew when it
/// comes, when the language changes and when its letters do; what else changes in a list moves nothing beside it.
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
