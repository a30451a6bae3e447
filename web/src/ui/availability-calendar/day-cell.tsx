import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { DayDescription } from '@approdo/shared/domain/stays/availability';
import type { KeyboardEvent } from 'react';
import styles from './availability-calendar.module.css';
import type { CalendarWording, CalendarWords } from './calendar-words.ts';
import { dayAfterKey } from './day-keys.ts';
import { isPickable, placeInSelection, type StaySelection } from './selection.ts';

/** The price of a night in whole euros, and the discount in percent on a stay that arrives that day. */
type PriceOfDay = { readonly euros: number; readonly percent?: number | undefined };

export type DayPrices = {
  /** Undefined for a day without a known price. */
  readonly find: (day: LocalDate) => PriceOfDay | undefined;
  /** Whether any of them has a discount. */
  readonly hasCuts: boolean;
};

/** How days are picked and described, shared by a whole calendar. */
export type DayPicking = CalendarWording & {
  readonly today: LocalDate;
  readonly selection: StaySelection;
  readonly onPick?: (day: LocalDate) => void;
  /** Why a free day may not be picked next, in words; undefined if it may be. */
  readonly findDayFault?: (day: LocalDate) => string | undefined;
  readonly prices?: DayPrices | undefined;
  /** Called with that reason when such a day is picked all the same. */
  readonly onRefuse: (fault: string) => void;
  readonly tabStop: LocalDate;
  readonly onMove: (day: LocalDate) => void;
};

type DayCellProps = {
  readonly day: LocalDate;
  readonly description: DayDescription | undefined;
  readonly picking: DayPicking;
};

export function DayCell({ day, description, picking }: DayCellProps) {
  if (!description) return null;
  const { today, selection, onPick, language, words } = picking;
  const spoken = describeTaken(description, words);
  const price = description.evening === 'free' ? picking.prices?.find(day) : undefined;
  const place = placeInSelection(selection, day);
  const styling = {
    'data-morning': description.morning,
    'data-evening': description.evening,
    ...(day < today && { 'data-past': '' }),
    ...(day === today && { 'data-today': '', 'aria-current': 'date' as const }),
    ...(place && { 'data-place': place }),
  };
  if (!onPick) {
    return (
      <span className={styles.day} {...styling}>
        <DayContent day={day} price={price} wording={picking} />
        <span className={styles.words}>{[spoken, ...describePrice(price, picking)].filter(Boolean).join(', ')}</span>
      </span>
    );
  }
  const isFree = isPickable(day, description, { today, selection });
  const fault = isFree ? picking.findDayFault?.(day) : undefined;
  const canPick = isFree && fault === undefined;
  const priced = describePrice(price, picking);
  const name = [nameDay(day, language), spoken, ...priced, place && words.places[place], fault]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      className={styles.day}
      {...styling}
      {...(fault !== undefined && { 'data-struck': '' })}
      data-day={day}
      tabIndex={day === picking.tabStop ? 0 : -1}
      aria-disabled={!canPick}
      aria-pressed={place !== undefined}
      {...(!price && { 'aria-label': name })}
      onClick={() => (fault === undefined ? canPick && onPick(day) : picking.onRefuse(fault))}
      onKeyDown={(event) => moveByKey(event, day, picking)}
    >
      <DayContent day={day} price={price} wording={picking} />
      {price && <span className={styles.words}>{name}</span>}
    </button>
  );
}

type DayContentProps = {
  readonly day: LocalDate;
  readonly price: PriceOfDay | undefined;
  readonly wording: CalendarWording;
};

/** A day with a price is described by text beside it: a label would have to begin with what is visible (WCAG 2.5.3). */
function DayContent({ day, price, wording: { language, words } }: DayContentProps) {
  const number = Number(day.slice(8));
  if (!price) return number;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.price} aria-hidden="true">
        {formatWholeEuros(price.euros, language)}
      </span>
      {price.percent !== undefined && (
        <span className={styles.cut} aria-hidden="true">
          {words.prices?.cut(price.percent)}
        </span>
      )}
    </>
  );
}

/** `71 € a notte`, and the discount; nothing without a price. */
function describePrice(price: PriceOfDay | undefined, { language, words: { prices } }: CalendarWording): string[] {
  if (!price || !prices) return [];
  const spoken = prices.perNight(formatWholeEuros(price.euros, language));
  return [spoken, ...(price.percent === undefined ? [] : [prices.spokenCut(price.percent)])];
}

/** `confermato`, or both halves of a day on which one stay ends and another begins; nothing for a free day. */
function describeTaken(
  { morning, evening }: DayDescription,
  { taken, untilMorning, fromAfternoon }: CalendarWords,
): string {
  if (morning === evening) return morning === 'free' ? '' : taken[morning];
  const halves = [
    ...(morning === 'free' ? [] : [untilMorning(taken[morning])]),
    ...(evening === 'free' ? [] : [fromAfternoon(taken[evening])]),
  ];
  return halves.join(', ');
}

function moveByKey(event: KeyboardEvent, day: LocalDate, { language, onMove }: DayPicking): void {
  const target = dayAfterKey(day, event, language);
  if (!target) return;
  event.preventDefault();
  onMove(target);
}
