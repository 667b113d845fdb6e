#pragma once

#include "views/board/board_scene.h"
#include "views/rules/rule_book.h"

#include <QWidget>

namespace dossier
{

/// A rule's small board of squares, with its texts.
struct ExampleScene
{
    BoardScene scene;
    ExampleText text{};
};

/// The small board of a rule, as large as its width allows.
class ExampleBoard : public QWidget, public ExampleView
{
    Q_OBJECT

public:
    /// Takes the function that builds the scene of a rule's example.
    ExampleBoard(ExampleScene (*sceneOf)(const RuleText &rule), QWidget *parent);

    [[nodiscard]] QWidget *widget() override { return this; }

    ExampleText show(const RuleText &rule) override;
    void setTheme(const Theme &theme) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ExampleScene (*m_sceneOf)(const RuleText &rule);
    BoardScene m_scene;
    Theme m_theme;
};

} // namespace dossier
