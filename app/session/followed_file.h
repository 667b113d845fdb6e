#pragma once

#include "model/storage/campaign_file.h"
#include "model/storage/file_state.h"

#include <optional>

namespace dossier
{

/// Watches a campaign file that is read here and written elsewhere: what is shown is that file alone, not another one
/// that takes its place.
class FollowedFile
{
public:
    explicit FollowedFile(const storage::CampaignFile &file);

    /// Returns why the file cannot be followed any more; nothing as long as it can. A file that a program on another
    /// computer writes is not followed at all: each change of it, by a sync program for example, is one.
    [[nodiscard]] std::optional<storage::StorageError> fault() const;

private:
    QString m_path;
    std::optional<storage::Holder> m_holder;
    std::optional<storage::FileState> m_file;
    std::optional<storage::FileState> m_log;
};

} // namespace dossier
