#pragma once

#include "ask.h"
#include "public_screen.h"
#include "told_line.h"

namespace dossier
{

class PublicJournal;
class PublicPanel;

/// LEVEL 7's window for everybody at the table. It shows the public view and the public journal and takes no command.
class PublicWindow : public PublicScreen
{
    Q_OBJECT

public:
    PublicWindow();

    /// Shows what everybody may know. A view that holds anything else is not shown.
    void render(const SeenView &everybodys);
    /// The last lines of the public journal, the newest first.
    void renderJournal(std::vector<ToldLine> lines);

    [[nodiscard]] const std::vector<PublicPanel *> &panels() const { return m_panels; }

protected:
    [[nodiscard]] std::vector<PublicPart *> parts() const override;
    void arrange() override;
    void retranslate() override;

private:
    SeenView m_view;
    PublicJournal *m_journal;
    /// In the order in which they are read.
    std::vector<PublicPanel *> m_panels;
};

} // namespace dossier
