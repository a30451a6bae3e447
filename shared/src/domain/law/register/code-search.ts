import type { LocalDate } from '../../base/date/local-date.ts';
import { foldText } from '../../base/text/fold-text.ts';
import type { OfficialRow } from './official-tables.ts';

/** A row with its name in the language of the search. */
export type LabelledRow = OfficialRow & { readonly label: string };

/** The most results of a search. */
const MAX_FOUND = 20;

export type CodeSearch = ReturnType<typeof createCodeSearch>;

type CodeQuery = {
  /** Part of a name, or a code. */
  readonly q: string;
  /** Includes rows that ended on that day or later; without it only current rows. */
  readonly on?: LocalDate | undefined;
};

/**
 * Finds rows by their names and labels, ignoring case and accents: first those that begin with the query, then those
 * with such a word, then all that contain it; current rows first, then by name. All names stand in one text, so that a
 * search scans it once a rank, and no further than it must.
 */
export function createCodeSearch(rows: readonly LabelledRow[]) {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const entries = rows.map((row) => ({ row, names: namesOf(row) })).toSorted(compareEntries);
  const starts: number[] = [];
  let text = '';
  for (const { names } of entries) {
    starts.push(text.length);
    text += names.map((name) => `\n${name}`).join('');
  }

  return {
    /** At most twenty. */
    find({ q, on }: CodeQuery): LabelledRow[] {
      const coded = byCode.get(q.trim().toUpperCase());
      if (coded) return [coded];
      const wanted = foldName(q);
      if (wanted === '') return [];
      const found = new Set<LabelledRow>();
      for (const start of ['\n', ' ', '']) {
        if (found.size < MAX_FOUND) collect(found, start + wanted, on);
      }
      return [...found];
    },
  };

  function collect(found: Set<LabelledRow>, wanted: string, on: LocalDate | undefined): void {
    for (let at = text.indexOf(wanted); at >= 0 && found.size < MAX_FOUND; ) {
      const place = placeOf(starts, at);
      const row = entries[place]?.row;
      if (row && wasCurrent(row, on)) found.add(row);
      at = text.indexOf(wanted, Math.max(at + 1, starts[place + 1] ?? text.length));
    }
  }
}

function wasCurrent({ endedOn }: OfficialRow, on: LocalDate | undefined): boolean {
  return endedOn === null || (on !== undefined && endedOn >= on);
}

function namesOf({ name, label }: LabelledRow): string[] {
  return [...new Set([foldName(name), foldName(label)])];
}

/** Lower-case letters and digits, with one space between words. */
function foldName(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type Entry = { readonly row: LabelledRow; readonly names: readonly string[] };

function compareEntries(a: Entry, b: Entry): number {
  const [one = '', other = ''] = [a.names[0], b.names[0]];
  const isCurrent = ({ row }: Entry) => Number(row.endedOn !== null);
  return isCurrent(a) - isCurrent(b) || (one < other ? -1 : Number(one > other));
}

/** The last of the ascending starts that is not beyond a place. */
function placeOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
