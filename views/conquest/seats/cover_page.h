#pragma once

#include "views/kit/card_page.h"

class QPushButton;

namespace dossier
{

/// Covers everything while the machine goes from one player to the next: it says who is to take it, and shows nothing
/// else until that player confirms by the button or a key. It is given a name and no view, so that it cannot show more.
class CoverPage : public CardPage
{
    Q_OBJECT

public:
    explicit CoverPage(QWidget *parent = nullptr);

    /// Who takes the machine next, and what for; both in the language that is spoken.
    void render(const QString &next, const QString &purpose);

signals:
    /// The next player has the machine.
    void taken();
    /// Nobody takes it: back to the table.
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate() override;

    QString m_next;
    QString m_purpose;
    QPushButton *m_take;
    QPushButton *m_back;
};

} // namespace dossier
