import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useMemo, useRef } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import { PRICE_YEAR } from '../texts/prices.ts';
import { nameSeason } from '../year.ts';
import frame from '../year-painter/year-painter.module.css';
import { YearPainter } from '../year-painter/year-painter.tsx';
import { describePriceYear, type PricedYear, sayPrice, type WrittenPrices } from './price-days.ts';
import styles from './price-year.module.css';
import { SeasonHandles } from './season-handles.tsx';
import type { ChosenSeason, Painting } from './use-painting.ts';

type Props = {
  readonly written: WrittenPrices;
  readonly year: number;
  readonly today: LocalDate;
  readonly painting: Painting;
};

/** The year with its prices: pick days to change them, drag the ends of a season to move it. */
export function PaintedYear({ written, year, today, painting }: Props) {
  const { days, legend } = useMemo(() => describePriceYear(year, written), [year, written]);
  const { picking, chosen, range, step } = painting;
  const months = useRef<HTMLDivElement>(null);
  return (
    <YearPainter
      {...{ range, today, days, picking }}
      hint={PRICE_YEAR.hint}
      drag={PRICE_YEAR.drag}
      legend={<PriceLegend legend={legend} />}
      onStep={step}
      element="cell"
      dayClass={styles.day}
      monthsClass={styles.months}
      marked={chosen}
      ref={months}
      told={days.get(picking.announced ?? picking.focused)?.spoken}
      also={chosen && saySeason(chosen)}
    >
      {chosen && <SeasonHandles months={months} chosen={chosen} painting={painting} />}
    </YearPainter>
  );
}

function PriceLegend({ legend }: Pick<PricedYear, 'legend'>) {
  return (
    <ul className={`${kit.hint} ${kit.plainList} ${kit.facts}`} aria-label={PRICE_YEAR.legend}>
      {legend.map(({ style, text }) => (
        <li key={text} className={kit.row}>
          <span className={`${frame.swatch} ${styles.swatch}`} {...style} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function saySeason({ season, startDate, endDate }: ChosenSeason): string {
  return PRICE_YEAR.season(nameSeason({ from: startDate.slice(5), to: endDate.slice(5) }), sayPrice(season));
}
