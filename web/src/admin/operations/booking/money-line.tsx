import type { BookingDetails } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { balancesOf } from '@approdo/shared/domain/money/ledger';
import { BOOKING_PAGE } from '../../bookings/bookings/index.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { useMoney } from '../../money/stay-money/index.ts';
import styles from './booking-head.module.css';

type Props = { readonly booking: BookingDetails; readonly today: LocalDate };

/** `605,71 € · pagato 181,71 €`, and whether more is due; nothing if no price is stored. */
export function MoneyLine({ booking, today }: Props) {
  const { data: money } = useMoney(booking);
  if (!money?.price) return null;
  const { total } = money.price;
  const paid = formatEuros(balancesOf(money.entries).STAY);
  return (
    <>
      <span className={styles.money}>
        {total === null ? BOOKING_PAGE.moneyOpen(paid) : BOOKING_PAGE.money(formatEuros(total), paid)}
      </span>
      {money.pay !== null && money.pay.dueDate < today && <Badge tone="careful">{BOOKING_PAGE.late}</Badge>}
    </>
  );
}
