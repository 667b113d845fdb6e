#pragma once

#include "views/conquest/owner/box_told.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace dossier
{

/// The cards of a box in a list, part after part, with how much of each is unknown: searched by their words, or only
/// those of which something is unknown.
class BoxList : public QWidget
{
    Q_OBJECT

public:
    explicit BoxList(QWidget *parent);

    /// Lists the box, with that entry as the one that is looked at.
    void render(const conquest::Pack &pack, const BoxEntry &entry);

    /// The part after that one, or before it.
    void goToPart(int steps);

    /// The next card or sheet in the whole box of which something is unknown; nothing where all is known.
    [[nodiscard]] std::optional<BoxEntry> nextUnsaid() const;

    void takeFocus();

signals:
    void entryChosen(const dossier::BoxEntry &entry);
    /// The keyboard is to go to what is looked at.
    void entryOpened();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A line of the list.
    struct Row
    {
        BoxEntry entry;
        conquest::Unsaid unsaid;
    };

    void fill();
    [[nodiscard]] std::vector<Row> rowsOf(conquest::BoxPart part) const;
    void write(int at, const Row &row);
    void choose();
    void openFound();
    void retranslate();
    [[nodiscard]] bool isShown(const BoxEntry &entry, const conquest::Unsaid &unsaid, const QString &words) const;

    conquest::Pack m_pack;
    BoxEntry m_entry;
    std::vector<Row> m_rows;
    QLineEdit *m_search;
    QCheckBox *m_onlyUnsaid;
    QListWidget *m_list;
    QLabel *m_nothing;
};

} // namespace dossier
