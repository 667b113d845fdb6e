#pragma once

#include "views/kit/screen.h"
#include "views/session/recent_sessions.h"

namespace dossier
{

/// Where a new session is kept: in a new campaign file of some name, or in one that is there.
class CampaignChoice : public Screen
{
public:
    /// `accepted` runs when Enter is pressed on the name.
    CampaignChoice(Action<> accepted, QWidget *parent);

    /// Offers these files beside a new one, and forgets the name that was typed. The file of that path is chosen, a new
    /// one where none is of it.
    void begin(const std::vector<SessionFile> &files, const QString &chosen);

    /// What a new file is called unless somebody types a name.
    void setUsualName(const QString &name);

    /// The path of the file that is there; empty for a new one.
    [[nodiscard]] QString file() const;

    /// The name that was typed for a new file; empty for the usual one.
    [[nodiscard]] QString typedName() const { return m_typed.trimmed(); }

    void setTypedName(const QString &name);

    /// What the campaign file is called; never empty once there is a usual name.
    [[nodiscard]] QString name() const;

private:
    [[nodiscard]] Part made();

    const Action<> m_accepted;
    std::vector<SessionFile> m_files;
    /// The row of the list: 0 is a new file.
    int m_row = 0;
    QString m_typed;
    QString m_usual;
};

} // namespace dossier
