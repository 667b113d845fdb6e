#pragma once

#include "model/omega/seen/state.h"
#include "views/kit/theme.h"

#include <QWidget>

namespace dossier
{

/// The round track from 1 to 20 with both timer tokens and the space of the Crisis Point. In one row, or in two where
/// it is narrow.
class RoundTrack : public QWidget
{
    Q_OBJECT

public:
    explicit RoundTrack(QWidget *parent);

    void render(const omega::Clock &clock, std::optional<int> crisisRound);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] int cellWidth() const;
    [[nodiscard]] int cellHeight() const;
    [[nodiscard]] int columns(int width) const;

    omega::Clock m_clock;
    std::optional<int> m_crisis;
    Theme m_theme;
};

} // namespace dossier
