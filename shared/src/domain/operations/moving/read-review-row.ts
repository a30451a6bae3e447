import type { LocalDate } from '../../base/date/local-date.ts';
import { type Cell, type DateOrder, isTooLarge, type Row, TOO_LARGE, textOf } from '../../base/tables/cell.ts';
import { cellOf, type FieldColumns, type KnownTable } from '../../base/tables/match-table.ts';
import { type DayFault, findDayFault, readDay } from '../../base/tables/read-day.ts';
import { isSafeLink } from '../../base/text/link.ts';
import { cleanLine, visibleLength } from '../../base/text/text.ts';
import { cutText } from './adapt-text.ts';
import { namePortal } from './read-stay-row.ts';

/** What the owner can say that a column holds. */
export const REVIEW_FIELDS = ['portal', 'author', 'rating', 'outOf', 'comment', 'date', 'url'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The table of reviews by the names of MOVING.md, section 6. */
export const REVIEW_TABLES: readonly KnownTable<ReviewField>[] = [
  {
    needs: ['author', 'rating', 'comment', 'date'],
    names: {
      portal: ['Portale', 'Portal'],
      author: ['Autore', 'Nome', 'Author', 'Name'],
      rating: ['Voto', 'Punteggio', 'Rating', 'Score'],
      outOf: ['Su', 'Out of'],
      comment: ['Testo', 'Recensione', 'Commento', 'Text', 'Review', 'Comment'],
      date: ['Data', 'Date'],
      url: ['Indirizzo', 'Address'],
    },
  },
];

/** What holds for all rows of a table. */
export type ReviewTable = {
  readonly fields: FieldColumns<ReviewField>;
  /** The owner's choice; a column of the row comes before it. */
  readonly portal?: string | undefined;
  readonly order?: DateOrder | undefined;
  readonly today: LocalDate;
};

/** The body of `POST /reviews/collected`; its rating is as the portal tells it. */
type RowReview = {
  readonly portal: string;
  readonly author: string;
  readonly rating: number;
  readonly outOf: 5 | 10;
  readonly comment: string;
  readonly date: LocalDate;
  readonly url?: string;
};

/** Why a row is no review that can be brought: a text for the owner, or the key of one. */
type ReviewRowFault = DayFault | { readonly key: 'ratingOutOfRange' | 'nameHasAddress' } | string;

export type ReviewRow = {
  /** To name it by; may be empty. */
  readonly author: string;
  /** In Italian, for the owner. */
  readonly warnings: readonly string[];
} & (
  | { readonly state: 'NEW'; readonly review: RowReview }
  | { readonly state: 'FAULT'; readonly reason: ReviewRowFault }
);

/** A review as its row tells it; undefined where the row is empty. A wrong address is left out, with a warning. */
export function readReviewRow(row: Row, table: ReviewTable): ReviewRow | undefined {
  const read = (field: ReviewField) => cellOf(row, table.fields, field);
  const author = cleanLine(textOf(read('author')));
  const faulty = (reason: ReviewRowFault): ReviewRow => ({ author, warnings: [], state: 'FAULT', reason });
  if (isTooLarge(row)) return faulty(TOO_LARGE);
  if (row.every((cell) => textOf(cell) === '')) return undefined;
  const date = readDay(read('date'), table.order);
  if (date === undefined) return faulty(findDayFault(read('date'), table.order) ?? { key: 'dateUnreal' });
  const told = {
    portal: namePortal(textOf(read('portal'))) || namePortal(table.portal ?? ''),
    author,
    ...readRating(read('rating'), read('outOf')),
    comment: textOf(read('comment')),
    date,
  };
  const fault = findTextFault(told) ?? findRatingFault(told) ?? findDateFault(date, table.today);
  if (fault !== undefined) return faulty(fault);
  const { url, warnings } = readAddress(textOf(read('url')));
  const review = { ...told, outOf: told.outOf === 10 ? 10 : 5, ...(url && { url }) } as const;
  return { author, warnings, state: 'NEW', review };
}

type Rating = { readonly rating: number; readonly outOf: number };

/** NaN where there is no number. */
function readRating(rating: Cell, outOf: Cell): Rating {
  return { rating: readNumber(rating), outOf: textOf(outOf) === '' ? 5 : readNumber(outOf) };
}

function readNumber(cell: Cell): number {
  const text = textOf(cell).replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
}

function findRatingFault({ rating, outOf }: Rating): ReviewRowFault | undefined {
  if (outOf === 10) return rating >= 0 && rating <= 10 ? undefined : 'Il voto deve essere un numero da 0 a 10';
  if (outOf !== 5) return 'Il voto può essere su 5 o su 10';
  return [1, 2, 3, 4, 5].includes(rating) ? undefined : { key: 'ratingOutOfRange' };
}

type Texts = { readonly portal: string; readonly author: string; readonly comment: string };

function findTextFault({ portal, author, comment }: Texts): ReviewRowFault | undefined {
  if (!isBetween(portal, 2, 60)) return 'Il portale deve essere compreso tra 2 e 60 caratteri';
  if (!isBetween(author, 2, 100)) return 'L’autore deve essere compreso tra 2 e 100 caratteri';
  if (author.includes('://')) return { key: 'nameHasAddress' };
  return isBetween(comment, 10, 2000) ? undefined : 'Il testo deve essere compreso tra 10 e 2.000 caratteri';
}

function isBetween(text: string, min: number, max: number): boolean {
  const length = visibleLength(text, max + 1);
  return length >= min && length <= max;
}

function findDateFault(date: LocalDate, today: LocalDate): ReviewRowFault | undefined {
  if (date < '1900') return { key: 'dateUnreal' };
  return date > today ? 'La data non può essere nel futuro' : undefined;
}

function readAddress(address: string): { readonly url?: string; readonly warnings: readonly string[] } {
  if (address === '') return { warnings: [] };
  if (/^https:/i.test(address) && isSafeLink(address)) return { url: address, warnings: [] };
  return { warnings: [`Indirizzo non valido: «${cutText(cleanLine(address), 60)}»`] };
}
