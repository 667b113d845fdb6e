#!/usr/bin/env python3
"""Makes "Dossier Sans": Inter whose digits are the tabular ones, so that columns of numbers stand still.

Run by hand when Inter changes, never by the build: derive.py FOLDER_WITH_INTER (Debian: fonts-inter and
python3-fonttools). Qt 6.4 cannot ask a font for its `tnum` feature, so the digits are mapped to those glyphs.
"""
import pathlib
import sys

from fontTools.ttLib import TTFont

FAMILY = "Dossier Sans"
FACES = ["Regular", "Medium", "SemiBold", "Bold"]


def tabular_digits(font):
    table = font["GSUB"].table
    lookups = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "tnum" for i in f.Feature.LookupListIndex}
    mapping = {}
    for i in lookups:
        for subtable in table.LookupList.Lookup[i].SubTable:
            mapping.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    return mapping


def rename(font, face):
    plain = face in ("Regular", "Bold")
    names = {1: FAMILY if plain else f"{FAMILY} {face}", 2: face if plain else "Regular", 3: f"DossierSans-{face}",
             4: f"{FAMILY} {face}", 6: f"DossierSans-{face}", 16: FAMILY, 17: face}
    for platform in ((3, 1, 0x409), (1, 0, 0)):
        for name_id, text in names.items():
            font["name"].setName(text, name_id, *platform)
    font["name"].removeNames(nameID=7)
    cff = font["CFF "].cff
    cff.fontNames[0] = f"DossierSans-{face}"
    cff.topDictIndex[0].FamilyName = FAMILY
    cff.topDictIndex[0].FullName = f"{FAMILY} {face}"


for face in FACES:
    font = TTFont(pathlib.Path(sys.argv[1]) / f"Inter-{face}.otf", recalcTimestamp=False)
    mapping = tabular_digits(font)
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in table.cmap:
                table.cmap[digit] = mapping.get(table.cmap[digit], table.cmap[digit])
    rename(font, face)
    font.save(f"DossierSans-{face}.otf")
