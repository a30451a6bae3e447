/** A text that repeats one unit. */
export type Shape = {
  readonly name: string;
  readonly unit: string;
  readonly head?: string;
  readonly tail?: string;
};

/** Texts that are slow for parsers: whatever a pattern could retry from each of its characters. */
export const textShapes: readonly Shape[] = [
  { name: 'marks above and below', head: 'a', unit: '\u0316\u0301' },
  { name: 'marks that come apart', head: 'a', unit: '\u0344\u0316' },
  { name: 'spaces', head: 'a', unit: ' ', tail: 'b' },
  { name: 'lines of spaces', head: 'a', unit: ' \n ', tail: 'b' },
  { name: 'line breaks', head: 'a', unit: '\n', tail: 'b' },
  { name: 'open tags', unit: '<' },
  { name: 'open brackets', unit: '[' },
  { name: 'open braces', unit: '{' },
  { name: 'one huge word', unit: 'a' },
  { name: 'families', unit: '👨‍👩‍👧‍👦' },
  { name: 'one family without end', unit: '👩\u200D' },
  { name: 'ampersands', unit: '&amp;' },
  { name: 'hyphens', head: 'a', unit: '-', tail: '!' },
  { name: 'dots', head: 'a@a', unit: '.a', tail: '!' },
  { name: 'slashes', unit: '/', tail: 'x' },
  { name: 'percent signs', head: '/', unit: '%25' },
  { name: 'a picture', head: 'data:image/png;base64,', unit: 'A' },
];

/** Markup that is slow for parsers, in addition. */
export const markupShapes: readonly Shape[] = [
  { name: 'nested blocks', unit: '<div>' },
  { name: 'nested lists', unit: '<ul><li>' },
  { name: 'nested quotes', unit: '<blockquote>', tail: 'a' },
  { name: 'blocks that look closed', unit: '<div></x>' },
  { name: 'marks that look closed', unit: '<b></i>' },
  { name: 'marks', unit: '<b>a</b>' },
  { name: 'paragraphs', unit: '<p>' },
  { name: 'ends of paragraphs', unit: '</p>' },
  { name: 'tags without end', unit: '<a ' },
  { name: 'attributes', head: '<p ', unit: 'a=b ', tail: '>a</p>' },
  { name: 'a style', head: '<p style="', unit: '; text-align : ', tail: '">a</p>' },
  { name: 'comments', unit: '<!-- --' },
  { name: 'frames', unit: '<iframe>' },
  { name: 'unknown entities', unit: '&notit;' },
  { name: 'pictures', unit: '<img src="/uploads/hero-bay.jpg">' },
  { name: 'embeds', unit: '<div data-type="image" data-src="/uploads/hero-bay.jpg"></div>' },
  { name: 'marks in a label', head: '<img src="/uploads/hero-bay.jpg" alt="a', unit: '\u0316\u0301', tail: '">' },
];

/** Headers that are slow for parsers: lists, quotes, weights. */
export const headerShapes: readonly Shape[] = [
  { name: 'spaces', head: 'a,', unit: ' ', tail: '"x"y' },
  { name: 'quoted spaces', head: 'a, "', unit: ' " ', tail: 'y' },
  { name: 'commas', head: 'a', unit: ',' },
  { name: 'semicolons', head: 'image/avif', unit: '; ', tail: 'x' },
  { name: 'weights', head: 'image/avif;q=0.', unit: '0', tail: 'x' },
  { name: 'ranges', head: 'bytes=', unit: '0-1,', tail: '2-3' },
  { name: 'weak tags', head: '"a"', unit: ',W/"', tail: '"' },
  { name: 'one huge word', unit: 'a' },
];

/** The shape as JSON text of so many bytes without quotes, or as close below as its head and tail allow. */
export function fill({ unit, head = '', tail = '' }: Shape, bytes: number): string {
  const room = bytes - jsonBytes(head) - jsonBytes(tail);
  return head + unit.repeat(Math.max(1, Math.floor(room / jsonBytes(unit)))) + tail;
}

/** The shape at so many UTF-16 units at most. */
export function fillUnits({ unit, head = '', tail = '' }: Shape, units: number): string {
  const room = units - head.length - tail.length;
  return head + unit.repeat(Math.max(1, Math.floor(room / unit.length))) + tail;
}

function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2;
}
