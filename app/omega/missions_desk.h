#pragma once

#include "app/omega/pack_shelf.h"
#include "app/play/game_file.h"
#include "app/window/kept_draft.h"
#include "views/kit/late_page.h"
#include "views/omega/setup/new_session_page.h"

#include <QObject>

namespace dossier
{

/// What can be begun: the missions of the packs on the shelf and of the samples, the page that offers them, and what a
/// wish for one means.
class MissionsDesk : public QObject
{
    Q_OBJECT

public:
    /// The shelf outlives the desk; campaign files lie in the folder.
    MissionsDesk(PackShelf &shelf, QString folder, Settings &settings);
    ~MissionsDesk() override;
    Q_DISABLE_COPY_MOVE(MissionsDesk)

    /// The page, for a window to place and to own; it is made when it is first asked for.
    [[nodiscard]] NewSessionPage *page() { return m_page.get(); }

    [[nodiscard]] NewSessionPage *madePage() const { return m_page.made(); }

    /// Lets a person choose among the missions; `openFile` is the campaign file that is open.
    void offer(Printing printing, const QString &openFile);

    /// Offers the missions of a pack's file, too; when it cannot be used, says why.
    void offerPack(const QString &path);

    /// The session has begun: nothing that was typed for it is kept any more.
    void clearDraft() { m_draft.clear(); }

    /// What is to be opened for a wish.
    [[nodiscard]] OrProblem<GameAsked> askedFor(const SessionWished &wished) const;

signals:
    void pageMade(QWidget *page);
    void sessionWished(const dossier::SessionWished &wished);
    void leaveAsked();
    /// What an owner reads off the cards is to be filled in.
    void ownersAsked();
    /// Why nothing can be offered, in words.
    void failed(const QString &text);

private:
    [[nodiscard]] NewSessionPage *madeNew();
    /// The missions of a pack, to choose from.
    [[nodiscard]] std::vector<MissionOffered> missionsOf(const Shelved &pack) const;

    PackShelf &m_shelf;
    QString m_folder;
    LatePage<NewSessionPage> m_page;
    std::vector<MissionOffered> m_offered;
    Printing m_printing = Printing::Revised;
    KeptDraft m_draft;
};

} // namespace dossier
