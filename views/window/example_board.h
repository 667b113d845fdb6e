#pragma once

#include "views/board/board_scene.h"
#include "views/kit/theme.h"

#include <QWidget>

namespace dossier
{

/// The small board of a rule, as large as its width allows.
class ExampleBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleBoard(QWidget *parent = nullptr);

    void render(const BoardScene &scene);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    BoardScene m_scene;
    Theme m_theme;
};

} // namespace dossier
