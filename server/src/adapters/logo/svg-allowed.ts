/** The elements that remain, by name. A link and a switch remain as groups, so that what they hold is still drawn. */
export const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ...listWords(`svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop
    clipPath mask title desc`).map((name) => [name, name] as const),
  ['a', 'g'],
  ['switch', 'g'],
]);

/** The elements whose `href` remains. */
export const LINKED: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient']);

/** Returns a value as it remains, or undefined. All take time linear in its length. */
type ReadValue = (value: string) => string | undefined;

/** Numbers, lengths, paths and words. Without bracket, quote, colon and backslash there is no address and no escape. */
const PLAIN = matching(/^[\w\s.,+%-]+$/);

const TRANSFORM = matching(/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s?\([\w\s.,+-]*\)[\s,]*)+$/);

const COLOUR = matching(/^(?:#[\da-f]{3,8}|[a-z][a-z-]*|(?:rgb|hsl)a?\s?\([\w\s.,%+/-]*\))$/i);

/** `url(#id)`, quoted or not, and what stands behind it. */
const LOCAL = /^url\(\s?(["']?)#([^"'()\s\\]+)\1\s?\)\s?(.*)$/;

/** A colour, or a reference into the drawing, with a colour for when it leads nowhere. */
const PAINT: ReadValue = (value) => {
  const [, , id, rest = ''] = LOCAL.exec(value) ?? [];
  if (id === undefined) return COLOUR(value);
  const fallback = COLOUR(rest);
  return fallback === undefined ? `url(#${id})` : `url(#${id}) ${fallback}`;
};

const REFERENCE: ReadValue = (value) => {
  const id = LOCAL.exec(value)?.[2];
  if (id === undefined) return value === 'none' ? value : undefined;
  return `url(#${id})`;
};

/**
 * What a style may set as well: LOOK.md's list, and the words that decide whether and by which rule a shape is drawn
 * (`clip-rule`, `display`, `visibility`) and what `currentColor` is, without which a drawing would change.
 */
const STYLES: readonly (readonly [name: string, ReadValue])[] = [
  ...listWords(`fill-opacity fill-rule stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width opacity stop-opacity clip-rule display visibility`).map(
    (name) => [name, PLAIN] as const,
  ),
  ['fill', PAINT],
  ['stroke', PAINT],
  ['stop-color', COLOUR],
  ['color', COLOUR],
  ['clip-path', REFERENCE],
  ['mask', REFERENCE],
];

export const STYLED: ReadonlySet<string> = new Set(STYLES.map(([name]) => name));

const ATTRIBUTES: ReadonlyMap<string, ReadValue> = new Map([
  ...STYLES,
  ...listWords(`x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio
    offset gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits`).map((name) => [name, PLAIN] as const),
  ['transform', TRANSFORM],
  ['gradientTransform', TRANSFORM],
  ['id', matching(/^\S+$/)],
  ['href', matching(/^#\S+$/)],
]);

/** The value with which an attribute remains, white space collapsed; undefined if it goes. */
export function readValue(attribute: string, text: string): string | undefined {
  return ATTRIBUTES.get(attribute)?.(text.replace(/\s+/g, ' ').trim());
}

function matching(pattern: RegExp): ReadValue {
  return (value) => (pattern.test(value) ? value : undefined);
}

function listWords(text: string): readonly string[] {
  return text.split(/\s+/);
}
