/** The fields of a line by LAW.md, 6: name, start from 0, and length. */
const LAYOUT = {
  role: [0, 2],
  arrival: [2, 10],
  days: [12, 2],
  surname: [14, 50],
  name: [64, 30],
  sex: [94, 1],
  birth: [95, 10],
  birthplace: [105, 9],
  province: [114, 2],
  state: [116, 9],
  citizenship: [125, 9],
  document: [134, 5],
  number: [139, 20],
  issued: [159, 9],
  flat: [168, 6],
} as const;

type Field = keyof typeof LAYOUT;
export type CheckedLine = Readonly<Record<Field, string>>;

type Rules = {
  readonly length: 168 | 174;
  readonly italy: string;
  /** Codes of single guests and heads; codes of members, with their head's. */
  readonly heads: readonly string[];
  readonly members: Readonly<Record<string, string>>;
};

const MOST_LINES = 1000;

/**
 * Checks a file of the portal Alloggiati Web by LAW.md alone, independently of the code that wrote it. Throws an Error
 * that names the line and its fault.
 */
export function checkAlloggiatiFile(bytes: Uint8Array, rules: Rules): CheckedLine[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (text.startsWith('\uFEFF')) throw new Error('it begins with a BOM');
  const lines = text.split('\r\n');
  if (lines.length > MOST_LINES) throw new Error(`${lines.length} lines`);
  let head: string | undefined;
  return lines.map((line, index) => {
    const fail = (what: string) => new Error(`line ${index + 1}: ${what}`);
    if (line.length !== rules.length) throw fail(`${line.length} characters`);
    const read = fieldsOf(line);
    const fault = findFault(read, rules);
    if (fault) throw fail(fault);
    const wanted = rules.members[read.role];
    if (wanted !== undefined && wanted !== head) throw fail('a member who follows no head of hers');
    if (wanted === undefined) head = read.role;
    return read;
  });
}

function fieldsOf(line: string): CheckedLine {
  const entries = Object.entries(LAYOUT).map(([field, [start, length]]) => [field, line.slice(start, start + length)]);
  return Object.fromEntries(entries);
}

const NAME = /^[A-Z']+(?: [A-Z']+)* *$/;
const CODE = /^\d{9}$/;

const PATTERNS: Partial<Record<Field, RegExp>> = {
  days: /^(?:0[1-9]|[12]\d|30)$/,
  surname: NAME,
  name: NAME,
  sex: /^[12]$/,
  state: CODE,
  citizenship: CODE,
  flat: /^(?:\d{6})?$/,
};

function findFault(line: CheckedLine, { italy, heads, members }: Rules): string | undefined {
  for (const [field, pattern] of Object.entries(PATTERNS)) {
    const value = line[field as Field];
    if (!pattern?.test(value)) return `${field} is «${value}»`;
  }
  for (const day of [line.arrival, line.birth]) if (!isDay(day)) return `«${day}» is no day`;
  const born = line.birthplace + line.province;
  if (!(line.state === italy ? /^\d{9}[A-Z]{2}$/ : /^ {11}$/).test(born)) return `born in «${born}»`;
  const documentFields = line.document + line.number + line.issued;
  if (members[line.role] !== undefined) return documentFields.trim() === '' ? undefined : 'a member with a document';
  if (!heads.includes(line.role)) return `role is «${line.role}»`;
  return /^[A-Z0-9]{5}[A-Z0-9]{1,20} *\d{9}$/.test(documentFields) ? undefined : `document is «${documentFields}»`;
}

function isDay(written: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(written) ?? [];
  if (!day) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
}
