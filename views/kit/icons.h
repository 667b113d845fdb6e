#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace dossier
{

/// The palette's colour for what stands on a primary button.
inline constexpr QPalette::ColorRole onDefaultButton = QPalette::BrightText;

/// What stands beside an icon: a text keeps its distance from it.
enum class IconBeside : bool
{
    Nothing,
    Text,
};

/// One of the icons in resources/icons, by its file's name. It takes its colour from the program's palette each time it
/// is painted, so a change of theme needs nothing.
QIcon icon(
    const QString &name, IconBeside beside = IconBeside::Nothing, QPalette::ColorRole colour = QPalette::ButtonText);

} // namespace dossier
