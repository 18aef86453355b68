"""Cuts the fonts in this folder out of their sources; run by hand when a source or a set of characters changes.

`python -m render.fonts.build SOURCES` needs the command line tools of fontTools (`pyftsubset`, `ttx`) beside this
Python and a folder with the source files named in README.md. It writes the cut fonts and `coverage.txt` here.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

HERE: Final = Path(__file__).parent
TOOLS: Final = Path(sys.executable).parent


def national(encoding: str, rows: range) -> Iterator[int]:
    """The characters of some rows of a national two-byte set, given in its EUC form."""
    for row in rows:
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes((row, cell)).decode(encoding))
            except UnicodeDecodeError:
                continue


LATIN: Final = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(0x218, 0x219, 0x21A, 0x21B, 0x1E9E),
    *range(0x2010, 0x2028),
    *(0x2030, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),
    *(0x25A0, 0x25A1, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25CB, 0x25CF, 0x2605, 0x2606, 0x2661, 0x2665, 0x2713, 0x2717),
    *range(0x2460, 0x2469),
)
GREEK_CYRILLIC: Final = (*range(0x370, 0x460),)
JAMO: Final = (*range(0x3131, 0x3164),)
HANGUL: Final = (*range(0xAC00, 0xD7A4),)
"""All 11,172 syllables: names use any of them."""
COMMON_HANGUL: Final = (*national("euc_kr", range(0xB0, 0xC9)),)
"""The 2,350 syllables of KS X 1001, which our own texts keep to."""
KANA: Final = (*range(0x3001, 0x3020), *range(0x3041, 0x30FF))
HAN: Final = (*national("euc_jp", range(0xB0, 0xD0)), *national("gb2312", range(0xB0, 0xD8)))
"""The first levels of JIS X 0208 and GB 2312: the characters of everyday names."""
JOINERS: Final = (0x20, 0x200C, 0x200D)


@dataclass(frozen=True, slots=True)
class Cut:
    """One font to make: the source's file, the characters kept, and where a name is reserved the new family."""

    source: str
    keep: tuple[int, ...]
    family: str | None = None

    @property
    def target(self) -> str:
        """The name of the file made."""
        _, _, style = self.source.partition("-")
        return f"{self.family.replace(' ', '')}-{style}" if self.family else self.source


CUTS: Final = (
    Cut("Pretendard-Bold.otf", (*LATIN, *GREEK_CYRILLIC, *JAMO, *HANGUL), "Tichu Sans"),
    Cut("Pretendard-ExtraBold.otf", (*LATIN, *GREEK_CYRILLIC, *JAMO, *COMMON_HANGUL), "Tichu Sans"),
    Cut("Pretendard-Black.otf", LATIN, "Tichu Sans"),
    Cut("PretendardJP-Bold.otf", (*KANA, *HAN), "Tichu Sans Han"),
    Cut("NotoSans-Bold.ttf", (*range(0x180, 0x250), *range(0x300, 0x530), *range(0x1E00, 0x2000), 0x20AB)),
    Cut("NotoSansArabic-Bold.ttf", (*range(0x600, 0x700), *JOINERS)),
    Cut("NotoSansHebrew-Bold.ttf", (*range(0x590, 0x600), *JOINERS)),
    Cut("NotoSansThai-Bold.ttf", (*range(0xE00, 0xE80),)),
    Cut("NotoSansDevanagari-Bold.ttf", (*range(0x900, 0x980), *JOINERS)),
    Cut("NotoSansBengali-Bold.ttf", (*range(0x980, 0xA00), *JOINERS)),
    Cut("NotoSansTamil-Bold.ttf", (*range(0xB80, 0xC00), *JOINERS)),
    Cut("NotoSansGeorgian-Bold.ttf", (*range(0x10A0, 0x1100),)),
    Cut("NotoSansArmenian-Bold.ttf", (*range(0x530, 0x590),)),
    Cut("NotoEmoji-Bold.ttf", (*range(0x2190, 0x2C00), 0x200D, 0xFE0F, 0x20E3, *range(0x1F000, 0x1FB00))),
    Cut(
        "NotoSansSymbols2-Regular.ttf",
        (*range(0x2190, 0x2200), *range(0x2300, 0x2400), *range(0x25A0, 0x27C0), *range(0x2B00, 0x2B80)),
    ),
)


def run(tool: str, *arguments: str | Path) -> None:
    """Run one of fontTools' commands; CalledProcessError when it fails."""
    subprocess.run([TOOLS / tool, *arguments], check=True)  # noqa: S603  our own arguments, no shell


def table(font: Path, tag: str, folder: Path) -> ET.Element:
    """One table of a font as XML."""
    run("ttx", "-q", "-f", "-t", tag, "-o", folder / "table.ttx", font)
    return ET.fromstring((folder / "table.ttx").read_bytes())  # noqa: S314  written by ttx just now


def rename(font: Path, family: str, folder: Path) -> None:
    """Give a cut font its new family: a reserved name must not stay on a changed font (OFL, condition 3)."""
    full = f"{family} {font.stem.partition('-')[2]}"
    names = table(font, "name", folder)
    for record in names.iter("namerecord"):
        new = {"1": family, "3": full, "4": full, "6": font.stem, "16": family}.get(record.get("nameID", ""))
        record.text = new or record.text
    outlines = table(font, "CFF ", folder)
    for tag, attribute, new in (
        ("CFFFont", "name", font.stem),
        ("FullName", "value", full),
        ("FamilyName", "value", family),
        ("FontName", "value", font.stem),
    ):
        for element in outlines.iter(tag):
            element.set(attribute, new)
    for changed in (names, outlines):
        (folder / "changed.ttx").write_bytes(ET.tostring(changed, encoding="utf-8", xml_declaration=True))
        made = folder / font.name
        run("ttx", "-q", "-f", "--no-recalc-timestamp", "-m", font, "-o", made, folder / "changed.ttx")
        made.replace(font)


def characters(font: Path, folder: Path) -> set[int]:
    """The code points a font has glyphs for."""
    return {int(entry.get("code", "0"), 16) for entry in table(font, "cmap", folder).iter("map")}


def ranges(points: Iterable[int]) -> str:
    """Code points in ascending runs: `20-7E A0-17F 20AC`."""
    runs: list[list[int]] = []
    for point in sorted(points):
        if runs and point == runs[-1][1] + 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return " ".join(f"{low:X}-{high:X}" if high > low else f"{low:X}" for low, high in runs)


def main(sources: Path) -> None:
    """Make every font, then the list of what each covers, in the order in which they are tried."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for cut in CUTS:
            wanted = folder / "unicodes.txt"
            wanted.write_text(",".join(f"{point:X}" for point in sorted(set(cut.keep))))
            target = HERE / cut.target
            run(
                "pyftsubset",
                sources / cut.source,
                f"--unicodes-file={wanted}",
                f"--output-file={target}",
                "--layout-features=*" if cut.family is None else "--layout-features=kern,ccmp,locl,mark,mkmk",
                "--name-IDs=*",
                "--notdef-outline",
                "--no-hinting",
                "--drop-tables+=DSIG",
            )
            if cut.family:
                rename(target, cut.family, folder)
            lines.append(f"{cut.target} {ranges(characters(target, folder))}\n")
    (HERE / "coverage.txt").write_text("".join(lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
