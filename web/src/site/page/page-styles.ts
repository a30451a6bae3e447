/** A part of a stylesheet, in the order of the whole. */
export type StylePart =
  | {
      readonly css: string;
      /** For each selector the classes that it takes; left out where a page always has the part. */
      readonly classes?: readonly (readonly string[])[];
    }
  | {
      /** `@media print` and its like. */
      readonly around: string;
      readonly parts: readonly StylePart[];
    };

const CLASSES = / class="([^"]*)"/g;

/** Of a stylesheet what this HTML uses: linear in both. */
export function pickStyles(parts: readonly StylePart[], html: string): string {
  const found = new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names?.split(' ') ?? []));
  return writeParts(parts, found);
}

function writeParts(parts: readonly StylePart[], found: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, found)).join('');
}

function writePart(part: StylePart, found: ReadonlySet<string>): string {
  if ('around' in part) {
    const inside = writeParts(part.parts, found);
    return inside && `${part.around}{${inside}}`;
  }
  const isUsed = part.classes?.some((names) => names.every((name) => found.has(name))) ?? true;
  return isUsed ? part.css : '';
}
