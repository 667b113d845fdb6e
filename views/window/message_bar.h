#pragma once

#include "views/kit/map_problem.h"

#include <QFrame>

#include <functional>
#include <variant>

class QLabel;
class QPushButton;
class QTimer;

namespace dossier
{

/// Says over the page what went wrong, with what, and what to do. Nothing has to be clicked away: good news goes by
/// itself once it can have been read, a fault stays until it is closed or the page changes.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void explain(const MapProblem &problem);

    /// Says that changes of the map of that name were never saved, and offers them.
    void offerUnsaved(const QString &name);

    /// Makes what is said, in the language that is spoken.
    using Words = std::function<QString()>;

    /// Says something in words that are made elsewhere, in the language that was spoken then: with another one it goes.
    void tell(const QString &text);

    /// The same by words that are made anew in each language.
    void tellBy(const Words &words);

    /// Says what is wrong with a campaign file, in words as above, and offers to rescue it.
    void offerRescue(const QString &text);

    /// Says who else holds a campaign file, and offers to take it over.
    void offerTakeOver(const Words &words);

    /// Says what another window chose otherwise, and asks which of the two stays.
    void askWhichStays(const Words &words, const std::function<void()> &mine, const std::function<void()> &other);

    /// Says what was done beside what was asked, in words as above; it is gone with the page that is shown.
    void note(const QString &text);
    void noteBy(const Words &words);

    /// Takes away what was noted.
    void dismissNote();

    /// Says that a picture of the board now lies in that file.
    void tellExported(const QString &path);
    void dismiss();

    /// Headline and advice as they are shown; empty when nothing is.
    [[nodiscard]] QString text() const;

signals:
    void restoreAsked();
    void discardAsked();
    void rescueAsked();
    void takeOverRequested();
    // Of a document whose file another program has changed: it is to be saved under another name, or over what the
    // other wrote; or that is to be opened instead.
    void saveAsRequested();
    void replaceRequested();
    void reloadRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Unsaved
    {
        QString name;
    };

    struct Exported
    {
        QString path;
    };

    /// Without words the text is of one language.
    struct Told
    {
        QString text;
        Words words{};
    };

    struct Noted
    {
        QString text;
        Words words{};
    };

    /// Without a text it says in general what is wrong.
    struct Damaged
    {
        QString text;
    };

    struct Held
    {
        Words words;
    };

    struct Disputed
    {
        Words words;
        std::function<void()> mine;
        std::function<void()> other;
    };

    using Message = std::variant<std::monostate, MapProblem, Unsaved, Exported, Told, Noted, Damaged, Held, Disputed>;

    void present(const Message &message);
    [[nodiscard]] bool isGoodNews() const;
    /// The document's file that another program has changed; empty when that is not what is said.
    [[nodiscard]] QString changedFile() const;
    /// Takes the question away and does what was chosen.
    void settle(std::function<void()> Disputed::*choice);
    void goOrStay();
    void speakAnew();
    void retranslate();
    void setTexts();

    Message m_message;
    QLabel *m_headline;
    QLabel *m_advice;
    QPushButton *m_restore;
    QPushButton *m_discard;
    QPushButton *m_rescue;
    QPushButton *m_takeOver;
    QPushButton *m_mine;
    QPushButton *m_other;
    QPushButton *m_saveAs;
    QPushButton *m_reload;
    QPushButton *m_replace;
    QPushButton *m_close;
    QTimer *m_read;
};

} // namespace dossier
