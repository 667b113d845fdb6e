#pragma once

#include "ask.h"
#include "public_part.h"

namespace dossier
{

/// A part of LEVEL 7's window for everybody.
class PublicPanel : public PublicPart
{
    Q_OBJECT

public:
    using PublicPart::PublicPart;

    /// Shows what everybody may know.
    void render(const SeenView &everybodys);

protected:
    /// Draws the panel; there is a view.
    virtual void draw(PublicInk &ink, const omega::View &view) = 0;

    /// The same in words.
    [[nodiscard]] virtual QString told(const omega::View &view) const = 0;

    [[nodiscard]] bool hasView() const final { return m_view != nullptr; }

    void drawPart(PublicInk &ink) final { draw(ink, *m_view); }

    [[nodiscard]] QString toldPart() const final { return told(*m_view); }

private:
    SeenView m_view;
};

} // namespace dossier
