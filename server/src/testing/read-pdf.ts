import { inflateSync } from 'node:zlib';
import { type PdfDictionary, type PdfReference, type PdfValue, parsePdfValue } from './parse-pdf-value.ts';

/** An element of a document's structure: its type, with its text or children; `alt` is what is said of a picture. */
export type PdfElement = {
  readonly type: string;
  readonly text: string;
  readonly kids: readonly PdfElement[];
  readonly alt?: string;
};

/**
 * Reads a PDF as who has it read aloud does: by its structure, with the text that belongs to each element. Understands what
 * pdfkit writes and what Chromium prints, no more; throws where a font is not embedded or text has no meaning.
 */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = readObjects(file);
  const trailer = dictionary(parsePdfValue(/trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(file)?.[1] ?? ''));
  const catalog = dictionary(trailer.Root);
  const pages = list(dictionary(catalog.Pages).Kids).map((page) => ({ page, texts: textsOf(page) }));

  function dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = isReference(value) ? objects.get(value.reference)?.value : value;
    if (!isDictionary(found)) throw new Error('no dictionary');
    return found;
  }

  function streamOf(value: PdfValue | undefined): Buffer | undefined {
    return isReference(value) ? objects.get(value.reference)?.stream : undefined;
  }

  function list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = isReference(value) ? objects.get(value.reference)?.value : value;
    return Array.isArray(found) ? found : [];
  }

  /** The text of each marked content of a page; `undefined` is the key of decoration. */
  function textsOf(page: PdfValue): ReadonlyMap<number | undefined, string> {
    const { Contents, Resources } = dictionary(page);
    const fonts = Object.entries(dictionary(dictionary(Resources).Font)).map(
      ([name, font]) => [name, readFont(dictionary(font))] as const,
    );
    const content = streamOf(Contents)?.toString('latin1') ?? '';
    return readContent(content, new Map(fonts));
  }

  function readFont({ Subtype, ToUnicode, DescendantFonts }: PdfDictionary): ReadonlyMap<string, string> {
    // The signs of a font of type 3 are drawings of the document itself.
    if (Subtype !== '/Type3') {
      const descriptor = dictionary(dictionary(list(DescendantFonts)[0]).FontDescriptor);
      if (!descriptor.FontFile2 && !descriptor.FontFile3) throw new Error('a font is not embedded');
    }
    return readToUnicode(streamOf(ToUnicode)?.toString('latin1') ?? '');
  }

  function readElement(value: PdfValue): PdfElement {
    const { S, K, Pg, Alt } = dictionary(value);
    let text = '';
    const kids: PdfElement[] = [];
    for (const kid of kidsOf(K)) {
      if (typeof kid === 'number') text += textOn(Pg, kid);
      else if (!isReference(kid) && dictionary(kid).Type === '/MCR')
        text += textOn(dictionary(kid).Pg, Number(dictionary(kid).MCID));
      else kids.push(readElement(kid));
    }
    return { type: String(S).slice(1), text, kids, ...(typeof Alt === 'string' && { alt: Alt }) };
  }

  /** The children as a list; a single child is stored without one. */
  function kidsOf(value: PdfValue | undefined): readonly PdfValue[] {
    const found = isReference(value) ? objects.get(value.reference)?.value : value;
    if (Array.isArray(found) || value === undefined) return list(value);
    return [value];
  }

  function textOn(page: PdfValue | undefined, mcid: number): string {
    const found = pages.find(
      (one) => isReference(one.page) && isReference(page) && one.page.reference === page.reference,
    );
    const text = found?.texts.get(mcid);
    if (text === undefined) throw new Error(`nothing is marked ${mcid}`);
    return text;
  }

  const structure = kidsOf(dictionary(catalog.StructTreeRoot).K).map(readElement);
  return {
    structure,
    language: catalog.Lang,
    isMarked: dictionary(catalog.MarkInfo).Marked === true,
    showsTitle: dictionary(catalog.ViewerPreferences).DisplayDocTitle === true,
    metadata: streamOf(catalog.Metadata)?.toString('utf8') ?? '',
    /** The footer of each page. */
    feet: pages.map(({ texts }) => texts.get(undefined) ?? ''),
    /** The whole text, one element per line. */
    text: structure.flatMap(linesOf).join('\n'),
  };
}

function linesOf({ text, kids }: PdfElement): string[] {
  return [...(text ? [text] : []), ...kids.flatMap(linesOf)];
}

type PdfObject = { readonly value: PdfValue; readonly stream: Buffer | undefined };

function readObjects(file: string): ReadonlyMap<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head = body, written] = /^([\s\S]*?)[\n ]stream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    const stream = written === undefined ? undefined : Buffer.from(written, 'latin1');
    const value = parsePdfValue(head);
    const isDeflated = head.includes('/FlateDecode');
    objects.set(Number(number), { value, stream: stream && isDeflated ? inflateSync(stream) : stream });
  }
  return objects;
}

/** The text of each code of a font: given one by one, as a range with a list, or as a consecutive range. */
function readToUnicode(map: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [, code = '', text = ''] of sectionsOf(map, 'bfchar', /<([0-9a-f]+)> <([0-9a-f]+)>/gi))
    texts.set(code.toLowerCase(), readUnits(text));
  const ranges = /<([0-9a-f]+)> <([0-9a-f]+)> (?:\[([^\]]*)\]|<([0-9a-f]+)>)/gi;
  for (const [, first = '', last = '', listed, from = ''] of sectionsOf(map, 'bfrange', ranges)) {
    const units = listed && Array.from(listed.matchAll(/<([0-9a-f ]*)>/gi), ([, one = '']) => one).values();
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) {
      const consecutive = (Number.parseInt(from, 16) + code - Number.parseInt(first, 16)).toString(16).padStart(4, '0');
      texts.set(
        code.toString(16).padStart(first.length, '0'),
        readUnits(units ? (units.next().value ?? '') : consecutive),
      );
    }
  }
  return texts;
}

function sectionsOf(map: string, name: string, entry: RegExp): RegExpExecArray[] {
  const sections = map.matchAll(new RegExp(`begin${name}([\\s\\S]*?)end${name}`, 'g'));
  return [...sections].flatMap(([, section = '']) => [...section.matchAll(entry)]);
}

function readUnits(hex: string): string {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const texts = new Map<number | undefined, string>();
  let named: number | undefined;
  let mark: number | undefined;
  let font: ReadonlyMap<string, string> | undefined;
  for (const line of content.split('\n')) {
    const id = /\/MCID (\d+)/.exec(line)?.[1];
    if (id !== undefined) named = Number(id);
    if (line.endsWith('BDC')) mark = named;
    // Lines and grounds are marked too, and say nothing.
    if (mark !== undefined && !texts.has(mark)) texts.set(mark, '');
    if (line.endsWith('BDC') || line === 'EMC') named = undefined;
    if (line === 'EMC') mark = undefined;
    const name = /^\/(\S+) \S+ Tf$/.exec(line)?.[1];
    if (name !== undefined) font = fonts.get(name);
    if (!/T[jJ]$/.test(line)) continue;
    const visibleText = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => readCodes(hex, font)).join('');
    texts.set(mark, (texts.get(mark) ?? '') + visibleText);
  }
  return texts;
}

function readCodes(hex: string, font: ReadonlyMap<string, string> | undefined): string {
  const [sample = '0000'] = font?.keys() ?? [];
  return (hex.toLowerCase().match(new RegExp(`.{${sample.length}}`, 'g')) ?? [])
    .map((code) => {
      const text = font?.get(code);
      if (text === undefined) throw new Error(`a font does not say what ${code} is`);
      return text;
    })
    .join('');
}

function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && 'reference' in value;
}

function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && !isReference(value) && !Array.isArray(value);
}
