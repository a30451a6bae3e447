import { isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { readAmount } from '@approdo/shared/domain/base/tables/read-amount';
import { type BankLine, cutLine } from '@approdo/shared/domain/money/year/bank-line';
import { SaxesParser } from 'saxes';
import { refuseBroken, refuseTooMany } from './reading.ts';

const MAX_DEPTH = 64;
const MAX_ENTRIES = 10_000;

/** What an element below an entry says, by its path. */
type Facts = Map<string, string>;

/** An entry of a statement, and the transactions that it has. */
type Entry = { readonly whole: Facts; readonly details: Facts[] };

/** Reads the booked entries of a camt.053, whichever version. Throws a ReadingRefusal where it is no whole XML. */
export function readCamt(xml: string): BankLine[] {
  const parser = new SaxesParser();
  const entries: BankLine[] = [];
  const open: string[] = [];
  let entry: Entry = { whole: new Map(), details: [] };
  let words = '';

  /** Keeps what is said of the entry, or of its transaction at hand. */
  function keep(said: string, mark = ''): void {
    const at = Math.max(open.lastIndexOf('Ntry'), open.lastIndexOf('TxDtls'));
    const facts = open[at] === 'TxDtls' ? entry.details.at(-1) : entry.whole;
    const path = `${open.slice(at + 1).join('/')}${mark}`;
    facts?.set(path, `${facts.get(path) ?? ''} ${said}`.trim());
  }

  parser.on('error', () => {
    throw refuseBroken(parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = name.replace(/^.*:/, '');
    open.push(tag);
    if (open.length > MAX_DEPTH) throw refuseBroken(parser.line);
    words = '';
    if (tag === 'Ntry') entry = { whole: new Map(), details: [] };
    if (tag === 'TxDtls') entry.details.push(new Map());
    if (attributes.Ccy !== undefined) keep(attributes.Ccy, '@');
  });
  const gather = (part: string) => {
    words += part;
  };
  parser.on('text', gather);
  parser.on('cdata', gather);
  parser.on('closetag', () => {
    if (words.trim() !== '') keep(words);
    words = '';
    if (open.pop() === 'Ntry') entries.push(...listLines(entry));
    if (entries.length > MAX_ENTRIES) throw refuseTooMany('10.000');
  });
  parser.write(xml).close();
  return entries;
}

/** Where a transaction has its amount, by version. */
const AMOUNTS = ['Amt', 'AmtDtls/TxAmt/Amt'];

/** A line of the booked entry, or of each of its transactions that has an amount. */
function listLines({ whole, details }: Entry): BankLine[] {
  if ((whole.get('Sts/Cd') ?? whole.get('Sts')) !== 'BOOK') return [];
  const told = details.filter((facts) => AMOUNTS.some((path) => facts.has(path)));
  const parts = told.length > 0 ? told : [details[0] ?? new Map()];
  return parts.flatMap((facts) => readLine(facts, whole) ?? []);
}

/** Undefined without day or amount. */
function readLine(facts: Facts, whole: Facts): BankLine | undefined {
  const at = AMOUNTS.find((path) => facts.has(path)) ?? 'Amt';
  const amounts = facts.has(at) ? facts : whole;
  const cents = readAmount(Number(amounts.get(at)))?.cents;
  const date = (whole.get('BookgDt/Dt') ?? whole.get('BookgDt/DtTm') ?? '').slice(0, 10);
  if (cents === undefined || !isLocalDate(date)) return undefined;
  const isOut = (facts.get('CdtDbtInd') ?? whole.get('CdtDbtInd')) === 'DBIT';
  const party = `RltdPties/${isOut ? 'Cdtr' : 'Dbtr'}`;
  const text = facts.get('RmtInf/Ustrd') ?? whole.get('AddtlNtryInf');
  const reference = facts.get('RmtInf/Strd/CdtrRefInf/Ref');
  const name = cutLine(facts.get(`${party}/Nm`) ?? facts.get(`${party}/Pty/Nm`) ?? '');
  return {
    date,
    amount: isOut ? 0 - cents : cents,
    currency: amounts.get(`${at}@`) ?? 'EUR',
    text: cutLine([text, reference].filter(Boolean).join(' ')),
    ...(name !== '' && { name }),
  };
}
