#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace dossier
{

/// A large card of a game on the start page: its name, what can be done with it, and the ways in.
class StartCard : public QFrame
{
    Q_OBJECT

public:
    explicit StartCard(QWidget *parent);

    /// Which of its ways in is bright, as what is most likely meant now.
    enum class Bright : unsigned char
    {
        None,
        Sample,
        NewSession,
    };

    void brighten(Bright which);

signals:
    /// A sample is to be played.
    void playAsked();
    /// A session is to be set up.
    void newSessionAsked();
    /// What one of the game's entries asks for.
    void actAsked(const QString &act);
    /// In a game of maps: one is to be made, or opened.
    void newMapAsked();
    void openAsked();

protected:
    /// Adds a way in, behind those that are there; the card says its words.
    QPushButton *addButton(const char *role, const QString &icon);

    /// The same for the way into a new session, which can be the bright one.
    QPushButton *addNewSession();

    void setTexts(const QString &title, const QString &about);

    /// Says that way in as every game does: the card says which game, and who hears the button alone hears its name.
    void sayNewSession(const QString &game, const QString &explanation);

    /// Says everything in the language that is spoken now.
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;

private:
    QLabel *m_title;
    QLabel *m_about;
    QWidget *m_buttons;
    /// The way into a sample; null when it has none.
    QPushButton *m_sample = nullptr;
    QString m_sampleIcon;
    QPushButton *m_newSession = nullptr;
};

} // namespace dossier
