import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { useDeferredValue, useMemo, useRef } from 'react';
import { rangeOf } from '../../../stays/stays/index.ts';
import { PRICE_YEAR } from '../texts/prices.ts';
import frame from '../year-painter/year-painter.module.css';
import { PaintedMonths, ToldDay, YearPainter } from '../year-painter/year-painter.tsx';
import { findNow, paintDays, readSeasons } from './list-draft.ts';
import { describePriceYear, type PricedYear, sayPrice } from './price-days.ts';
import { PriceWindow } from './price-window.tsx';
import styles from './price-year.module.css';
import { SeasonHandles } from './season-handles.tsx';
import type { ListForm } from './use-list-form.ts';
import { type ChosenSeason, usePainting } from './use-painting.ts';

type Props = {
  readonly form: ListForm;
  readonly year: number;
  readonly today: LocalDate;
  readonly weekendNights: readonly WeekdayCode[];
};

/** The year with its prices: pick days to change them, drag the ends of a season to move it. */
export function PaintedYear({ form: { draft, change }, year, today, weekendNights }: Props) {
  // Typing shows at once; the derived days are deferred.
  const typed = useDeferredValue(draft.seasons);
  const seasons = useMemo(() => readSeasons(typed, weekendNights), [typed, weekendNights]);
  const { exceptions } = draft;
  const { days, legend } = useMemo(() => describePriceYear(year, { seasons, exceptions }), [year, seasons, exceptions]);
  const painting = usePainting({ draft, change, year, today, weekendNights });
  const { picking, chosen, range, step } = painting;
  const months = useRef<HTMLDivElement>(null);
  const picked = picking.isDone ? rangeOf(picking) : undefined;
  return (
    <>
      <YearPainter hint={PRICE_YEAR.hint} drag={PRICE_YEAR.drag}>
        <PriceLegend legend={legend} />
        <PaintedMonths
          {...{ range, today, days, picking }}
          onStep={step}
          element="cell"
          dayClass={styles.day}
          monthsClass={styles.months}
          marked={chosen}
          ref={months}
        >
          {chosen && <SeasonHandles months={months} chosen={chosen} painting={painting} />}
        </PaintedMonths>
        <ToldDay picking={picking} also={chosen && saySeason(chosen)}>
          {days.get(picking.announced ?? picking.focused)?.spoken}
        </ToldDay>
      </YearPainter>
      {picked && (
        <PriceWindow
          picked={picked}
          now={findNow({ seasons, exceptions }, picked)}
          exceptions={exceptions}
          weekendNights={weekendNights}
          onPaint={(painted) => {
            const { seasons: list, exceptions: dated } = paintDays(draft, painted, weekendNights);
            if (list) change('seasons', list);
            if (dated) change('exceptions', dated);
          }}
          onRemove={(removed) => {
            change(
              'exceptions',
              exceptions.filter((one) => !removed.includes(one)),
            );
            painting.leave();
          }}
          onClose={painting.leave}
        />
      )}
    </>
  );
}

function PriceLegend({ legend }: Pick<PricedYear, 'legend'>) {
  return (
    <ul className={frame.legend} aria-label={PRICE_YEAR.legend}>
      {legend.map(({ style, text }) => (
        <li key={text}>
          <span className={`${frame.swatch} ${styles.swatch}`} {...style} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function saySeason({ season, startDate, endDate }: ChosenSeason): string {
  return PRICE_YEAR.season(nameDaysOfYear(startDate.slice(5), endDate.slice(5), ITALIAN), sayPrice(season));
}
