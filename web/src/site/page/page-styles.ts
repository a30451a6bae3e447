/** A part of a stylesheet, in the stylesheet's order. */
export type StylePart =
  | {
      readonly css: string;
      /** The same with the roles that only the dark sets; left out if the part names none. */
      readonly withRoles?: string;
      /** The classes that each selector requires; left out if a page always has the part. */
      readonly classes?: readonly (readonly string[])[];
      /** The typeface that an `@font-face` names. */
      readonly family?: string;
    }
  | {
      /** `@media print` and the like. */
      readonly around: string;
      readonly parts: readonly StylePart[];
    };

const CLASSES = / class="([^"]*)"/g;

/** A page that is dark where its visitor's device is. */
const IS_DARK_AT_NIGHT = /<html\b[^>]* data-scheme="device"/;

/** The parts of a stylesheet that this HTML uses, with these typefaces alone, in time linear in both. */
export function pickStyles(parts: readonly StylePart[], html: string, families: readonly string[]): string {
  const found = new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names?.split(' ') ?? []));
  return writeParts(parts, { found, families, hasRoles: IS_DARK_AT_NIGHT.test(html) });
}

type Page = {
  readonly found: ReadonlySet<string>;
  readonly families: readonly string[];
  readonly hasRoles: boolean;
};

function writeParts(parts: readonly StylePart[], page: Page): string {
  return parts.map((part) => writePart(part, page)).join('');
}

function writePart(part: StylePart, page: Page): string {
  if ('around' in part) {
    const inside = writeParts(part.parts, page);
    return inside && `${part.around}{${inside}}`;
  }
  const isUsed = part.classes?.some((names) => names.every((name) => page.found.has(name))) ?? true;
  if (!isUsed || (part.family !== undefined && !page.families.includes(part.family))) return '';
  return page.hasRoles ? (part.withRoles ?? part.css) : part.css;
}
