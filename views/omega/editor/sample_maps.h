#pragma once

#include "model/omega/content/map_file.h"
#include "views/kit/theme.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QLabel;

namespace dossier
{

class MapCard;

/// The card of the maps that come with the program, side by side where there is room.
class SampleMaps : public QFrame
{
    Q_OBJECT

public:
    SampleMaps(const std::vector<MapFile> &samples, QWidget *parent);

    void setTheme(const Theme &theme);

    /// Minimum width at which the maps are side by side.
    [[nodiscard]] int rowWidth() const;

signals:
    /// The user chose a sample, counted from 0.
    void sampleChosen(int sample);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    QLabel *m_caption;
    QBoxLayout *m_row;
    std::vector<MapCard *> m_cards;
};

} // namespace dossier
