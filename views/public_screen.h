#pragma once

#include "theme.h"

#include <QWidget>

#include <vector>

class QScreen;

namespace dossier
{

class PublicPart;

/// A window for everybody at the table, on a second screen or a projector: large enough to be read from three metres.
/// It takes no command of the game.
class PublicScreen : public QWidget
{
    Q_OBJECT

public:
    PublicScreen();

    void setTheme(const Theme &theme);
    void setTextPercent(int percent);

    /// Full-screen on a screen other than that one; where there is no other, a window beside it.
    void showBeside(const QScreen *own);

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

    /// In the order in which they are read.
    [[nodiscard]] virtual std::vector<PublicPart *> parts() const = 0;
    /// Puts the parts into their places.
    virtual void arrange() = 0;
    virtual void retranslate() = 0;

    [[nodiscard]] int textPercent() const { return m_textPercent; }

private:
    void setFullScreen(bool full);
    void screenVanished();

    Theme m_theme;
    int m_textPercent = 100;
};

} // namespace dossier
