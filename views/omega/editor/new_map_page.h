#pragma once

#include "model/omega/content/map_file.h"

#include <QWidget>

#include <functional>

namespace dossier
{

class Screen;
struct Part;

/// A form for a new map's name and size, with a picture of the result.
class NewMapPage : public QWidget
{
    Q_OBJECT

public:
    NewMapPage(std::function<void(const MapFile &file)> make, std::function<void()> back, QWidget *parent);

    /// Resets the form and focuses the name.
    void begin();

private:
    void refresh();
    void create();
    [[nodiscard]] Part page();
    [[nodiscard]] Part form();
    [[nodiscard]] Part sideField(const QString &caption, const QString &key, int NewMapPage::*side);
    [[nodiscard]] Part picture() const;

    const std::function<void(const MapFile &file)> m_make;
    const std::function<void()> m_back;
    QString m_name;
    int m_columns = 0;
    int m_rows = 0;
    /// Number of resets: with another version, fields show the described values again.
    int m_version = 0;
    Screen *m_screen;
};

} // namespace dossier
