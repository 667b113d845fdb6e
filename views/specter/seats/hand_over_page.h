#pragma once

#include "model/specter/seen/view.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dossier
{

/// Covers everything while a machine goes from one player to the next: it says who is to take it, and shows nothing
/// else until that player confirms by the button or a key. It is given a name and no view, so that it cannot show more.
class HandOverPage : public QWidget
{
    Q_OBJECT

public:
    explicit HandOverPage(QWidget *parent = nullptr);

    /// Who takes the machine next: a name in the language that is spoken.
    void render(const QString &next);

signals:
    /// The next player has the machine.
    void taken();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();

    QString m_next;
    QLabel *m_caption;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_take;
};

} // namespace dossier
