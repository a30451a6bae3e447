/** A property of an event, parsed from its line: `DTSTART;TZID=Europe/Rome:20270410T150000`. */
export type Property = {
  /** In upper case. */
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** As written, trimmed. */
  readonly value: string;
};

const NAME = /^([A-Za-z0-9-]+)\s*([;:])/;

/** The beginning of a date or time: nothing else after a colon looks like this. */
const DATE = /^\s*\d{4}-?\d{2}-?\d{2}(?!\d)/;

/**
 * Parses a line tolerantly; undefined if it is not a property. A parameter may contain an unquoted colon, as Outlook's
 * zones do (`TZID=(UTC+01:00) Berlin:20270410T150000`): the value then begins after the colon that precedes a date.
 */
export function readProperty(line: string): Property | undefined {
  const [head = '', name = '', next] = NAME.exec(line) ?? [];
  if (name === '') return undefined;
  const rest = line.slice(head.length);
  const end = next === ':' ? 0 : findValue(rest);
  if (end === undefined) return undefined;
  const parameters = next === ':' ? '' : rest.slice(0, end - 1);
  return { name: name.toUpperCase(), parameters: readParameters(parameters), value: rest.slice(end).trim() };
}

/** The unescaped value of the first property of that name; undefined if there is none. */
export function findText(properties: readonly Property[], name: string): string | undefined {
  const value = properties.find((property) => property.name === name)?.value;
  return value?.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

function findValue(line: string): number | undefined {
  const text = line.slice(0, MAX_PARAMETERS_LENGTH);
  const ends = [...text.matchAll(/:/g)].map(({ index }) => index + 1);
  const isQuoted = createQuoteTest(text);
  const bare = ends.filter((end) => !isQuoted(end - 1));
  // Unclosed quotes do not count.
  const possible = bare.length > 0 ? bare : ends;
  return possible.find((end) => DATE.test(text.slice(end, end + 20))) ?? possible[0];
}

/** Real parameters are shorter; the limit matters because they are scanned more than once. */
const MAX_PARAMETERS_LENGTH = 1000;

function createQuoteTest(text: string): (index: number) => boolean {
  const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
  let before = 0;
  return (index) => {
    while (before < quotes.length && (quotes[before] ?? index) < index) before += 1;
    return before % 2 === 1 && before < quotes.length;
  };
}

function readParameters(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, key = '', quoted, plain = ''] of text.matchAll(/([^;="]+)=\s*(?:"([^"]*)"|([^;]*))/g)) {
    const value = (quoted ?? plain).trim();
    if (value !== '') found.set(key.trim().toUpperCase(), value);
  }
  return found;
}
