import { fileURLToPath } from 'node:url';

export type Weight = '400' | '700';

/** A part of a line in one font. */
export type Run = { readonly font: string; readonly text: string };

/** Opens fonts and measures texts with them, as pdfkit does. */
export type FontEngine = {
  readonly register: (name: string, file: string) => void;
  readonly hasGlyph: (name: string, codePoint: number) => boolean;
  readonly widthOf: (name: string, text: string, size: number) => number;
};

/** The subset files of Noto Sans, the most used ones first; each is opened on first use. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;

export type Typefaces = ReturnType<typeof openTypefaces>;

/** Finds the font for each character, and measures texts. */
export function openTypefaces(fonts: FontEngine) {
  const known = new Set<string>();
  const fontOf = new Map<string, string | undefined>();
  const widths = new Map<string, number>();

  function open(part: string, weight: Weight): string {
    const name = `${part}-${weight}`;
    if (!known.has(name)) {
      known.add(name);
      const file = import.meta.resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`);
      fonts.register(name, fileURLToPath(file));
    }
    return name;
  }

  function findFont(sign: string, weight: Weight): string | undefined {
    const key = `${weight}${sign}`;
    if (!fontOf.has(key)) fontOf.set(key, lookForFont(sign, weight));
    return fontOf.get(key);
  }

  function lookForFont(sign: string, weight: Weight): string | undefined {
    const codePoints = Array.from(sign, (character) => character.codePointAt(0) ?? 0);
    for (const part of PARTS) {
      const name = open(part, weight);
      if (codePoints.every((codePoint) => fonts.hasGlyph(name, codePoint))) return name;
    }
    return undefined;
  }

  /** Falls back to compatibility characters (`ﬁ` as `fi`), then to single characters, if no font has the sign. */
  function* runsOfSign(sign: string, weight: Weight): Generator<Run> {
    const font = findFont(sign, weight);
    if (font) return yield { font, text: sign };
    const plain = sign.normalize('NFKC');
    if (plain !== sign) return yield* runsOfText(plain, weight);
    const characters = [...sign];
    if (characters.length > 1) for (const character of characters) yield* runsOfSign(character, weight);
    else if (!UNSEEN.test(sign)) yield { font: open('latin', weight), text: nameOf(sign) };
  }

  function* runsOfText(text: string, weight: Weight): Generator<Run> {
    for (const [sign] of text.matchAll(SIGN)) yield* runsOfSign(sign, weight);
  }

  const typefaces = {
    /** Splits a text into runs of one font each. Characters that no font has are written as their code point. */
    split(text: string, weight: Weight): Run[] {
      const runs: Run[] = [];
      for (const run of runsOfText(text, weight)) {
        const last = runs.at(-1);
        if (last?.font === run.font) runs[runs.length - 1] = { font: run.font, text: last.text + run.text };
        else runs.push(run);
      }
      return runs;
    },

    widthOfRun: ({ font, text }: Run, size: number): number => fonts.widthOf(font, text, size),

    /** The width of a text in points; cached. */
    widthOf(text: string, weight: Weight, size: number): number {
      const key = `${weight} ${size} ${text}`;
      const width =
        widths.get(key) ??
        typefaces.split(text, weight).reduce((sum, run) => sum + fonts.widthOf(run.font, run.text, size), 0);
      widths.set(key, width);
      return width;
    },
  };
  return typefaces;
}

/** A character with the marks that belong to it. */
const SIGN = /\P{M}\p{M}*|\p{M}/gu;

/** Characters without a glyph: joiners and selectors. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;

function nameOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
}
