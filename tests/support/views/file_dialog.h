#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QString>
#include <QTimer>

namespace dossier::test
{

/// The next dialog for a file takes that one.
inline void answerFileDialog(const QString &path)
{
    QTimer::singleShot(0, qApp,
        [path]
        {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            dialog->selectFile(path);
            if (auto *name = dialog->findChild<QLineEdit *>())
                name->setText(path);
            QMetaObject::invokeMethod(dialog, "accept");
        });
}

} // namespace dossier::test
