#pragma once

#include "views/kit/theme.h"
#include "views/omega/editor/map_facts.h"

#include <QFrame>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace dossier
{

class MapPicture;

/// What is on a map: each kind of thing as the picture shows it, how many there are, and what it means.
class MapLegend : public QFrame
{
    Q_OBJECT

public:
    explicit MapLegend(QWidget *parent);

    void render(const MapFacts &facts);
    void setTheme(const Theme &theme);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        MapPicture *swatch;
        QLabel *count;
        QLabel *meaning;
    };

    void addRow(const Map &example);
    void retranslate();

    MapFacts m_facts;
    QVBoxLayout *m_column;
    QLabel *m_caption;
    QLabel *m_size;
    std::vector<Row> m_rows;
};

} // namespace dossier
