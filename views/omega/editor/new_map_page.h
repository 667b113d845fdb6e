#pragma once

#include "model/omega/content/map_file.h"
#include "views/kit/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace dossier
{

class MapPicture;
class PageHeader;

/// A new map's name and size, with a picture of what will be made.
class NewMapPage : public QWidget
{
    Q_OBJECT

public:
    explicit NewMapPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    /// Sets the form back and gives the keyboard to the name.
    void begin();

signals:
    void mapMade(const MapFile &file);
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void preview();
    void create();
    void retranslate();

    PageHeader *m_header;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_widthLabel;
    QSpinBox *m_width;
    QLabel *m_heightLabel;
    QSpinBox *m_height;
    QLabel *m_hint;
    QPushButton *m_create;
    MapPicture *m_picture;
};

} // namespace dossier
