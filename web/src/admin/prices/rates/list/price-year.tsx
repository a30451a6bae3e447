import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { useMemo, useRef } from 'react';
import { firstDayOf, lastDayOf, listMonths, monthOf } from '../../../../ui/availability-calendar/month.ts';
import { rangeOf } from '../../../stays/stays/index.ts';
import { handleCells } from '../day-handlers.ts';
import { partIn, useRelease } from '../picked-days.ts';
import { PRICE_YEAR } from '../texts/prices.ts';
import frame from '../year-frame.module.css';
import { type PricedYear, sayPrice } from './price-days.ts';
import { PriceMonth } from './price-month.tsx';
import styles from './price-year.module.css';
import { SeasonHandles } from './season-handles.tsx';
import type { Painting } from './use-painting.ts';

const MONTHS = 12;

type Props = {
  readonly today: LocalDate;
  readonly priced: PricedYear;
  readonly painting: Painting;
};

/** Twelve months whose days are picked by mouse, touch or keys, with handles for the chosen season. */
export function PriceYear({ today, priced, painting }: Props) {
  const { picking, chosen, step, first, last } = painting;
  const months = useRef<HTMLDivElement>(null);
  const handlers = useMemo(() => handleCells({ onStep: step, first, last }), [step, first, last]);
  const range = rangeOf(picking);
  useRelease(picking.pressed !== undefined, step);
  return (
    <div className={frame.year}>
      <p className={frame.hint}>
        {PRICE_YEAR.hint}{' '}
        <span className={frame.keys}>
          {PRICE_YEAR.drag} {PRICE_YEAR.keys}
        </span>
      </p>
      <PriceLegend priced={priced} />
      <div className={styles.months} data-days="" ref={months}>
        {listMonths(monthOf(first), MONTHS).map((month) => (
          <PriceMonth
            key={month}
            month={month}
            days={priced.days}
            today={monthOf(today) === month ? today : undefined}
            handlers={handlers}
            tabStop={monthOf(picking.focused) === month ? picking.focused : undefined}
            chosenFrom={chosen && chosen.startDate <= lastDayOf(month) ? chosen.startDate : undefined}
            chosenTo={chosen && firstDayOf(month) <= chosen.endDate ? chosen.endDate : undefined}
            {...partIn(month, range)}
          />
        ))}
        {chosen && <SeasonHandles months={months} chosen={chosen} painting={painting} />}
      </div>
      <PointedDay painting={painting} priced={priced} />
    </div>
  );
}

/** The hovered day, visually; screen readers hear it from the day itself, and here what is picked. */
function PointedDay({ painting: { picking, chosen }, priced }: Pick<Props, 'painting' | 'priced'>) {
  const range = rangeOf(picking);
  return (
    <div className={frame.told}>
      <span role="status">
        {range && sayRange(range)}
        {chosen && ` ${saySeason(chosen)}`}
      </span>
      <span aria-hidden>{priced.days.get(picking.announced ?? picking.focused)?.spoken}</span>
    </div>
  );
}

function sayRange({ startDate, endDate }: { readonly startDate: LocalDate; readonly endDate: LocalDate }): string {
  if (startDate === endDate) return PRICE_YEAR.first(nameDay(startDate, ITALIAN));
  const days = daysBetween(startDate, endDate) + 1;
  return PRICE_YEAR.range(nameDay(startDate, ITALIAN), nameDay(endDate, ITALIAN), days);
}

function saySeason({ season, startDate, endDate }: NonNullable<Painting['chosen']>): string {
  return PRICE_YEAR.season(nameDaysOfYear(startDate.slice(5), endDate.slice(5), ITALIAN), sayPrice(season));
}

/** The legend of the colours, dots and hatches in this year. */
function PriceLegend({ priced: { depths, hasExceptions, hasHoles } }: { readonly priced: PricedYear }) {
  return (
    <ul className={frame.legend} aria-label={PRICE_YEAR.legend}>
      {depths.map(({ depth, text }) => (
        <li key={depth}>
          <span className={`${frame.swatch} ${styles.swatch}`} data-depth={depth} />
          {text}
        </li>
      ))}
      {hasExceptions && (
        <li>
          <span className={`${frame.swatch} ${styles.swatch}`} data-exception="" />
          {PRICE_YEAR.exceptions}
        </li>
      )}
      {hasHoles && (
        <li>
          <span className={`${frame.swatch} ${styles.swatch}`} data-hole="" />
          {PRICE_YEAR.noPrice}
        </li>
      )}
    </ul>
  );
}
