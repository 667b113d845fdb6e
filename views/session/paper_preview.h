#pragma once

#include <QScrollArea>

namespace dossier
{

/// The pages of a document as they will be printed, white in either theme, beside and below one another.
class PaperPreview : public QScrollArea
{
    Q_OBJECT

public:
    explicit PaperPreview(QWidget *parent = nullptr);

    /// Shows the pages of that document.
    void present(const QString &document);

    /// Says why there are none.
    void say(const QString &why);

    /// Clears the preview.
    void clear();

private:
    class Stack;
    Stack *m_stack;
    QString m_document;
};

} // namespace dossier
