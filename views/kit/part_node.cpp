#include "views/kit/part_node.h"

#include "views/kit/choice.h"
#include "views/kit/elided_label.h"
#include "views/kit/flow_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/framed_number.h"
#include "views/kit/icons.h"
#include "views/kit/label_width.h"
#include "views/kit/menu.h"
#include "views/kit/optional_number.h"
#include "views/kit/plain_text.h"
#include "views/kit/reading_area.h"
#include "views/kit/search_list.h"
#include "views/kit/snug_list.h"
#include "views/kit/strip_fit.h"
#include "views/kit/whole_items.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QDateEdit>
#include <QDrag>
#include <QDropEvent>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr const char *mimeType = "application/x-dossier-part";
/// Qt's own limit of a line, in characters.
constexpr int maxLineLength = 32767;
/// Pixels around the characters of a line.
constexpr int lineMargins = 24;
/// Maximum characters of a text that is elided by its width.
constexpr int maxElidedLength = 200;
constexpr int maxLinesOfRow = 3;

/// Runs an action of the part in its present state, if it is still of that kind. The action is copied, because it may
/// replace the part.
template <typename Kind, typename... Entered>
void run(const PartNode &node, Action<Entered...> Kind::*action, std::type_identity_t<Entered>... entered)
{
    if (const auto *content = std::get_if<Kind>(&node.part.content))
        if (const auto function = (content->*action).run)
            function(entered...);
}

/// Connects a signal of a widget to an action of its part.
template <typename Widget, typename Signal, typename Kind, typename... Entered>
Widget *connected(PartNode &node, Widget *widget, Signal signal, Action<Entered...> Kind::*action)
{
    QObject::connect(
        widget, signal, widget, [&node, action](const Entered &...entered) { run(node, action, entered...); });
    return widget;
}

/// A button as large as the layout in it.
class CardButton : public QPushButton
{
public:
    explicit CardButton(QWidget *parent)
        : QPushButton(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        setAutoDefault(false);
    }

    [[nodiscard]] QSize sizeHint() const override { return layout()->totalSizeHint(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return layout()->totalMinimumSize(); }
};

QWidget *newBox(PartNode &node, const Box &box, QWidget *parent)
{
    const Arrangement arrangement = box.arrangement;
    if (box.pressed.run)
        return connected(node, new CardButton(parent), &QPushButton::clicked, &Box::pressed);
    if (arrangement == Arrangement::Card)
        return newFrame("card", parent);
    if (arrangement == Arrangement::Stretch)
        return nullptr;
    if (arrangement == Arrangement::Scroll && box.lines > 0)
        return new ReadingArea(parent);
    if (arrangement == Arrangement::Scroll)
    {
        auto *area = new FlowingArea(parent);
        area->setPage(new QWidget(area));
        return area;
    }
    QWidget *widget = arrangement == Arrangement::Strip ? newFrame("strip", parent) : new QWidget(parent);
    // A strip hides parts that do not fit, however narrow it is.
    if (arrangement == Arrangement::Strip)
        widget->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return widget;
}

QLayout *newLayout(Arrangement arrangement, QWidget *widget)
{
    if (arrangement == Arrangement::Flow)
        return new FlowLayout(widget);
    if (arrangement == Arrangement::Table)
        return new QGridLayout(widget);
    const auto *area = qobject_cast<FlowingArea *>(widget);
    const bool isColumn = arrangement == Arrangement::Column || arrangement == Arrangement::Card || area != nullptr;
    return new QBoxLayout(
        isColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, area != nullptr ? area->widget() : widget);
}

/// Centres the icon of a button without text.
void showIcon(QPushButton &shown, const Button &button)
{
    setIcon(&shown, button.icon);
    if (button.text.isEmpty() && !button.icon.isEmpty())
        shown.setIcon(icon(button.icon, IconBeside::Nothing, QPalette::ButtonText));
}

QPushButton *newPartButton(PartNode &node, const Button &button, QWidget *parent)
{
    QPushButton *shown = newButton(button.look.data(), button.icon, parent);
    showIcon(*shown, button);
    QObject::connect(shown, &QPushButton::clicked, shown,
        [&node, shown]
        {
            if (const auto *now = std::get_if<Button>(&node.part.content))
                shown->setChecked(now->isOn.value_or(false));
            run(node, &Button::pressed);
        });
    return shown;
}

/// Shows entries in the menu of a button. Existing entries are kept, because the menu may be open.
void showMenu(PartNode &node, QPushButton &shown, const std::vector<MenuItem> &items)
{
    if (shown.menu() == nullptr)
        shown.setMenu(new QMenu(&shown));
    QMenu &menu = *shown.menu();
    menu.setToolTipsVisible(true);
    while (menu.actions().size() > static_cast<qsizetype>(items.size()))
        delete menu.actions().back();
    for (auto place = static_cast<std::size_t>(menu.actions().size()); place < items.size(); ++place)
        QObject::connect(menu.addAction(QString()), &QAction::triggered, &menu,
            [&node, place]
            {
                const auto *now = std::get_if<Button>(&node.part.content);
                if (const auto chosen = now != nullptr ? now->menu.at(place).chosen.run : nullptr)
                    chosen();
            });
    for (qsizetype place = 0; place < menu.actions().size(); ++place)
        nameAction(*menu.actions().at(place), items[static_cast<std::size_t>(place)]);
}

QString elided(const QPushButton &shown, const Button &button)
{
    const QFontMetrics metrics = shown.fontMetrics();
    const int room = metrics.averageCharWidth() * button.maxCharacters;
    return button.hasTwoLines ? twoLines(button.text, metrics, room)
                              : metrics.elidedText(button.text, Qt::ElideMiddle, room);
}

/// Creates a chip with its padding set before it is measured: a label takes it in when its frame is set.
QLabel *newPartChip(ChipTone tone, QWidget *parent)
{
    QLabel *chip = newChip(tone, parent);
    if (parent->property("role") == QLatin1String("strip"))
        chip->setAlignment(Qt::AlignCenter);
    chip->ensurePolished();
    chip->setFrameStyle(chip->frameStyle());
    return chip;
}

QLabel *newPartLabel(const Text &text, QWidget *parent)
{
    if (text.chip)
        return newPartChip(*text.chip, parent);
    if (!text.elides)
        return newLabel(text.role, parent);
    auto *label = new ElidedLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Escapes each line of a button's text separately.
QString linesOf(const QString &text, int max = 60)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        // A single space keeps a button as narrow as one with a character.
        line = line.trimmed().isEmpty() ? line : menuLine(line, max);
    return lines.join(u'\n');
}

/// Creates an open list, whose rows are highlighted or activated. A context menu belongs to the row under the pointer.
QListWidget *newList(PartNode &node, QWidget *parent)
{
    auto *list = connected(node, new QListWidget(parent), &QListWidget::currentRowChanged, &Field::entered);
    list->setWordWrap(true);
    list->setResizeMode(QListView::Adjust);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setItemDelegate(new WholeItems(maxLinesOfRow, list));
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(list, &QListWidget::customContextMenuRequested, list,
        [&node, list](const QPoint &at)
        {
            QListWidgetItem *item = list->itemAt(at);
            if (item == nullptr)
                return;
            list->setCurrentItem(item);
            if (const auto open = node.part.menu.run)
                open(list->viewport()->mapToGlobal(at));
        });
    QObject::connect(
        list, &QListWidget::itemActivated, list, [&node, list] { run(node, &Field::activated, list->currentRow()); });
    return list;
}

/// Writes the rows of an open list. Existing rows are overwritten, because one may just be being chosen. Rows above
/// indented ones are bold.
void writeRows(QListWidget &list, const Field &field)
{
    while (list.count() > field.options.size())
        delete list.takeItem(list.count() - 1);
    while (list.count() < field.options.size())
        list.addItem(QString());
    const auto isIndented = [](const QString &row) { return row.startsWith(u' '); };
    const bool hasIndented = std::ranges::any_of(field.options, isIndented);
    for (int i = 0; i < list.count(); ++i)
    {
        QListWidgetItem *item = list.item(i);
        item->setText(field.options.at(i));
        item->setToolTip(field.tips.value(i));
        if (!field.optionNames.isEmpty())
            item->setData(Qt::AccessibleTextRole, field.optionNames.value(i));
        QFont font;
        if (hasIndented && !isIndented(field.options.at(i)))
            font.setBold(true);
        item->setFont(font);
    }
    list.doItemsLayout();
}

/// Shows rows in an open list, which is at most that many rows of two lines high; a stretched one is at least as high.
/// New rows are shown from the first, unless the list has the focus or the same row is chosen.
void showRows(QListWidget &list, const Field &field, int row, bool isStretched)
{
    QStringList shown;
    for (int i = 0; i < list.count(); ++i)
        shown << list.item(i)->text();
    const bool isOther = shown != field.options;
    const bool isSameRow = row >= 0 && row == list.currentRow() && shown.size() == field.options.size();
    const int scrolledTo = list.hasFocus() || isSameRow ? list.verticalScrollBar()->value() : 0;
    if (isOther)
        writeRows(list, field);
    list.setCurrentRow(row);
    if (isOther)
        list.verticalScrollBar()->setValue(scrolledTo);
    const int line = list.fontMetrics().lineSpacing() * 2;
    if (isStretched)
        list.setMinimumHeight(line * field.lines);
    else
        list.setFixedHeight(line * std::min(field.lines, static_cast<int>(field.options.size()) + 1));
}

/// Shows the words for the minimum. Qt leaves the cursor behind rewritten words, and their beginning would be out of
/// sight.
void showMinText(QSpinBox &number, const QString &words)
{
    if (number.specialValueText() == words)
        return;
    number.setSpecialValueText(words);
    number.updateGeometry();
    if (!number.hasFocus())
        number.findChild<QLineEdit *>()->home(false);
}

void showSearch(SearchList &list, const Field &field, bool isOther)
{
    list.setRows(field.options);
    list.lineEdit()->setPlaceholderText(field.placeholder);
    if (field.value.typeId() != QMetaType::QString && isOther)
        list.setCurrentIndex(field.value.toInt());
    else if (field.value.typeId() != QMetaType::QString)
        return;
    else if (isOther && list.currentText() != field.value.toString())
        list.setEditText(field.value.toString());
}

bool isEditor(const Field &field)
{
    return field.lines > 0 && field.value.typeId() == QMetaType::QString;
}

QLineEdit *newLine(PartNode &node, QWidget *parent)
{
    auto *line = connected(node, new QLineEdit(parent), &QLineEdit::textEdited, &Field::entered);
    QObject::connect(line, &QLineEdit::returnPressed, line, [&node] { run(node, &Field::activated, 0); });
    QObject::connect(line, &QLineEdit::editingFinished, line,
        [&node, line]
        {
            if (!line->isModified())
                return;
            line->setModified(false);
            run(node, &Field::finished, line->text());
        });
    return line;
}

QPlainTextEdit *newEditor(PartNode &node, QWidget *parent)
{
    auto *editor = new QPlainTextEdit(parent);
    editor->setTabChangesFocus(true);
    QObject::connect(editor, &QPlainTextEdit::textChanged, editor,
        [&node, editor] { run(node, &Field::entered, editor->toPlainText()); });
    return editor;
}

QDateEdit *newDate(PartNode &node, QWidget *parent)
{
    auto *date = connected(node, new QDateEdit(parent), &QDateEdit::dateChanged, &Field::entered);
    date->setCalendarPopup(true);
    return date;
}

/// Returns the usual date format of the language, with the full year.
QString dateFormat()
{
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QStringLiteral("yyyy")))
        format.replace(QStringLiteral("yy"), QStringLiteral("yyyy"));
    return format;
}

/// Creates a list that takes any text; Enter activates it.
QWidget *newSearch(PartNode &node, QWidget *parent)
{
    auto *list = connected(node, new SearchList(true, parent), &QComboBox::editTextChanged, &Field::entered);
    const auto activate = [&node] { run(node, &Field::activated, 0); };
    QObject::connect(list, &QComboBox::textActivated, list,
        [&node, list]
        {
            // Qt also takes leaving the line for a choice, even when its form is being cancelled.
            if (const QWidget *focus = list->window()->focusWidget(); focus == list || focus == list->lineEdit())
                run(node, &Field::chosen);
        });
    QObject::connect(list->lineEdit(), &QLineEdit::returnPressed, list,
        [list, activate]
        {
            // This Enter chooses the row of completions afterwards.
            const QAbstractItemView *rows = list->completer()->popup();
            if (!rows->isVisible() || !rows->currentIndex().isValid())
                activate();
        });
    return list;
}

QWidget *newField(PartNode &node, const Field &field, QWidget *parent)
{
    if (field.isSpread)
        return connected(
            node, new Choice(static_cast<int>(field.options.size()), parent), &Choice::optionChosen, &Field::entered);
    if (isEditor(field))
        return newEditor(node, parent);
    if (field.value.typeId() == QMetaType::QDate)
        return newDate(node, parent);
    if (field.lines > 0)
        return newList(node, parent);
    if (field.isSearchable && field.value.typeId() == QMetaType::QString)
        return newSearch(node, parent);
    if (field.isSearchable)
        return connected(node, new SearchList(false, parent), &QComboBox::currentIndexChanged, &Field::entered);
    if (!field.options.isEmpty())
        return connected(node, new SnugList(parent), &QComboBox::currentIndexChanged, &Field::entered);
    if (field.value.typeId() == QMetaType::Bool)
        return connected(node, new QCheckBox(parent), &QCheckBox::clicked, &Field::entered);
    if (field.value.typeId() == QMetaType::Int)
        return connected(node,
            field.mayBeUnknown ? new OptionalNumber(field.max, parent) : newNumber(field.min, field.max, parent),
            &QSpinBox::valueChanged, &Field::entered);
    return newLine(node, parent);
}

void showOptions(Choice &radios, const Field &field, const QString &caption, int row)
{
    radios.setCaption(caption);
    for (int option = 0; option < field.options.size(); ++option)
        radios.setOption(option, field.options.at(option), field.tips.value(option), field.optionNames.value(option));
    radios.setChosen(row);
}

void showOptions(QComboBox &list, const Field &field, int row)
{
    list.clear();
    list.addItems(field.options);
    for (int option = 0; option < field.tips.size(); ++option)
    {
        list.setItemData(option, tipLine(field.tips.at(option)), Qt::ToolTipRole);
        list.setItemData(option, field.tips.at(option), Qt::AccessibleDescriptionRole);
    }
    list.setPlaceholderText(field.placeholder);
    list.setCurrentIndex(row);
}

/// Shows each kind of content with the widget of the node, or a new one.
struct Showing
{
    PartNode &node;
    const Part &before;
    QWidget *parent;
    const Theme &theme;

    /// Returns the widget of the node; `make` creates it if there is none.
    template <typename Widget, typename Make>
    Widget &widget(const Make &make) const
    {
        if (node.widget == nullptr)
            node.widget = make();
        return static_cast<Widget &>(*node.widget);
    }

    void operator()(const Box &box) const
    {
        if (node.widget == nullptr && (node.widget = newBox(node, box, parent)) == nullptr)
            return;
        if (node.layout == nullptr)
            node.layout = newLayout(box.arrangement, node.widget);
        // A row that becomes a column keeps its widgets.
        if (box.arrangement == Arrangement::Row || box.arrangement == Arrangement::Column)
            static_cast<QBoxLayout *>(node.layout)
                ->setDirection(box.arrangement == Arrangement::Row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        node.layout->setContentsMargins(box.margins);
        node.layout->setSpacing(box.spacing);
        if (auto *grid = qobject_cast<QGridLayout *>(node.layout); grid != nullptr && box.rowSpacing >= 0)
            grid->setVerticalSpacing(box.rowSpacing);
        if (auto *area = dynamic_cast<ReadingArea *>(node.widget))
            area->setLines(box.lines, box.keepsLines);
        if (!box.look.isEmpty())
            setLook(*node.widget, "role", QString(box.look));
        setToneWord(node.widget, node.part.tone.isEmpty() ? "" : node.part.tone.data());
    }

    void operator()(const Text &text) const
    {
        auto &label = widget<QLabel>([&] { return newPartLabel(text, parent); });
        if (text.chip)
            setTone(&label, *text.chip);
        else
        {
            setRole(&label, text.role);
            setToneWord(&label, node.part.tone.isEmpty() ? "" : node.part.tone.data());
        }
        label.setWordWrap(text.wraps);
        label.setTextInteractionFlags(text.isSelectable ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
        if (text.reserved.empty())
            label.setMinimumWidth(0);
        label.setText(text.text);
        const QString sheet = text.color.isValid() ? QStringLiteral("color: %1").arg(text.color.name()) : QString();
        if (label.styleSheet() != sheet)
            label.setStyleSheet(sheet);
    }

    void operator()(const Button &button) const
    {
        auto &shown = widget<QPushButton>([&] { return newPartButton(node, button, parent); });
        // A strip sets the text of its next step when it knows its width.
        if (button.minCharacters > 0)
            return;
        shown.setText(
            button.maxCharacters > 0 ? linesOf(elided(shown, button), maxElidedLength) : linesOf(button.text));
        // Setting another text clears the shortcut.
        if (!button.shortcut.isEmpty())
            shown.setShortcut(button.shortcut);
        shown.setCheckable(button.isOn.has_value());
        shown.setChecked(button.isOn.value_or(false));
        setRole(&shown, button.look.data());
        setToneWord(&shown, node.part.tone.isEmpty() ? "" : node.part.tone.data());
        if (const auto *shownBefore = std::get_if<Button>(&before.content); shownBefore == nullptr
            || (shownBefore->icon != button.icon || shownBefore->text.isEmpty() != button.text.isEmpty()
                || before.tone != node.part.tone))
            showIcon(shown, button);
        if (!button.menu.empty())
            showMenu(node, shown, button.menu);
    }

    void operator()(const PipRow &row) const
    {
        auto &pips = widget<Pips>(
            [&] { return connected(node, new Pips(row.kind, parent), &Pips::countRequested, &PipRow::entered); });
        row.isSlim ? pips.makeSlim() : void();
        pips.setTheme(theme);
        pips.render(row.count, row.max);
    }

    void operator()(const Field &field) const
    {
        const auto *shown = std::get_if<Field>(&before.content);
        const bool isOther = node.widget == nullptr || shown == nullptr || shown->value != field.value
            || shown->version != field.version;
        const QSignalBlocker silent(&widget<QWidget>([&] { return newField(node, field, parent); }));
        if (auto *number = qobject_cast<QSpinBox *>(node.widget))
        {
            number->setRange(field.mayBeUnknown ? -1 : field.min, field.max);
            number->setKeyboardTracking(!field.entersWhenDone && !field.mayBeUnknown);
            writeAround(number, field.around);
            if (field.mayBeUnknown && !field.around.isEmpty())
                number->setSpecialValueText(field.around.arg(QChar(0x2013)));
            else if (!field.mayBeUnknown)
                showMinText(*number, field.minText);
            number->setValue(isOther ? field.value.toInt() : number->value());
        }
        else if (auto *date = qobject_cast<QDateEdit *>(node.widget))
        {
            date->setLocale(QLocale());
            date->setDisplayFormat(dateFormat());
            date->setDate(isOther ? field.value.toDate() : date->date());
        }
        else if (auto *editor = qobject_cast<QPlainTextEdit *>(node.widget))
        {
            editor->setPlaceholderText(field.placeholder);
            const bool isReset = shown == nullptr || shown->version != field.version;
            if (isOther && (isReset || editor->toPlainText() != field.value.toString()))
                editor->setPlainText(field.value.toString());
        }
        else if (auto *open = qobject_cast<QListWidget *>(node.widget))
            showRows(*open, field, isOther ? field.value.toInt() : open->currentRow(), node.part.stretch > 0);
        else if (field.isSearchable)
            showSearch(static_cast<SearchList &>(*node.widget), field, isOther);
        else if (auto *list = qobject_cast<QComboBox *>(node.widget))
            showOptions(*list, field, isOther ? field.value.toInt() : list->currentIndex());
        else if (auto *radios = qobject_cast<Choice *>(node.widget))
            showOptions(*radios, field, node.part.name, isOther ? field.value.toInt() : radios->chosen());
        else if (auto *check = qobject_cast<QCheckBox *>(node.widget))
        {
            check->setText(field.around);
            check->setChecked(isOther ? field.value.toBool() : check->isChecked());
        }
        else if (auto *line = qobject_cast<QLineEdit *>(node.widget))
        {
            line->setPlaceholderText(field.placeholder);
            line->setEchoMode(field.hidesText ? QLineEdit::Password : QLineEdit::Normal);
            line->setClearButtonEnabled(field.isClearable);
            // Setting the same length again would move the caret.
            if (const int max = field.max > 0 ? field.max : maxLineLength; line->maxLength() != max)
                line->setMaxLength(max);
            if (isOther && line->text() != field.value.toString())
                line->setText(field.value.toString());
        }
    }

    void operator()(const Embedded &embedded) const
    {
        QWidget &shown = widget<QWidget>([&] { return embedded.make(parent); });
        if (embedded.show)
            embedded.show(&shown, theme);
    }
};

/// Runs a line's own undo action; false where it has none.
bool runUndo(const PartNode &node, QEvent &event)
{
    const auto *field = std::get_if<Field>(&node.part.content);
    const auto &key = static_cast<const QKeyEvent &>(event);
    const bool isUndo = key.matches(QKeySequence::Undo);
    if (field == nullptr || !field->undone.run || (!isUndo && !key.matches(QKeySequence::Redo)))
        return false;
    event.accept();
    if (isUndo && event.type() == QEvent::KeyPress)
        run(node, &Field::undone);
    return true;
}

/// True when undo and redo go to the page, because the line is empty.
bool isLeftToPage(const QWidget *widget, QEvent &event)
{
    const auto *line = qobject_cast<const QLineEdit *>(widget);
    const auto &key = static_cast<const QKeyEvent &>(event);
    const bool isLeft = line != nullptr && line->text().isEmpty()
        && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo));
    if (isLeft)
        event.ignore();
    return isLeft;
}

/// Returns the properties that a widget is created with and cannot change.
int shapeOf(const Part &part)
{
    if (const auto *box = std::get_if<Box>(&part.content))
        return static_cast<int>(box->arrangement == Arrangement::Row ? Arrangement::Column : box->arrangement)
            + (box->pressed.run ? 0x40 : 0) + (box->lines > 0 ? 0x80 : 0) + (box->columns << 8);
    if (const auto *text = std::get_if<Text>(&part.content))
        return text->chip ? 2 : text->elides ? 3 : text->role == Role::Caption ? 1 : 0;
    // A widget with a menu opens it and is never pressed.
    if (const auto *button = std::get_if<Button>(&part.content))
        return button->menu.empty() ? 0 : 1;
    if (const auto *row = std::get_if<PipRow>(&part.content))
        return static_cast<int>(row->kind) + (row->isSlim ? 8 : 0);
    if (const auto *field = std::get_if<Field>(&part.content))
        return field->isSpread         ? -3 - static_cast<int>(field->options.size())
            : isEditor(*field)         ? -50
            : field->lines > 0         ? -1
            : field->mayBeUnknown      ? -2
            : field->isSearchable      ? -100 - field->value.typeId()
            : field->options.isEmpty() ? field->value.typeId()
                                       : 0;
    return 0;
}

void addTo(QLayout &layout, const PartNode &node, int place, int columns)
{
    if (auto *grid = qobject_cast<QGridLayout *>(&layout))
    {
        grid->addWidget(node.widget, place / columns, place % columns, node.part.alignment);
        grid->setColumnStretch(place % columns, std::max(grid->columnStretch(place % columns), node.part.stretch));
    }
    else if (auto *box = qobject_cast<QBoxLayout *>(&layout); box != nullptr && node.widget == nullptr)
    {
        const int maxPixels = std::get<Box>(node.part.content).spacing;
        maxPixels > 0 ? box->addItem(new QSpacerItem(maxPixels, 0, QSizePolicy::Maximum))
                      : box->addStretch(node.part.stretch);
    }
    else if (box != nullptr)
        box->addWidget(node.widget, node.part.stretch, node.part.alignment);
    else
        layout.addWidget(node.widget);
}

} // namespace

bool isLent(const Part &part)
{
    const auto *embedded = std::get_if<Embedded>(&part.content);
    return embedded != nullptr && embedded->isLent;
}

bool isShownBySameWidget(const Part &part, const Part &next)
{
    return part.content.index() == next.content.index() && part.key == next.key && shapeOf(part) == shapeOf(next);
}

void PartNode::apply(const Part &before, QWidget *parent, const Theme &now)
{
    const bool isNew = std::exchange(theme, &now) == nullptr;
    std::visit(Showing{*this, before, parent, now}, part.content);
    if (widget == nullptr)
        return;
    if (isNew)
    {
        widget->installEventFilter(this);
        if (!isLent(part))
        {
            widget->setObjectName(part.key);
            QObject::connect(widget, &QObject::destroyed, [keep = shared_from_this()] { });
        }
        // A layout would show a child that was never hidden explicitly.
        widget->hide();
    }
    if (part.shrinks)
        widget->setMinimumWidth(1);
    if (before.maxWidth != part.maxWidth)
        widget->setMaximumWidth(part.maxWidth > 0 ? part.maxWidth : QWIDGETSIZE_MAX);
    if (!isLent(part))
    {
        widget->setEnabled(part.disabledReason.isEmpty());
        widget->setAcceptDrops(part.dropped.run != nullptr);
    }
    if (part.isStop)
        widget->setFocusPolicy(Qt::TabFocus);
    reserve();
    describe();
}

/// Sets tooltip, accessible name and description.
void PartNode::describe()
{
    // A reading area shows hidden text in its tooltip itself.
    if (dynamic_cast<ReadingArea *>(widget) != nullptr)
        return widget->setAccessibleName(part.name);
    const auto *button = std::get_if<Button>(&part.content);
    if ((button != nullptr && button->minCharacters > 0) || isLent(part))
        return;
    const QString words = button != nullptr ? spoken(part) : part.name;
    const bool isElided = button != nullptr && button->maxCharacters > 0
        && elided(static_cast<QPushButton &>(*widget), *button).replace(u'\n', u' ') != button->text;
    const QString tip = isElided && part.tip != button->text && !part.tip.isEmpty() ? button->text + u'\n' + part.tip
        : isElided                                                                  ? button->text
        : !part.disabledReason.isEmpty()                                            ? part.disabledReason
        : part.tip.isEmpty() && button != nullptr                                   ? words
                                                                                    : part.tip;
    // A tooltip of several lines keeps them; a long single line wraps.
    widget->setToolTip(tip.contains(u'\n') ? tip : tipLine(tip));
    // Screen readers announce a name whenever it is set, also if it has not changed.
    if (const QString name = words.isEmpty() && button != nullptr ? tip : words; widget->accessibleName() != name)
        widget->setAccessibleName(name);
    // Qt on Linux uses the chosen row as the name of a list.
    const QString lead = qobject_cast<QComboBox *>(widget) != nullptr ? words + QStringLiteral(". ") : QString();
    widget->setAccessibleDescription(tip == words ? QString() : lead + tip);
}

/// Reserves room for the longest text of a label or a button, or for the characters of a field.
void PartNode::reserve()
{
    if (const auto *button = std::get_if<Button>(&part.content); button != nullptr && !button->reserved.empty())
    {
        widget->ensurePolished();
        widget->setMinimumWidth(0);
        const QFontMetrics metrics = widget->fontMetrics();
        const auto widthOf = [&](const QString &words) { return metrics.size(Qt::TextShowMnemonic, words).width(); };
        int width = 0;
        for (const QString &longest : button->reserved)
            width = std::max(width, widthOf(longest));
        widget->setMinimumWidth(widget->sizeHint().width() + std::max(0, width - widthOf(button->text)));
        return;
    }
    if (const auto *field = std::get_if<Field>(&part.content); field != nullptr && isEditor(*field))
    {
        constexpr int editorMargins = 16;
        widget->ensurePolished();
        widget->setFixedHeight(widget->fontMetrics().lineSpacing() * field->lines + editorMargins);
        return;
    }
    if (const auto *field = std::get_if<Field>(&part.content); field != nullptr && field->characters > 0)
    {
        widget->ensurePolished();
        const auto *list = qobject_cast<const QListWidget *>(widget);
        const int rows = list != nullptr ? list->sizeHintForColumn(0) : 0;
        widget->setFixedWidth(
            std::max(widget->fontMetrics().averageCharWidth() * field->characters, rows) + lineMargins);
        if (list != nullptr)
        {
            widget->setMinimumHeight(0);
            widget->setMaximumHeight(QWIDGETSIZE_MAX);
        }
    }
    const auto *text = std::get_if<Text>(&part.content);
    if (text == nullptr || text->reserved.empty())
        return;
    int width = 0;
    widget->ensurePolished();
    for (const QString &longest : text->reserved)
        width = std::max(width, widthFor(static_cast<QLabel &>(*widget), longest));
    widget->setMinimumWidth(width);
}

bool PartNode::isSeen() const
{
    return part.isShown && widget != nullptr
        && (layout == nullptr || std::ranges::any_of(inside, [](const auto &one) { return one->isSeen(); }));
}

/// Texts focus the fields that their mnemonics are for.
void PartNode::setBuddies() const
{
    for (const auto &node : inside)
        if (const auto *text = std::get_if<Text>(&node->part.content); text != nullptr && !text->buddy.isEmpty())
            for (const auto &other : inside)
                if (other->part.key == text->buddy)
                    static_cast<QLabel *>(node->widget)->setBuddy(other->widget);
}

bool PartNode::arrange()
{
    decltype(m_order) order;
    for (const auto &node : inside)
        order.emplace_back(node->widget, node->part.stretch, node->part.alignment);
    const bool isOther = order != m_order;
    // A strip decides itself which of its parts are shown.
    const bool isFitted = arrangementOf(part) == Arrangement::Strip || arrangementOf(part) == Arrangement::Forms;
    const auto *box = std::get_if<Box>(&part.content);
    const int columns = box != nullptr ? std::max(1, box->columns) : 1;
    while (QLayoutItem *item = isOther ? layout->takeAt(0) : nullptr)
        delete item;
    m_order = std::move(order);
    for (int place = 0; const auto &node : inside)
    {
        if (isOther)
            addTo(*layout, *node, place++, columns);
        // Screen readers go through widgets in stacking order.
        if (isOther && node->widget != nullptr)
            node->widget->raise();
        if (node->widget != nullptr && !isFitted && node->widget->isHidden() == node->isSeen())
            node->widget->setVisible(node->isSeen());
    }
    if (isOther)
        setBuddies();
    return isOther;
}

bool PartNode::eventFilter(QObject * /*watched*/, QEvent *event)
{
    const auto *mouse = dynamic_cast<QMouseEvent *>(event);
    switch (event->type())
    {
    case QEvent::Resize:
    case QEvent::LayoutRequest:
        arrangementOf(part) == Arrangement::Strip ? fitParts(*this) : void();
        return false;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        reserve();
        return false;
    case QEvent::ShortcutOverride:
        return runUndo(*this, *event) || isLeftToPage(widget, *event);
    case QEvent::ContextMenu:
        if (const auto open = part.menu.run)
            open(static_cast<QContextMenuEvent *>(event)->globalPos());
        return part.menu.run != nullptr;
    case QEvent::MouseButtonPress:
        m_pressedAt = mouse->pos();
        // A press on one of the part's buttons leaves the focus where it was; one on the part itself does not.
        if (part.isStop && mouse->button() == Qt::LeftButton)
            widget->setFocus(Qt::MouseFocusReason);
        if (const auto clicked = part.clicked.run; clicked != nullptr && mouse->button() == Qt::LeftButton)
            clicked();
        return part.clicked.run != nullptr;
    case QEvent::KeyPress:
        return runUndo(*this, *event) || (part.isStop && pressKey(*static_cast<QKeyEvent *>(event)));
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        reportFocus(*static_cast<QFocusEvent *>(event));
        return false;
    case QEvent::MouseMove:
        // A part that follows the pointer gets moves without a button, too.
        if ((mouse->buttons() & Qt::LeftButton) != 0
            && (mouse->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
            drag();
        return false;
    default:
        return drop(*event);
    }
}

/// Returns true when the key clicks the part.
bool PartNode::pressKey(const QKeyEvent &key) const
{
    const auto clicked = part.clicked.run;
    const bool clicks = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    if (clicks && clicked)
        clicked();
    return clicks;
}

void PartNode::reportFocus(const QFocusEvent &event) const
{
    const auto focused = part.focused.run;
    const bool comesBack = event.reason() == Qt::PopupFocusReason || event.reason() == Qt::ActiveWindowFocusReason;
    if (focused && (event.gotFocus() || !comesBack))
        focused(event.gotFocus());
}

bool PartNode::drop(QEvent &event) const
{
    auto *drop = dynamic_cast<QDropEvent *>(&event);
    const auto function = part.dropped.run;
    if (drop == nullptr || function == nullptr || !drop->mimeData()->hasFormat(QLatin1String(mimeType)))
        return false;
    drop->acceptProposedAction();
    if (event.type() == QEvent::Drop)
        function(QString::fromUtf8(drop->mimeData()->data(QLatin1String(mimeType))));
    return true;
}

void PartNode::drag() const
{
    if (part.dragged.isEmpty())
        return;
    auto *data = new QMimeData;
    data->setData(QLatin1String(mimeType), part.dragged.toUtf8());
    if (auto *button = qobject_cast<QPushButton *>(widget))
        button->setDown(false);
    auto *drag = new QDrag(widget);
    drag->setMimeData(data);
    drag->exec();
}

} // namespace dossier
