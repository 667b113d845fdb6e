#pragma once

#include "views/kit/card_page.h"
#include "views/specter/asks/ask.h"

#include <functional>

class QPushButton;

namespace dossier
{

/// The role card of one hunter, for his eyes alone: whether he is the traitor, and the button by which he reveals
/// himself. It looks the same for every hunter until it is read. It is given that hunter's view.
class RolePage : public CardPage
{
    Q_OBJECT

public:
    explicit RolePage(QWidget *parent = nullptr);

    void render(const SeenSpecter &view, specter::HunterKind hunter);

    /// Says why nothing was done, in the language that is spoken when it is asked for.
    void explain(std::function<QString()> why);

signals:
    void commandGiven(const dossier::SpecterAsk &ask);
    /// He has read it: the machine goes back to all hunters.
    void backAsked();

private:
    [[nodiscard]] bool isTraitor() const;
    /// What is due of him and reveals him, as an index; none when it cannot be now.
    [[nodiscard]] std::optional<std::size_t> reveal() const;
    void retranslate() override;

    SeenSpecter m_view;
    specter::HunterKind m_hunter = specter::HunterKind::Gun;
    std::function<QString()> m_why;
    QPushButton *m_reveal;
    QPushButton *m_back;
};

} // namespace dossier
