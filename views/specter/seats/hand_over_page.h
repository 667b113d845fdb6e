#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/card_page.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace dossier
{

/// Covers everything while a machine goes from one player to the next: it says who is to take it, and shows nothing
/// else until that player confirms by the button or a key. It is given a name and no view, so that it cannot show more.
class HandOverPage : public CardPage
{
    Q_OBJECT

public:
    explicit HandOverPage(QWidget *parent = nullptr);

    /// Who takes the machine next: a name in the language that is spoken, and who plays it, where people said so. The
    /// agent's player alone can say that he keeps it for himself.
    void render(const QString &next, const QString &player = {}, bool isAgents = false);

    /// The same player is called so in the language that is spoken now.
    void rename(const QString &next, const QString &player);

    /// What everybody has to hear before the machine goes on; nothing is no line.
    void tell(const QString &news);

signals:
    /// The next player has the machine.
    void taken();
    /// Nobody else uses it from now on, or somebody does.
    void aloneChosen(bool alone);

private:
    void retranslate() override;

    QString m_next;
    QString m_player;
    QLabel *m_news;
    QPushButton *m_take;
    QCheckBox *m_alone;
};

} // namespace dossier
