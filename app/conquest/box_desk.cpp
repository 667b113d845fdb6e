#include "app/conquest/box_desk.h"

#include "app/play/game_wording.h"
#include "app/play/whole_file.h"
#include "model/conquest/json/pack_json.h"
#include "views/board/file_dialogs.h"
#include "views/conquest/owner/box_words.h"
#include "views/conquest/owner/printed_fields.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace dossier
{

BoxDesk::BoxDesk(OwnBox &box, QWidget *window)
    : m_box(box)
    , m_window(window)
    , m_page(new BoxPage)
{
    listen();
}

/// A page that no window placed has no other owner.
BoxDesk::~BoxDesk()
{
    if (m_page != nullptr && m_page->parent() == nullptr)
        delete m_page;
}

void BoxDesk::listen()
{
    connect(m_page, &BoxPage::cardGiven, this, &BoxDesk::give);
    connect(m_page, &BoxPage::cardTyped, this,
        [this](const BoxEntry &entry, const conquest::Printed &card)
        {
            if (!conquest::faultOf(m_pack, entry.part, entry.at.value_or(0), card))
                keep(conquest::withCard(m_pack, entry.part, entry.at.value_or(0), card));
        });
    connect(m_page, &BoxPage::sheetGiven, this,
        [this](bool brutal, const conquest::ResistanceSheet &sheet)
        {
            conquest::Pack pack = m_pack;
            (brutal ? pack.brutal : pack.standard) = sheet;
            keep(pack);
        });
    connect(m_page, &BoxPage::cardAdded, this, &BoxDesk::add);
    connect(m_page, &BoxPage::cardRemoved, this, &BoxDesk::remove);
    connect(m_page, &BoxPage::undoRequested, this, &BoxDesk::undo);
    connect(m_page, &BoxPage::fileRequested, this, &BoxDesk::takeFile);
    connect(m_page, &BoxPage::copyRequested, this, &BoxDesk::copy);
    connect(m_page, &BoxPage::putAsideRequested, this, &BoxDesk::putAside);
    connect(m_page, &BoxPage::backRequested, this, &BoxDesk::leaveRequested);
}

void BoxDesk::show(const conquest::Pack &pack)
{
    m_before.reset();
    m_pack = pack;
    m_kept = m_box.pack();
    render();
}

void BoxDesk::render()
{
    BoxState state{.pack = m_pack};
    if (const std::optional<GameProblem> problem = m_box.problem())
        state.problem = tr("The file about your box cannot be read. %1").arg(wording::sentence(*problem));
    if (m_before)
        state.undo = m_undo();
    m_page->tell(state);
}

/// A value that could not be written stays in its field: it can be submitted again when the disk has room.
bool BoxDesk::keep(const conquest::Pack &pack)
{
    const BoxKept kept = pack != m_pack ? m_box.write(pack, m_kept) : BoxKept::Kept;
    if (kept == BoxKept::ChangedElsewhere)
        askWhichStays(pack);
    if (kept == BoxKept::NotWritten)
        tellNotWritten();
    if (kept != BoxKept::Kept)
        return false;
    if (pack != m_pack)
        m_kept = m_box.pack();
    m_pack = pack != m_pack ? m_kept : pack;
    m_before.reset();
    render();
    return true;
}

/// The card is shown as it is on the disk until a person says that the other one stays.
void BoxDesk::askWhichStays(const conquest::Pack &mine)
{
    const conquest::Pack before = m_kept;
    const BoxDispute dispute = disputeOf(before, mine, m_box.pack());
    show(m_box.pack());
    // Kept as any entry is: a value that changes again meanwhile is asked about again.
    const auto keepMine = [desk = QPointer(this), mine, before]
    {
        if (desk)
            (void)desk->keep(*mergedBox(before, mine, desk->m_pack, true));
    };
    emit disputed(
        [dispute]
        {
            const QString value = dispute.card.isEmpty()
                ? QString()
                : tr("%1: %2", "a card, a value of it").arg(dispute.card, wording::captionOf(dispute.member));
            return wording::disputed(value, dispute.mine, dispute.theirs);
        },
        keepMine, [] {});
}

void BoxDesk::tellNotWritten()
{
    emit failed(tr("It could not be saved: %1 cannot be written. Free some space, or check the folder, and enter it "
                   "again.")
            .arg(QDir::toNativeSeparators(m_box.ownersFile())));
}

void BoxDesk::keepToUndo(const conquest::Pack &pack, const std::function<QString()> &undo)
{
    const conquest::Pack before = m_pack;
    if (!keep(pack))
        return;
    // Changes by others since then stay.
    const auto merged = mergedBox(pack, before, m_pack);
    m_before = merged ? std::optional(*merged) : std::nullopt;
    m_undo = undo;
    render();
}

void BoxDesk::give(const BoxEntry &entry, const conquest::Printed &card)
{
    if (const auto fault = conquest::faultOf(m_pack, entry.part, entry.at.value_or(0), card))
        m_page->explain(*fault);
    else
        keep(conquest::withCard(m_pack, entry.part, entry.at.value_or(0), card));
}

void BoxDesk::add(conquest::BoxPart part, const QString &name)
{
    const std::size_t at = conquest::cardsOf(m_pack, part).size();
    const conquest::Printed card = conquest::blankCard(part, name.trimmed().toStdString());
    if (const auto fault = conquest::faultOf(m_pack, part, at, card))
        m_page->explainNew(*fault);
    else if (keep(conquest::withCard(m_pack, part, at, card)))
        m_page->open({part, conquest::cardsOf(m_pack, part).size() - 1});
}

void BoxDesk::remove(const BoxEntry &entry)
{
    if (!entry.at)
        return;
    const QString name = wording::name(m_pack, entry);
    keepToUndo(conquest::withoutCard(m_pack, entry.part, *entry.at), [name] { return tr("Put back: %1").arg(name); });
}

void BoxDesk::undo()
{
    if (m_before)
        keep(*std::exchange(m_before, std::nullopt));
}

void BoxDesk::takeFile()
{
    const QString path = dialogs::boxToOpen(m_window);
    if (path.isEmpty())
        return;
    const OrProblem<conquest::Pack> pack = OwnBox::read(path);
    if (!pack)
        emit failed(tr("Dossier imported nothing: this is no copy of a box. %1").arg(wording::sentence(pack.error())));
    else if (!OwnBox::isOf(*pack))
        emit failed(tr("Dossier imported nothing: %1 holds other cards, not a copy of your box.")
                .arg(QDir::toNativeSeparators(path)));
    else
        keepToUndo(*pack, [] { return tr("Back to the box as it was before the file"); });
}

void BoxDesk::copy()
{
    const QString path = dialogs::placeForBox(m_window, tr("My box of Conquest", "name of a file"));
    if (path.isEmpty())
        return;
    if (writeWholeFile(path, QByteArray::fromStdString(conquest::packJson(m_pack))))
        emit failed(tr("Dossier saved no copy: %1 cannot be written. Choose another folder.")
                .arg(QDir::toNativeSeparators(path)));
    else
        emit noted(tr("Dossier saved a copy of your box: %1").arg(QDir::toNativeSeparators(path)));
}

void BoxDesk::putAside()
{
    const QString aside = m_box.putAside();
    if (aside.isEmpty())
        emit failed(
            tr("Dossier could not rename %1. Check the folder.").arg(QDir::toNativeSeparators(m_box.ownersFile())));
    else
        emit noted(tr("The file is now called %1.").arg(QDir::toNativeSeparators(aside)));
    show(m_box.pack());
}

} // namespace dossier
