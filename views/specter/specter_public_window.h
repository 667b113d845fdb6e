#pragma once

#include "public_screen.h"
#include "specter_public_parts.h"

namespace dossier
{

/// Specter Ops' window for everybody at the table. It shows the public view and the public journal and takes no
/// command.
class SpecterPublicWindow : public PublicScreen
{
    Q_OBJECT

public:
    SpecterPublicWindow();

    /// Shows what everybody may know. A view that holds anything else is not shown; one that is shown already repaints
    /// nothing.
    void render(const SeenSpecter &everybodys);

    /// The last lines of the public journal.
    void renderJournal(PublicSentences lines);

    /// Whether the heat map of the public facts is shown, too; it is not, at first.
    void showHeat(bool shown);

    [[nodiscard]] const std::vector<SpecterPublicPart *> &panels() const { return m_panels; }

protected:
    [[nodiscard]] std::vector<PublicPart *> parts() const override;
    void arrange() override;
    void retranslate() override;

private:
    SeenSpecter m_view;
    SpecterPublicBoard *m_board;
    SpecterPublicJournal *m_journal;
    /// In the order in which they are read.
    std::vector<SpecterPublicPart *> m_panels;
};

} // namespace dossier
