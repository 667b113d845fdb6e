#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <vector>

class QPushButton;

namespace dossier
{

/// What the button of an offer says, and what it tells on hover; the text once more where there is nothing to add.
struct OfferText
{
    QString text{};
    QString tip{};
};

/// What can be asked for as buttons in lines. What a button asks for is its game's to know.
class OfferRow : public QWidget
{
    Q_OBJECT

protected:
    /// A longer text is shortened in its middle, where a number of characters is given: what and where stay to be read,
    /// and the column keeps its width.
    explicit OfferRow(QWidget *parent, int mostCharacters = 0);

    void showOffers(const std::vector<OfferText> &offers);

    /// The offer at that place was pressed, as they were shown last.
    virtual void pressed(std::size_t place) = 0;

private:
    /// As many buttons as are wanted; those that are not stay hidden.
    void makeButtons(std::size_t wanted);
    void say(QPushButton &button, const OfferText &offer) const;

    int m_mostCharacters;
    QList<QPushButton *> m_buttons;
};

} // namespace dossier
