export type PdfReference = { readonly reference: number };
export type PdfDictionary = { readonly [key: string]: PdfValue };
/** A parsed value: names keep their slash, strings become their text. */
export type PdfValue = string | number | boolean | PdfReference | readonly PdfValue[] | PdfDictionary;

const TOKEN = /<<|>>|\[|\]|\/[^\s/<>[\]()]*|\((?:\\[\s\S]|[^\\()])*\)|<[0-9a-fA-F]*>|(\d+) 0 R|[^\s/<>[\]()]+/g;

/** Parses a value in PDF syntax (ISO 32000-1, 7.3). */
export function parsePdfValue(text: string): PdfValue {
  const tokens = Array.from(text.matchAll(TOKEN), (match) => match[0]);
  let next = 0;

  function read(): PdfValue {
    const token = tokens[next++] ?? '';
    if (token === '<<') return readDictionary();
    if (token === '[') return readList();
    const reference = /^(\d+) 0 R$/.exec(token)?.[1];
    if (reference !== undefined) return { reference: Number(reference) };
    if (token.startsWith('(')) return readString(token.slice(1, -1));
    if (token === 'true' || token === 'false') return token === 'true';
    return /^[-+.\d]/.test(token) ? Number(token) : token;
  }

  function readDictionary(): PdfDictionary {
    const entries: [string, PdfValue][] = [];
    while (tokens[next] !== '>>' && next < tokens.length) {
      const name = (tokens[next++] ?? '').slice(1);
      entries.push([name, read()]);
    }
    next += 1;
    return Object.fromEntries(entries);
  }

  function readList(): PdfValue[] {
    const values: PdfValue[] = [];
    while (tokens[next] !== ']' && next < tokens.length) values.push(read());
    next += 1;
    return values;
  }

  return read();
}

function readString(written: string): string {
  const bytes = written.replace(/\\(?:([nrtbf])|([\s\S]))/g, (_, letter: string | undefined, other = '') =>
    letter ? (ESCAPES[letter] ?? '') : other,
  );
  return bytes.startsWith('\u00fe\u00ff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
