#pragma once

#include "preferences.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class Choice;

/// The card with the language, the theme, the size of text, the printing and the curtain.
class SettingsCard : public QFrame
{
    Q_OBJECT

public:
    explicit SettingsCard(QWidget *parent);

    void render(const Preferences &preferences);

    /// Gives the keyboard to the first setting.
    void takeFocus();

signals:
    void preferencesChosen(const Preferences &preferences);

protected:
    void changeEvent(QEvent *event) override;

private:
    void listen();
    void retranslate();

    Preferences m_preferences;
    Choice *m_language;
    Choice *m_theme;
    Choice *m_text;
    Choice *m_printing;
    QLabel *m_printingText;
    Choice *m_curtain;
    Choice *m_focusLoss;
};

} // namespace dossier
