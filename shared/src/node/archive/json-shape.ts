type Bounds = {
  /** Of lists and objects in one another. */
  readonly depth: number;
  /** Lists and objects in all. */
  readonly brackets: number;
  /** Values in all of them. */
  readonly fields: number;
};

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));

/**
 * Whether a text, if it is JSON at all, has no more in it than the bounds allow. Read first, it bounds the memory of
 * `JSON.parse`, which makes fifty bytes of each bracket.
 */
export function hasBoundedShape(text: Uint8Array, { depth, brackets, fields }: Bounds): boolean {
  let open = 0;
  let opened = 0;
  let commas = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInString = false;
      continue;
    }
    if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) commas += 1;
    else if (CLOSING.has(byte)) open -= 1;
    else if (OPENING.has(byte)) {
      open += 1;
      opened += 1;
    }
    if (open > depth || opened > brackets || commas > fields) return false;
  }
  return true;
}
