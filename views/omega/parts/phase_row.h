#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/theme.h"

#include <QWidget>

class QLabel;

namespace dossier
{

/// The steps of a round as a row of dots, with the one that is due by name between those done and those to come.
class PhaseRow : public QWidget
{
    Q_OBJECT

public:
    explicit PhaseRow(QWidget *parent);

    void render(const omega::View &view);
    void setTheme(const Theme &theme);

    /// Says the step that is due alone, without dots: there is little room.
    void setBare(bool bare);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int dotStep() const;

    bool m_bare = false;
    int m_due = -1;
    QString m_name;
    /// The same with less.
    QString m_short;
    QString m_next;
    Theme m_theme;
};

} // namespace dossier
