/** A part of a stylesheet, in the stylesheet's order. */
export type StylePart =
  | {
      readonly css: string;
      /** The classes that each selector requires; left out if a page always has the part. */
      readonly classes?: readonly (readonly string[])[];
    }
  | {
      /** `@media print` and the like. */
      readonly around: string;
      readonly parts: readonly StylePart[];
    };

const CLASSES = / class="([^"]*)"/g;

/** The parts of a stylesheet that this HTML uses, in time linear in both. */
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
