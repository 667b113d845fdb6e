#pragma once

#include "ask.h"
#include "theme.h"
#include "told_line.h"

#include <QWidget>

#include <vector>

class QScreen;

namespace dossier
{

class PublicJournal;
class PublicPanel;
struct PublicLayout;

/// The window for everybody at the table, on a second screen or a projector: large enough to be read from three metres.
/// It shows the public view and the public journal and takes no command.
class PublicWindow : public QWidget
{
    Q_OBJECT

public:
    PublicWindow();

    /// Shows what everybody may know. A view that holds anything else is not shown.
    void render(const SeenView &everybodys);
    /// The last lines of the public journal, the newest first.
    void renderJournal(std::vector<ToldLine> lines);
    void setTheme(const Theme &theme);
    void setTextPercent(int percent);

    /// Full-screen on a screen other than that one; where there is no other, a window beside it.
    void showBeside(const QScreen *own);

    [[nodiscard]] const std::vector<PublicPanel *> &panels() const { return m_panels; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();
    void retranslate();
    void setFullScreen(bool full);
    void screenVanished();

    SeenView m_view;
    Theme m_theme;
    int m_textPercent = 100;
    PublicJournal *m_journal;
    /// In the order in which they are read.
    std::vector<PublicPanel *> m_panels;
};

} // namespace dossier
