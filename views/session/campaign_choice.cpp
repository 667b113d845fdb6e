#include "views/session/campaign_choice.h"

#include "views/kit/labels.h"
#include "views/kit/path_text.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int longestName = 80;
constexpr int fieldHeight = 40;
constexpr int shownCharacters = 20;

} // namespace

CampaignChoice::CampaignChoice(QWidget *parent)
    : QWidget(parent)
    , m_fileLabel(newLabel(Role::Strong, this))
    , m_file(new QComboBox(this))
    , m_nameLabel(newLabel(Role::Strong, this))
    , m_name(new QLineEdit(this))
{
    m_file->setObjectName(QStringLiteral("campaignFile"));
    m_file->setMinimumHeight(fieldHeight);
    // A long name of a file does not widen the page.
    m_file->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_file->setMinimumContentsLength(shownCharacters);
    m_name->setMaxLength(longestName);
    m_name->setMinimumHeight(fieldHeight);
    m_fileLabel->setBuddy(m_file);
    m_nameLabel->setBuddy(m_name);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_fileLabel, m_file, m_nameLabel, m_name})
        column->addWidget(part);
    connect(m_file, &QComboBox::currentIndexChanged, this, &CampaignChoice::showName);
    connect(m_name, &QLineEdit::returnPressed, this, &CampaignChoice::accepted);
    retranslate();
}

void CampaignChoice::begin(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_files = files;
    m_name->clear();
    fill(chosen);
}

void CampaignChoice::setUsualName(const QString &name)
{
    m_name->setPlaceholderText(name);
}

QString CampaignChoice::file() const
{
    return m_file->currentData().toString();
}

QString CampaignChoice::typedName() const
{
    return m_name->text().trimmed();
}

void CampaignChoice::setTypedName(const QString &name)
{
    m_name->setText(name);
}

QString CampaignChoice::name() const
{
    if (!file().isEmpty())
        return m_file->currentText();
    const QString typed = typedName();
    return typed.isEmpty() ? m_name->placeholderText() : typed;
}

void CampaignChoice::fill(const QString &chosen)
{
    const QSignalBlocker quiet(m_file);
    m_file->clear();
    m_file->addItem(tr("A new campaign file"), QString());
    for (const SessionFile &file : m_files)
    {
        m_file->addItem(file.name, file.path);
        m_file->setItemData(m_file->count() - 1, nativePath(file.path), Qt::ToolTipRole);
    }
    m_file->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : m_file->findData(chosen)));
    showName();
}

void CampaignChoice::showName()
{
    const bool anew = file().isEmpty();
    m_nameLabel->setVisible(anew);
    m_name->setVisible(anew);
}

void CampaignChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CampaignChoice::retranslate()
{
    m_fileLabel->setText(tr("Kept in"));
    m_file->setAccessibleName(tr("Campaign file of the session"));
    m_file->setToolTip(tr("A new file, or a campaign to continue; one file can hold sessions of all games"));
    m_nameLabel->setText(tr("Name of the campaign file"));
    m_name->setAccessibleName(tr("Name of the campaign file"));
    m_name->setToolTip(tr("The file in which the session is kept, up to 80 characters"));
    fill(file());
}

} // namespace dossier
