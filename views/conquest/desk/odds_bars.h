#pragma once

#include "views/kit/theme.h"

#include <QWidget>

#include <vector>

namespace dossier
{

/// The chances of how a battle ends as bars: so many aliens left, the most first, and the battle lost at the right.
class OddsBars : public QWidget
{
    Q_OBJECT

public:
    explicit OddsBars(QWidget *parent);

    /// The chances of 0, 1, … aliens left.
    void render(const std::vector<double> &left);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// The same in words.
    [[nodiscard]] QString spoken() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<double> m_left;
    Theme m_theme;
};

} // namespace dossier
