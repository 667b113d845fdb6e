#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

/// The card with the maps that were opened or saved last, newest first.
class RecentMaps : public QFrame
{
    Q_OBJECT

public:
    explicit RecentMaps(QWidget *parent);

    void render(const QStringList &paths);

signals:
    void openRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QStringList m_paths;
    QLabel *m_caption;
    QLabel *m_none;
    QVBoxLayout *m_list;
    QList<QPushButton *> m_buttons;
};

} // namespace dossier
