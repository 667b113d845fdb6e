#include "views/session/campaign_choice.h"

#include "views/kit/path_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int maxNameLength = 80;

struct CampaignWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CampaignChoice)
};

} // namespace

CampaignChoice::CampaignChoice(Action<> accepted, QWidget *parent)
    : Screen(parent)
    , m_accepted(std::move(accepted))
{
    render({}, [this](const Theme & /*theme*/) { return made(); });
}

void CampaignChoice::begin(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_files = files;
    m_typed.clear();
    const auto found = std::ranges::find(m_files, chosen, &SessionFile::path);
    m_row = chosen.isEmpty() || found == m_files.end() ? 0 : static_cast<int>(found - m_files.begin()) + 1;
    renderAgain();
}

void CampaignChoice::setUsualName(const QString &name)
{
    if (std::exchange(m_usual, name) != name)
        renderAgain();
}

QString CampaignChoice::file() const
{
    return m_row == 0 ? QString() : m_files.at(static_cast<std::size_t>(m_row - 1)).path;
}

void CampaignChoice::setTypedName(const QString &name)
{
    m_typed = name;
    renderAgain();
}

QString CampaignChoice::name() const
{
    if (m_row > 0)
        return m_files.at(static_cast<std::size_t>(m_row - 1)).name;
    return typedName().isEmpty() ? m_usual : typedName();
}

Part CampaignChoice::made()
{
    QStringList names{CampaignWords::tr("A new campaign file")};
    QStringList paths{QString()};
    for (const SessionFile &file : m_files)
    {
        names << file.name;
        paths << nativePath(file.path);
    }
    const auto choose = [this](const QVariant &row)
    {
        m_row = std::max(row.toInt(), 0);
        renderAgain();
    };
    const QString caption = CampaignWords::tr("Name of the campaign file");
    // A long name of a file does not widen the page.
    return column({text(CampaignWords::tr("Campaign"), Role::Strong),
                      choice(QStringLiteral("campaignFile"), CampaignWords::tr("Campaign file of the session"), names,
                          m_row, choose)
                          .with(&Field::tips, paths)
                          .with(&Part::shrinks, true)
                          .withTip(CampaignWords::tr(
                              "A new file, or a campaign to continue; one file can hold sessions of all games")),
                      text(caption, Role::Strong).when(m_row == 0),
                      field(QStringLiteral("campaignName"), caption, m_typed,
                          [this](const QVariant &typed) { m_typed = typed.toString(); })
                          .with(&Field::max, maxNameLength)
                          .with(&Field::placeholder, m_usual)
                          .with(&Field::activated, Action<int>([this](int /*row*/) { m_accepted.run(); }))
                          .withTip(CampaignWords::tr("The file that keeps the session, up to 80 characters"))
                          .when(m_row == 0)})
        .spaced(8);
}

Part campaignCard(CampaignChoice &choice, const QString &usualName)
{
    const auto show = [usualName](QWidget *shown, const Theme & /*theme*/)
    { static_cast<CampaignChoice *>(shown)->setUsualName(usualName); };
    return formCard(
        {lent(QStringLiteral("campaign"), &choice).with(&Embedded::show, show).with(&Embedded::state, usualName)});
}

} // namespace dossier
