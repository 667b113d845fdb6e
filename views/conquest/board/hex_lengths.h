#pragma once

namespace dossier::hexlengths
{

// Lengths in sides of a space, from its middle down.
inline constexpr double nameFontSize = 0.215;
inline constexpr double minNameFontSize = 0.155;
/// On small spaces the font is larger than its part of the space, so that it stays legible: up to `readable` of the
/// font beside the board, and at most `maxEnlargement` times its own part.
inline constexpr double readable = 0.85;
inline constexpr double minReadable = 0.73;
inline constexpr double maxEnlargement = 1.3;
/// In font heights.
inline constexpr double nameLine = 1.1;
inline constexpr double nameEnds = -0.14;
inline constexpr double nameWidth = 1.2;
inline constexpr double flagEnds = 0.24;
/// The part of a link over a border that is on each of its two spaces.
inline constexpr double linkLength = 0.1;
inline constexpr double numberFontSize = 0.23;
inline constexpr double minNumberFontSize = 0.15;
inline constexpr double numberWidth = 0.48;
inline constexpr double codeFontSize = 0.165;
inline constexpr double noteFontSize = 0.18;
inline constexpr double minNoteFontSize = 0.155;
/// Minimum font size, in pixels.
inline constexpr double minPixels = 9.5;
inline constexpr double figureFontSize = 0.165;
inline constexpr double tokenFontSize = 0.185;
inline constexpr double figuresEnd = 0.83;
inline constexpr double rowHeight = 0.28;
inline constexpr double gap = 0.05;
/// Free space between text and the border.
inline constexpr double padding = 0.06;

} // namespace dossier::hexlengths
