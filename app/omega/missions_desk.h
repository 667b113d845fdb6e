#pragma once

#include "app/omega/pack_shelf.h"
#include "app/play/game_file.h"
#include "app/window/kept_draft.h"
#include "views/kit/late_page.h"
#include "views/omega/setup/new_session_page.h"

#include <QObject>

namespace dossier
{

/// The missions that can be begun, from the packs on the shelf and the samples; the page that offers them; and the
/// translation of a wish for one into an opening request.
class MissionsDesk : public QObject
{
    Q_OBJECT

public:
    /// The shelf outlives the desk; campaign files are in the folder.
    MissionsDesk(PackShelf &shelf, QString folder, Settings &settings);
    ~MissionsDesk() override;
    Q_DISABLE_COPY_MOVE(MissionsDesk)

    /// The page, which a window places and owns; created on first use.
    [[nodiscard]] NewSessionPage *page() { return m_page.get(); }

    [[nodiscard]] NewSessionPage *madePage() const { return m_page.made(); }

    /// Lets the user choose among the missions; `openFile` is the open campaign file.
    void offer(Printing printing, const QString &openFile);

    [[nodiscard]] bool offers(const omega::MissionId &mission) const;

    /// Adds the missions of a pack file to the choice, or reports why it cannot be used.
    void offerPack(const QString &path);

    /// The session has begun: mission and names are offered for the next one.
    void rememberDraft() { m_draft.rememberFor({QStringLiteral("campaign")}); }

    /// Returns the opening request for a wish.
    [[nodiscard]] OrProblem<GameRequest> requestFor(const SessionWished &wished) const;

signals:
    void pageMade(QWidget *page);
    void sessionWished(const dossier::SessionWished &wished);
    void leaveRequested();
    /// The user wants to fill in the values that an owner reads off the cards.
    void ownersPageRequested();
    /// Nothing can be offered, for the reason given in words.
    void failed(const QString &text);

private:
    [[nodiscard]] NewSessionPage *madeNew();
    /// Returns the missions of a pack as choices.
    [[nodiscard]] std::vector<MissionOffered> missionsOf(const Shelved &pack) const;

    PackShelf &m_shelf;
    QString m_folder;
    LatePage<NewSessionPage> m_page;
    std::vector<MissionOffered> m_offered;
    Printing m_printing = Printing::Revised;
    KeptDraft m_draft;
};

} // namespace dossier
