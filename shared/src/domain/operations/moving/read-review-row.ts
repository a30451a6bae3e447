import type { LocalDate } from '../../base/date/local-date.ts';
import { type Cell, isEmptyRow, isTooLarge, type Row, TOO_LARGE, textOf } from '../../base/tables/cell.ts';
import { cellOf, type KnownTable, type TableAtHand } from '../../base/tables/match-table.ts';
import { type DayFault, findDayFault, readDay } from '../../base/tables/read-day.ts';
import { isSecureLink } from '../../base/text/link.ts';
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

export type ReviewTable = TableAtHand<ReviewField>;

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
  if (isEmptyRow(row)) return undefined;
  const date = readDay(read('date'), table.order);
  if (date === undefined) return faulty(findDayFault(read('date'), table.order) ?? { key: 'dateUnreal' });
  const told = {
    portal: namePortal(textOf(read('portal'))) || namePortal(table.portal ?? ''),
    author,
    rating: readNumber(read('rating')),
    outOf: textOf(read('outOf')) === '' ? 5 : readNumber(read('outOf')),
    comment: textOf(read('comment')),
    date,
  };
  const fault = findFault(told, table.today);
  if (fault !== undefined) return faulty(fault);
  const url = textOf(read('url'));
  const hasUrl = isSecureLink(url);
  const warnings = url === '' || hasUrl ? [] : [`Indirizzo non valido: «${cutText(cleanLine(url), 60)}»`];
  const review = { ...told, outOf: told.outOf === 10 ? 10 : 5, ...(hasUrl && { url }) } as const;
  return { author, warnings, state: 'NEW', review };
}

/** NaN where there is none. */
function readNumber(cell: Cell): number {
  const text = textOf(cell).replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
}

type Told = Omit<RowReview, 'outOf' | 'url'> & { readonly outOf: number };

function findFault(told: Told, today: LocalDate): ReviewRowFault | undefined {
  const { portal, author, rating, outOf, comment, date } = told;
  if (!isBetween(portal, 2, 60)) return 'Il portale deve essere compreso tra 2 e 60 caratteri';
  if (!isBetween(author, 2, 100)) return 'L’autore deve essere compreso tra 2 e 100 caratteri';
  if (author.includes('://')) return { key: 'nameHasAddress' };
  if (!isBetween(comment, 10, 2000)) return 'Il testo deve essere compreso tra 10 e 2.000 caratteri';
  if (outOf !== 5 && outOf !== 10) return 'Il voto può essere su 5 o su 10';
  if (outOf === 5 && ![1, 2, 3, 4, 5].includes(rating)) return { key: 'ratingOutOfRange' };
  if (!(rating >= 0 && rating <= 10)) return 'Il voto deve essere un numero da 0 a 10';
  if (date < '1900') return { key: 'dateUnreal' };
  return date > today ? 'La data non può essere nel futuro' : undefined;
}

function isBetween(text: string, min: number, max: number): boolean {
  const length = visibleLength(text, max + 1);
  return length >= min && length <= max;
}
