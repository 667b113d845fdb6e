#pragma once

#include "tests/support/views/settle.h"
#include "views/kit/preferences.h"

#include <QDir>
#include <QPixmap>

class QWidget;

namespace dossier::test
{

/// A row of test data for each language, theme, and size of text.
void addVariants();

/// The variant of the row under test, for a desk.
Preferences variant();

/// Pictures of screens in the variant of the row under test, each in a file called after both.
class Pictures
{
public:
    /// Files begin with the prefix.
    explicit Pictures(QString prefix = {});

    /// Keeps a picture.
    void keep(const QPixmap &picture, const QString &screen) const;
    void keep(QWidget &screen, const QString &name) const;

    /// Keeps a picture and fails on a clipped text.
    void look(QWidget &screen, const QString &name) const;

    /// Returns the path for another file beside the pictures.
    [[nodiscard]] QString path(const QString &file) const { return m_folder.filePath(file); }

private:
    QString m_prefix;
    QDir m_folder;
};

} // namespace dossier::test
