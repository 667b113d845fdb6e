#pragma once

#include "model/conquest/seen/view.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace dossier
{

class FlowingArea;

/// The command tokens of players who choose in secret: of one alone by large buttons, or of all at once, each by a row
/// of keys of his own; then nothing shows but who has chosen.
class TokenChoicePage : public QWidget
{
    Q_OBJECT

public:
    /// A player, and the tokens that he has at hand.
    struct Chooser
    {
        conquest::Colour player = conquest::Colour::Green;
        std::set<conquest::CommandToken> atHand{};
        bool chosen = false;
        bool operator==(const Chooser &) const = default;
    };

    explicit TokenChoicePage(QWidget *parent = nullptr);

    /// One player alone at the machine.
    void chooseAlone(const Chooser &chooser);
    /// All of them at once.
    void chooseByKeys(const std::vector<Chooser> &choosers);

    /// The key of a token for the player of that place at the table, from 0.
    [[nodiscard]] static QChar keyOf(std::size_t place, conquest::CommandToken token);

signals:
    void chosen(dossier::conquest::Colour player, dossier::conquest::CommandToken token);
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void sayKeys();
    void scroll(QKeyEvent &event);
    void fit();
    [[nodiscard]] QString keysInRows(std::optional<int> gap) const;

    std::vector<Chooser> m_choosers;
    bool m_byKeys = false;
    FlowingArea *m_area;
    QWidget *m_card = nullptr;
    QLabel *m_title;
    QLabel *m_text;
    QWidget *m_buttonsRow;
    QList<QPushButton *> m_buttons;
    QLabel *m_rows;
    QPushButton *m_back;
};

} // namespace dossier
