#pragma once

#include <QFrame>

#include <functional>

class QPushButton;

namespace dossier
{

class ReadOut;

/// Says in one line that the table is seen as it stood earlier, and leads back, or goes on from there: the board stays
/// in sight above it, however large the letters are.
class PastBar : public QFrame
{
    Q_OBJECT

public:
    explicit PastBar(QWidget *parent);

    /// After which line, what it tells in the language that is spoken, and when; line 0 is the start.
    void render(unsigned line, std::function<QString()> sentence, const QString &time);

signals:
    void nowAsked();
    /// The game is to go on from what is seen: what came after is undone, and stays in the journal.
    void goOnAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    unsigned m_line = 0;
    std::function<QString()> m_sentence;
    QString m_told;
    QString m_time;
    ReadOut *m_text;
    QPushButton *m_now;
    QPushButton *m_goOn;
};

} // namespace dossier
