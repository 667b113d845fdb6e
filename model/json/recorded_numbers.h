#pragma once

namespace dossier
{

/// While one lives, numbers are read (in its thread) as they could be written before there was a limit for what anybody
/// says (`mostSaid`): what lies in a file is read as it was written, and what is given now is judged by the limit.
class RecordedNumbers
{
public:
    RecordedNumbers();
    ~RecordedNumbers();
    RecordedNumbers(const RecordedNumbers &) = delete;
    RecordedNumbers &operator=(const RecordedNumbers &) = delete;

    /// Whether one lives.
    static bool areRead();
};

} // namespace dossier
