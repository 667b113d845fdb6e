#include "tests/scenarios/window_player.h"

#include "app/conquest/desk.h"
#include "app/conquest/game.h"
#include "app/omega/map_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/board/board_view.h"
#include "views/board/space_name.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/words/names.h"
#include "views/kit/screen.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/map_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace dossier::test
{

namespace
{

/// Returns a name as a screen reader says it: without the mnemonic mark.
QString plain(QString name)
{
    return name.remove(u'&');
}

std::optional<QString> contains(const QString &shown, const QString &expected)
{
    if (shown.contains(expected))
        return std::nullopt;
    return QStringLiteral("shown is: %1").arg(shown);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The two sides of "NAME = VALUE".
std::pair<QString, QString> sides(const QString &what)
{
    return {what.section(QStringLiteral(" = "), 0, 0), what.section(QStringLiteral(" = "), 1)};
}

} // namespace

WindowPlayer::WindowPlayer(const QString &scenario)
    : m_scenario(scenario)
{
    start();
}

void WindowPlayer::start()
{
    m_at.reset();
    m_at = std::make_unique<DeskAtRest>();
}

WindowPlayer::Step WindowPlayer::stepOf(const QString &verb)
{
    static const QMap<QString, Step> steps{
        {QStringLiteral("open"), &WindowPlayer::open},
        {QStringLiteral("again"), &WindowPlayer::again},
        {QStringLiteral("save"), &WindowPlayer::save},
        {QStringLiteral("key"), &WindowPlayer::pressKeys},
        {QStringLiteral("go"), &WindowPlayer::go},
        {QStringLiteral("size"), &WindowPlayer::resize},
        {QStringLiteral("chance"), &WindowPlayer::drawBy},
        {QStringLiteral("space"), &WindowPlayer::clickSpace},
        {QStringLiteral("button"), &WindowPlayer::click},
        {QStringLiteral("field"), &WindowPlayer::type},
        {QStringLiteral("language"), &WindowPlayer::speak},
        {QStringLiteral("theme"), &WindowPlayer::wear},
        {QStringLiteral("verdict"), &WindowPlayer::expectVerdict},
        {QStringLiteral("read"), &WindowPlayer::expectRead},
        {QStringLiteral("page"), &WindowPlayer::expectPage},
        {QStringLiteral("message"), &WindowPlayer::expectMessage},
        {QStringLiteral("title"), &WindowPlayer::expectTitle},
        {QStringLiteral("clipboard"), &WindowPlayer::expectClipboard},
        {QStringLiteral("says"), &WindowPlayer::expectSaid},
        {QStringLiteral("file"), &WindowPlayer::expectFile},
    };
    return steps.value(verb, nullptr);
}

std::optional<QString> WindowPlayer::play(const QString &line)
{
    const QString verb = line.section(u' ', 0, 0);
    const Step step = stepOf(verb);
    if (step == nullptr)
        return QStringLiteral("there is no step “%1”").arg(verb);
    std::optional<QString> fault = (this->*step)(line.section(u' ', 1).trimmed());
    deliverPosted();
    return fault;
}

QString WindowPlayer::pathOf(const QString &file) const
{
    const QString own = QDir(m_scenario).filePath(file);
    return QFile::exists(own) ? own : QDir(m_saved.path()).filePath(file);
}

BoardView &WindowPlayer::board() const
{
    return *m_at->window().findChild<MapPage *>()->findChild<BoardView *>();
}

std::optional<QString> WindowPlayer::open(const QString &file)
{
    emit m_at->window().openRequested(pathOf(file));
    return std::nullopt;
}

std::optional<QString> WindowPlayer::again(const QString &file)
{
    start();
    return open(file);
}

std::optional<QString> WindowPlayer::save(const QString &file)
{
    const QString path = QDir(m_saved.path()).filePath(file);
    emit mapsOf(m_at->desk()).pages().saveRequested(path);
    return QFile::exists(path) ? std::nullopt : std::optional(QStringLiteral("nothing was saved"));
}

std::optional<QString> WindowPlayer::pressKeys(const QString &keys)
{
    const QKeySequence sequence(keys, QKeySequence::PortableText);
    if (sequence.isEmpty() || sequence[0].key() == Qt::Key_unknown)
        return QStringLiteral("there is no such key");
    QWidget *focus = QApplication::focusWidget();
    QTest::keySequence(focus != nullptr ? focus : &m_at->window(), sequence);
    return std::nullopt;
}

std::optional<QString> WindowPlayer::go(const QString &space)
{
    const Map &map = floorOf(board().scene()).board.map;
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            if (spaceName({x, y}) == space)
            {
                board().setFocus();
                board().chooseSpace({x, y});
                return std::nullopt;
            }
    return QStringLiteral("the board has no such space");
}

std::optional<QString> WindowPlayer::resize(const QString &size)
{
    m_at->window().resize(size.section(u' ', 0, 0).toInt(), size.section(u' ', 1).toInt());
    return std::nullopt;
}

std::optional<QString> WindowPlayer::drawBy(const QString &numbers)
{
    for (const QString &number : numbers.split(u' ', Qt::SkipEmptyParts))
        m_draws << number.toInt();
    // Draws beyond the given ones take the first option.
    conquestDesk(m_at->desk())
        .setChance([this](int below) { return m_draws.isEmpty() ? 0 : m_draws.takeFirst() % std::max(1, below); });
    return std::nullopt;
}

std::optional<QString> WindowPlayer::clickSpace(const QString &address)
{
    auto *page = m_at->window().findChild<ConquestPage *>();
    auto *board = page == nullptr ? nullptr : page->findChild<HexBoard *>();
    const std::optional<conquest::Place> place = wording::placeNamed(address);
    if (board == nullptr || !board->isVisible() || !place || !board->geometryOfBoard().has(*place))
        return QStringLiteral("no board with such a space is shown");
    QTest::mouseClick(board, Qt::LeftButton, {}, board->geometryOfBoard().centreOf(*place).toPoint());
    return std::nullopt;
}

QWidget *WindowPlayer::named(const QString &name) const
{
    for (QWidget *widget : m_at->window().findChildren<QWidget *>())
    {
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        const bool so = plain(widget->accessibleName()) == name || (button != nullptr && plain(button->text()) == name);
        if (so && widget->isVisible() && widget->isEnabled())
            return widget;
    }
    return nullptr;
}

std::optional<QString> WindowPlayer::click(const QString &name)
{
    auto *button = qobject_cast<QAbstractButton *>(named(name));
    if (button == nullptr)
        return QStringLiteral("no button of that name is shown");
    button->click();
    return std::nullopt;
}

std::optional<QString> WindowPlayer::type(const QString &what)
{
    const auto [name, value] = sides(what);
    QWidget *field = named(name);
    if (field == nullptr)
        return QStringLiteral("no field of that name is shown");
    field->setFocus();
    if (auto *list = qobject_cast<QComboBox *>(field))
    {
        list->setCurrentText(value);
        return contains(list->currentText(), value);
    }
    if (field->focusProxy() != nullptr)
        field = field->focusProxy();
    QTest::keySequence(field, QKeySequence(QKeySequence::SelectAll));
    QTest::keyClicks(field, value);
    QTest::keyClick(field, Qt::Key_Tab);
    return std::nullopt;
}

std::optional<QString> WindowPlayer::speak(const QString &language)
{
    Preferences preferences = m_at->desk().preferences();
    preferences.language = language == QStringLiteral("it") ? Language::Italian : Language::English;
    m_at->desk().choose(preferences);
    return std::nullopt;
}

std::optional<QString> WindowPlayer::wear(const QString &theme)
{
    Preferences preferences = m_at->desk().preferences();
    preferences.theme = theme == QStringLiteral("light") ? ThemeChoice::Light : ThemeChoice::Dark;
    m_at->desk().choose(preferences);
    return std::nullopt;
}

std::optional<QString> WindowPlayer::expectVerdict(const QString &text)
{
    const auto *verdict = m_at->window().findChild<Screen *>(QStringLiteral("verdict"));
    QStringList said;
    for (const char *part : {"headline", "reasons"})
        said << verdict->findChild<QLabel *>(QLatin1String(part))->text();
    return contains(said.join(u'\n'), text);
}

std::optional<QString> WindowPlayer::expectRead(const QString &text)
{
    return contains(board().readOut(), text);
}

std::optional<QString> WindowPlayer::expectPage(const QString &name)
{
    return contains(m_at->page(), name);
}

std::optional<QString> WindowPlayer::expectMessage(const QString &text)
{
    return contains(m_at->message(), text);
}

std::optional<QString> WindowPlayer::expectTitle(const QString &text)
{
    return contains(m_at->window().windowTitle(), text);
}

std::optional<QString> WindowPlayer::expectClipboard(const QString &text)
{
    return contains(QApplication::clipboard()->text(), text);
}

std::optional<QString> WindowPlayer::expectSaid(const QString &text)
{
    for (const QLabel *label : m_at->window().findChildren<QLabel *>())
        if (label->isVisible() && label->text().contains(text))
            return std::nullopt;
    return QStringLiteral("nothing on the window says so");
}

std::optional<QString> WindowPlayer::expectFile(const QString &what)
{
    const auto [saved, expected] = sides(what);
    const QByteArray bytes = bytesOf(QDir(m_saved.path()).filePath(saved));
    if (!bytes.isEmpty() && bytes == bytesOf(QDir(m_scenario).filePath(expected)))
        return std::nullopt;
    return QStringLiteral("the file saved is: %1").arg(QString::fromUtf8(bytes));
}

} // namespace dossier::test
