#!/bin/sh
# Makes the pictures of README.md anew, from the pictures that the tests take of the pages:
#   sh tests/screens/pictures.sh
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
sh "$root/packaging/test.sh" -R '^(session|specter_desk|agent|conquest)_screens$'
mkdir -p "$root/docs/pictures"
for picture in level7:desk-target specter:agent-path conquest:conquest-roll; do
    cp "$root/build/asan/screens/${picture#*:}-en-dark-100.png" "$root/docs/pictures/${picture%%:*}.png"
done
