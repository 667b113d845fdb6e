#include "model/storage/campaigns.h"

#include "model/storage/row_values.h"

namespace dossier::storage
{

Stored<CampaignId> addCampaign(CampaignFile &file, const Campaign &campaign)
{
    CampaignId id;
    const auto add = [&]
    {
        Done done = file.connection().run(
            QStringLiteral("INSERT INTO campaigns (name, game, notes, uid) VALUES (?, ?, ?, randomblob(16))"),
            {toText(campaign.name), toText(campaign.game), toText(campaign.notes)});
        id.row = file.connection().lastRow();
        return done;
    };
    return file.change(add).map([&] { return id; });
}

Done changeCampaign(CampaignFile &file, CampaignId id, const Campaign &campaign)
{
    const auto change = [&]() -> Done
    {
        Done done = file.connection().run(
            QStringLiteral("UPDATE campaigns SET name = ?, game = ?, notes = ?, seal = NULL WHERE id = ?"),
            {toText(campaign.name), toText(campaign.game), toText(campaign.notes), id.row});
        if (done && file.connection().changedRows() == 0)
            return tl::unexpected(file.connection().error(StorageFault::NoSuchThing));
        return done;
    };
    return file.change(change);
}

Stored<std::vector<Listed<Campaign>>> campaigns(CampaignFile &file)
{
    std::vector<Listed<Campaign>> all;
    const auto take = [&](const QSqlQuery &row)
    {
        all.push_back({{row.value(0).toLongLong()}, {textAt(row, 1), textAt(row, 2), textAt(row, 3)}});
        return true;
    };
    return file.connection()
        .each(QStringLiteral("SELECT id, name, game, notes FROM campaigns ORDER BY id"), {}, take)
        .map([&] { return all; });
}

} // namespace dossier::storage
