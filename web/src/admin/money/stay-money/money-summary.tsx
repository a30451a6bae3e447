import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { balancesOf } from '@approdo/shared/domain/money/ledger';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/badge/badge.tsx';
import { Totals } from '../../kit/figures/totals.tsx';
import kit from '../../kit/styles/kit.module.css';
import { MONEY, STANDING, sayEstimate, sayLate, sayNextDue, useInstalmentNames } from '../payments/index.ts';
import type { MoneyPartProps } from './money-form.tsx';
import styles from './money-summary.module.css';

/** Who owes what and when, at a glance. */
export function MoneySummary({ booking, money, today }: Omit<MoneyPartProps, 'onOpen'>) {
  const { price, pay } = money;
  const isLate = pay !== null && pay.dueDate < today;
  return (
    <section className={styles.standing} data-late={isLate || undefined} aria-label={STANDING.label}>
      {pay ? (
        <NextDue pay={pay} isUnpayable={money.isUnpayable === true} today={today} />
      ) : (
        <p className={styles.next}>{sayWhyNothing(booking, price)}</p>
      )}
      <Totals totals={listTotals(money, booking.status === 'CONFIRMED' && booking.portal === undefined)} />
    </section>
  );
}

type NextDueProps = {
  readonly pay: NonNullable<BookingMoney['pay']>;
  readonly isUnpayable: boolean;
  readonly today: LocalDate;
};

function NextDue({ pay, isUnpayable, today }: NextDueProps) {
  const names = useInstalmentNames();
  const late = daysBetween(pay.dueDate, today);
  const name = pay.isEstimate ? sayEstimate(names[pay.kind]) : names[pay.kind];
  return (
    <div>
      <p className={styles.next}>
        {sayNextDue(name, formatEuros(pay.amount), isUnpayable ? undefined : sayLocalDate(pay.dueDate))}
        {late > 0 && <Badge tone="careful">{sayLate(late)}</Badge>}
      </p>
      <p className={`${kit.small} ${kit.wrapAnywhere}`} style={{ margin: 'var(--space-1) 0 0' }}>
        {STANDING.reference(pay.reference)}
      </p>
      {isUnpayable && (
        <p className={kit.small} style={{ margin: 'var(--space-1) 0 0' }}>
          {STANDING.unpayable} <Link to="/payments">{STANDING.toTerms}</Link>
        </p>
      )}
    </div>
  );
}

function sayWhyNothing({ status, portal }: Pick<Booking, 'status' | 'portal'>, price: BookingMoney['price']): string {
  if (status === 'REJECTED') return STANDING.off;
  if (price === null || price.byAgreement) return price === null ? STANDING.unpriced : MONEY.byAgreement;
  if (status === 'PENDING') return STANDING.waits;
  return price.total === 0 || portal !== undefined ? STANDING.nothingDue : STANDING.allPaid;
}

/** Nothing is missing for a stay that is not confirmed any more, or paid at a portal. */
function listTotals({ price, entries, credit, taxCredit = 0, held = 0, retained = 0 }: BookingMoney, isOwed: boolean) {
  const { STAY: paid } = balancesOf(entries);
  const total = price?.total ?? null;
  const cost = total === null ? STANDING.byAgreement : formatEuros(total);
  const rest = [
    { name: STANDING.missing, cents: isOwed && total !== null ? total - paid : 0 },
    { name: STANDING.credit, cents: credit },
    { name: STANDING.taxCredit, cents: taxCredit },
    { name: STANDING.held, cents: held },
    { name: STANDING.retained, cents: retained },
  ];
  return [
    { name: STANDING.cost, figure: price === null ? '–' : cost },
    { name: STANDING.paid, figure: formatEuros(paid) },
    ...rest.filter(({ cents }) => cents > 0).map(({ name, cents }) => ({ name, figure: formatEuros(cents) })),
  ];
}
