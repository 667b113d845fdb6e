#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace dossier
{

/// The palette's colour for text and icons on a default button.
inline constexpr QPalette::ColorRole onDefaultButton = QPalette::BrightText;

/// The neighbour of an icon: a text keeps a gap to it.
enum class IconBeside : bool
{
    Nothing,
    Text,
};

/// Returns one of the icons in resources/icons, by its file's name. It takes its colour from the program's palette each
/// time it is painted, so a change of theme needs no update.
QIcon icon(
    const QString &name, IconBeside beside = IconBeside::Nothing, QPalette::ColorRole colour = QPalette::ButtonText);

} // namespace dossier
