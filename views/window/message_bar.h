#pragma once

#include "views/kit/map_problem.h"
#include "views/kit/screen.h"

#include <functional>
#include <optional>

class QTimer;

namespace dossier
{

/// Actions that a message offers.
struct MessageActions
{
    // Offered with changes of a document that were never saved.
    Action<> restore{};
    Action<> discard{};
    /// Offered with a damaged campaign file.
    Action<> rescue{};
    /// Offered with a campaign file that somebody else has open.
    Action<> takeOver{};
    // Offered with a document whose file another program has changed: to save it under another name, to overwrite the
    // other's changes, or to open the changed file instead.
    Action<> saveAs{};
    Action<> replace{};
    Action<QString> reload{};
};

/// Explains a fault over the page: its object and the remedy. Nothing has to be clicked away: good news disappears
/// once it can have been read, a fault stays until it is closed or the page changes.
class MessageBar : public Screen
{
public:
    MessageBar(MessageActions actions, QWidget *parent);

    void explain(const MapProblem &problem);

    /// Says that changes of the map of that name were never saved, and offers them.
    void offerUnsaved(const QString &name);

    /// Makes the message in the current language.
    using Words = std::function<QString()>;

    /// Shows a text made elsewhere, in the language of that moment: a change of language closes it.
    void showMessage(const QString &text);

    /// Shows a message with words that are made again in each language.
    void showMessageBy(const Words &words);

    /// Says what is wrong with a campaign file, in words as above, and offers to rescue it.
    void offerRescue(const QString &text);

    /// Says who else has a campaign file open, and offers to take it over.
    void offerTakeOver(const Words &words);

    /// Shows the setting that another window chose differently, in words as above, and requests a decision between
    /// the two.
    void askWhichStays(const Words &words, const std::function<void()> &mine, const std::function<void()> &other);

    /// Shows a note about a side effect of the last action, in words as above; it disappears when the page changes.
    void note(const QString &text);
    void noteBy(const Words &words);

    /// Hides the note.
    void dismissNote();

    /// Reports that a picture of the board was saved in that file.
    void reportExported(const QString &path);
    void dismiss();

    /// Headline and advice as they are shown; empty when nothing is.
    [[nodiscard]] QString text() const;

protected:
    bool event(QEvent *event) override;

private:
    /// The message in the current language, and its buttons.
    struct Said
    {
        QString headline{};
        QString advice{};
        Parts buttons{};
    };

    enum class Kind : std::uint8_t
    {
        Fault,
        News,
        Note,
    };

    struct Message
    {
        std::function<Said()> said{};
        /// Makes the message in any other language; null when there is none, and then the message closes.
        std::function<Said()> inOtherLanguage{};
        Kind kind = Kind::Fault;
    };

    void present(Message message);
    void presentBy(const std::function<Said()> &said, Kind kind = Kind::Fault);
    [[nodiscard]] std::function<Said()> damaged(const QString &text) const;
    [[nodiscard]] Parts changedElsewhere(const QString &path);
    void goOrStay();
    [[nodiscard]] Part made();

    const MessageActions m_actions;
    std::optional<Message> m_message;
    QTimer *m_read;
};

} // namespace dossier
