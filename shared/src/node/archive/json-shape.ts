type Bounds = {
  /** Maximum nesting of lists and objects. */
  readonly depth: number;
  /** Maximum number of lists and objects. */
  readonly brackets: number;
  /** Maximum number of values in all of them. */
  readonly fields: number;
};

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));

/**
 * Whether a text, if it is JSON at all, stays within the bounds. Checked first, it limits the memory of `JSON.parse`,
 * which takes fifty bytes for each bracket.
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
