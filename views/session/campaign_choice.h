#pragma once

#include "views/kit/screen.h"
#include "views/session/recent_sessions.h"

namespace dossier
{

/// Choice of the campaign file for a new session: a new file with a name, or an existing one.
class CampaignChoice : public Screen
{
public:
    /// `accepted` runs when Enter is pressed on the name.
    CampaignChoice(Action<> accepted, QWidget *parent);

    /// Offers these files beside a new one, and drops the typed name. Selects the file of that path, or a new one
    /// when there is no such file.
    void begin(const std::vector<SessionFile> &files, const QString &chosen);

    /// Sets the name of a new file for the case that the user types none.
    void setUsualName(const QString &name);

    /// Returns the path of the existing file; empty for a new one.
    [[nodiscard]] QString file() const;

    /// Returns the typed name of a new file; empty for the usual one.
    [[nodiscard]] QString typedName() const { return m_typed.trimmed(); }

    void setTypedName(const QString &name);

    /// Name of the campaign file; never empty once there is a usual name.
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

/// Returns the card that holds the choice; a new file has that name unless the user types one.
Part campaignCard(CampaignChoice &choice, const QString &usualName);

} // namespace dossier
