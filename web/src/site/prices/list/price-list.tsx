import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import { nameDates, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { DayPrices, Rates, Season } from '@approdo/shared/domain/prices/rates';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './price-list.module.css';
import { PriceTerms } from './price-terms.tsx';
import { sayDayPrices } from './say-day-prices.ts';

type Props = {
  /** The list in force. */
  readonly rates: Rates;
  /** Price information beside the list; left out if none. */
  readonly prices?: PublicPrices | undefined;
};

/** Prices by days of the year, and the terms. */
export function PriceList({ rates, prices }: Props) {
  const { language, prices: words } = useTexts();
  const { from = null, lists = [], exceptions = [] } = prices ?? {};
  const rule = prices?.shortStays.rule ?? 'AGREEMENT';
  const all = [rates.seasons, exceptions, ...lists.map(({ seasons }) => seasons)].flat();
  const hasNights = all.some(({ nightlyPrice }) => nightlyPrice !== undefined);
  const say = (days: DayPrices) => sayDayPrices(days, { language, words, hasNights, rule });
  const rowOf = (season: Season): Row => [nameDaysOfYear(season.from, season.to, language), say(season)];
  // Changing fees are listed below their price list.
  const otherFees = lists.some((list) => hasOtherFees(list, rates));
  const fees = useFees(prices?.linenPer ?? 'STAY');
  return (
    <section className={styles.prices} aria-labelledby="prezzi">
      <h2 id="prezzi">{hasNights ? words.titleOfAll : words.title}</h2>
      {from && <p className={styles.from}>{words.from[from.per](formatWholeEuros(from.amount, language))}</p>}
      <Rows rows={rates.seasons.map(rowOf)} areLong={hasNights} />
      {otherFees && <p className={styles.extras}>{fees(rates)}</p>}
      {exceptions.length > 0 && (
        <>
          <h3>{words.exceptions}</h3>
          <Rows
            rows={exceptions.map((days) => [nameDates(days.startDate, days.endDate, language), say(days)])}
            areLong={hasNights}
          />
        </>
      )}
      {lists.map((list) => (
        <section key={list.validFrom}>
          <h3>{words.since(list.validFrom ?? 0)}</h3>
          <Rows rows={list.seasons.map(rowOf)} areLong={hasNights} />
          {otherFees && <p className={styles.extras}>{fees(list)}</p>}
        </section>
      ))}
      <p className={styles.extras}>{otherFees ? words.shortStays[rule] : `${fees(rates)} ${words.shortStays[rule]}`}</p>
      {prices && <PriceTerms prices={prices} />}
    </section>
  );
}

/** Days and their price. */
type Row = readonly [days: string, price: string];

type RowsProps = {
  readonly rows: readonly Row[];
  /** Whether prices are phrases, which need their own line on narrow screens. */
  readonly areLong: boolean;
};

function Rows({ rows, areLong }: RowsProps) {
  return (
    <ul className={styles.seasons} {...(areLong && { 'data-long': '' })}>
      {rows.map(([days, price]) => (
        <li key={days}>
          <span>{days}</span>
          <span className={styles.price}>{price}</span>
        </li>
      ))}
    </ul>
  );
}

type Fees = Pick<Rates, 'cleaningFee' | 'linenFee'>;

/** The texts of the fees of a list. */
function useFees(linenPer: PublicPrices['linenPer']) {
  const { language, prices: words, extras } = useTexts();
  return ({ cleaningFee, linenFee }: Fees) =>
    words.fees(formatWholeEuros(cleaningFee, language), extras.per[linenPer](formatWholeEuros(linenFee, language)));
}

function hasOtherFees(one: Fees, other: Fees): boolean {
  return one.cleaningFee !== other.cleaningFee || one.linenFee !== other.linenFee;
}
