#pragma once

#include "views/kit/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace dossier
{

/// The number of spaces where the agent can be as a line over the turns; what comes after the draft is dashed.
class SizeLine : public QWidget
{
    Q_OBJECT

public:
    explicit SizeLine(QWidget *parent);

    void render(const std::vector<int> &sizes, std::optional<int> next);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<int> m_sizes;
    std::optional<int> m_next;
    Theme m_theme;
};

} // namespace dossier
