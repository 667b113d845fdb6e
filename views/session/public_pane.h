#pragma once

#include "views/session/public_part.h"

#include <QWidget>

namespace dossier
{

/// The place of a part in a window for everybody.
class PublicPane : public QWidget
{
    Q_OBJECT

public:
    explicit PublicPane(QWidget *parent);

    void render(PublicPart part);
    void setUnit(double pixels);

    /// Smallest font size of the last picture, in pixels; 0 when it has no text.
    [[nodiscard]] double minFontSize() const { return m_min; }

    /// True when a line of the last picture had to be cut.
    [[nodiscard]] bool isCut() const { return m_cut; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Updates the text for screen readers and redraws.
    void refresh();

    PublicPart m_part;
    double m_unit = 10;
    double m_min = 0;
    bool m_cut = false;
};

} // namespace dossier
