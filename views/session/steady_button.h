#pragma once

#include <QPushButton>

namespace dossier
{

/// A button that keeps its width with any text: the widgets after it do not move.
class SteadyButton : public QPushButton
{
    Q_OBJECT

public:
    /// Like `newButton` of that role.
    SteadyButton(const char *role, QWidget *parent);

    /// Sets the wanted width, in pixels.
    void keepWidth(int width);

    /// Width of the button beyond its text, in pixels.
    [[nodiscard]] int frame() const;

    [[nodiscard]] QSize sizeHint() const override;

private:
    int m_kept = 0;
};

} // namespace dossier
