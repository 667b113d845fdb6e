#pragma once

#include "model/omega/content/map_file.h"
#include "views/kit/theme.h"

#include <QPushButton>

class QLabel;

namespace dossier
{

class MapPicture;

/// A button that shows a map: its picture, its name, a line about it and its counts.
class MapCard : public QPushButton
{
    Q_OBJECT

public:
    MapCard(MapFile file, QWidget *parent);

    /// Sets the line about the map.
    void setAbout(const QString &about);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    MapFile m_file;
    MapPicture *m_picture;
    QLabel *m_name;
    QLabel *m_about;
    QLabel *m_facts;
};

} // namespace dossier
