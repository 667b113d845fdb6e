#pragma once

#include "views/session/rescue_panel.h"

#include <QWidget>

namespace dossier
{

class PageHeader;
class Screen;

/// A campaign file that does not open, and the copies to go on with.
class RescuePage : public QWidget
{
    Q_OBJECT

public:
    explicit RescuePage(QWidget *parent = nullptr);

    /// `file` is made anew in each language.
    void render(const std::function<UnopenedFile()> &file);

signals:
    /// Play is to go on with what can be read of the file.
    void restOfFileRequested();
    /// Play is to go on with that copy.
    void copyRequested(const QString &copy);
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();

    PageHeader *m_header;
    Screen *m_screen;
};

} // namespace dossier
