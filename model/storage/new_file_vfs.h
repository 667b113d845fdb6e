#pragma once

namespace dossier::storage
{

/// The name of a way for SQLite to write a database into a file that is being made, by its descriptor and with no other
/// file beside it: the parameter `fd` of the URI says which. Every write that fails is an error of the statement.
const char *newFileVfs();

} // namespace dossier::storage
