import { type Move, type MoveItem, type MoveTally, moveItemKind } from '@approdo/shared/contract/operations/moves';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { ITEM_KINDS, ITEM_STATES, ITEMS, MOVE_KINDS, sayCount } from './texts.ts';

/** A move by its file, or by what it brings where pictures came one by one. */
export function nameMove({ fileName, kind }: Pick<Move, 'fileName' | 'kind'>): string {
  return fileName || MOVE_KINDS[kind].title;
}

/** An item by its title; a stay may have none, and is known by its guest or its code. */
export function nameItem({ title, guestName, code, kind }: MoveItem): string {
  return title || guestName || code || ITEM_KINDS[kind].one;
}

type Counted = Pick<Move, 'counts'>;

/** The kinds of which there are such items, in the order of the contract. */
export function listKinds({ counts }: Counted, so: keyof MoveTally) {
  const all = moveItemKind.options.map((kind) => ({ kind, count: counts[kind]?.[so] ?? 0 }));
  return all.filter(({ count }) => count > 0);
}

/** How many items of all kinds are so. */
export function countItems(move: Counted, so: keyof MoveTally): number {
  return listKinds(move, so).reduce((sum, { count }) => sum + count, 0);
}

/** The items that are so, by kind: `42 articoli, 7 pagine`; empty where there are none. */
export function sayItems(move: Counted, so: keyof MoveTally): string {
  const counted = listKinds(move, so).map(({ kind, count }) => sayCount(count, ITEM_KINDS[kind]));
  return counted.join(', ');
}

/** Why an item does not come, and what is to be known of one that comes or might. */
export function listReasons({ state, reason, warnings }: MoveItem): readonly string[] {
  const told = state === 'LEFT' || state === 'ALREADY' ? [] : warnings;
  return reason === undefined || reason === ITEM_STATES[state].word ? told : [reason, ...told];
}

/** What else is known of an item, for one line. */
export function sayFacts(item: MoveItem): string {
  const { kind, slug, date, isPublished, code, portal, startDate, endDate, numberOfGuests, price, commission } = item;
  const facts = [
    (kind === 'POST' || kind === 'PAGE') && ITEM_KINDS[kind].one,
    slug,
    date && formatLocalDate(date),
    isPublished !== undefined && (isPublished ? ITEMS.published : ITEMS.draft),
    startDate && endDate && `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    numberOfGuests !== undefined && ITEMS.guests(numberOfGuests),
    portal,
    code,
    typeof price === 'number' && formatEuros(price),
    typeof commission === 'number' && ITEMS.commission(formatEuros(commission)),
  ];
  return facts.filter(Boolean).join(' · ');
}
