#pragma once

#include "views/kit/game_face.h"
#include "views/kit/preferences.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QLabel;

namespace dossier
{

class Choice;

/// The card with the language, the theme, the size of text, the editions of the games and the curtain.
class SettingsCard : public QFrame
{
    Q_OBJECT

public:
    SettingsCard(const GameFaces &games, QWidget *parent);

    void render(const Preferences &preferences);

    /// The settings that are not as in `mine`, each with its value: "Theme: Light".
    static QString differences(const Preferences &mine, const Preferences &theirs, const GameFaces &games);

    /// Gives the keyboard to the first setting.
    void takeFocus();

signals:
    void preferencesChosen(const Preferences &preferences);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// The editions of a game, and what is said of the one that is chosen.
    struct Editions
    {
        GameFace game;
        Choice *choice;
        QLabel *text;
    };

    void addEditions(const GameFaces &games, QBoxLayout *column);
    void listen();
    void retranslate();

    Preferences m_preferences;
    Choice *m_language;
    Choice *m_theme;
    Choice *m_text;
    /// Of the games that have more than one.
    std::vector<Editions> m_editions;
    Choice *m_curtain = nullptr;
    Choice *m_focusLoss = nullptr;
};

} // namespace dossier
