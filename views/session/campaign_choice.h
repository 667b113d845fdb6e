#pragma once

#include "views/session/recent_sessions.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace dossier
{

/// Where a new session is kept: in a new campaign file of some name, or in one that is there.
class CampaignChoice : public QWidget
{
    Q_OBJECT

public:
    explicit CampaignChoice(QWidget *parent);

    /// Offers these files beside a new one, and forgets the name that was typed. The file of that path is chosen, a new
    /// one where none is of it.
    void begin(const std::vector<SessionFile> &files, const QString &chosen);

    /// What a new file is called unless somebody types a name.
    void setUsualName(const QString &name);

    /// The path of the file that is there; empty for a new one.
    [[nodiscard]] QString file() const;

    /// The name that was typed for a new file; empty for the usual one.
    [[nodiscard]] QString typedName() const;
    void setTypedName(const QString &name);

    /// What the campaign file is called; never empty once there is a usual name.
    [[nodiscard]] QString name() const;

signals:
    /// Enter was pressed on the name.
    void accepted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill(const QString &chosen);
    void showName();

    std::vector<SessionFile> m_files;
    QLabel *m_fileLabel;
    QComboBox *m_file;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
};

} // namespace dossier
