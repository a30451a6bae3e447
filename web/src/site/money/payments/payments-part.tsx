import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { withoutReversed } from '@approdo/shared/domain/money/ledger';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import styles from '../../bookings/own/stay-parts.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';

/** What has to be paid by when, and what the owner has received. */
export function PaymentsPart({ money }: { readonly money: BookingMoney }) {
  const { stay } = useFurtherTexts();
  const received = listEffective(money.entries);
  const { instalments, taxText } = money;
  if (!hasPayments(money)) return null;
  return (
    <section className={styles.part} aria-labelledby="stay-payments">
      <h3 id="stay-payments">{stay.payments.title}</h3>
      {(instalments.length > 0 || taxText !== undefined) && <Instalments money={money} />}
      {received.length > 0 && <Received entries={received} credit={money.credit + (money.taxCredit ?? 0)} />}
    </section>
  );
}

/** Whether anything is to be paid, or was. */
export function hasPayments({ instalments, taxText, entries }: BookingMoney): boolean {
  return instalments.length > 0 || taxText !== undefined || listEffective(entries).length > 0;
}

function Instalments({ money: { instalments, depositLabel, taxText, isUnpayable } }: { readonly money: BookingMoney }) {
  const { language, stay } = useFurtherTexts();
  const words = stay.payments;
  return (
    <dl className={styles.sums}>
      {instalments.map((part) => (
        <div key={`${part.kind} ${part.dueDate} ${part.amount}`}>
          <dt>
            {nameInstalment(part, depositLabel, stay.kinds)}
            <span className={styles.state} data-state={part.state}>
              {isUnpayable && part.state !== 'PAID'
                ? words.undated
                : words.states[part.state](sayLocalDate(part.dueDate, language))}
              {part.state !== 'PAID' && part.paid > 0 && `, ${words.partly(sayEuros(part.paid, language))}`}
            </span>
          </dt>
          <dd>{sayEuros(part.amount, language)}</dd>
        </div>
      ))}
      {taxText !== undefined && (
        <div className={styles.said}>
          <dt>{stay.kinds.TAX}</dt>
          <dd className={styles.words}>{taxText}</dd>
        </div>
      )}
    </dl>
  );
}

type ReceivedProps = Pick<BookingMoney, 'entries' | 'credit'>;

function Received({ entries, credit }: ReceivedProps) {
  const { language, stay } = useFurtherTexts();
  const words = stay.payments;
  return (
    <>
      <h4>{words.received}</h4>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{formatLocalDate(entry.date, language)}</span>
            <span>{sayEntry(entry, stay)}</span>
            <span className={styles.amount}>{sayEuros(entry.amount, language)}</span>
          </li>
        ))}
      </ul>
      {credit > 0 && <p>{words.credit(sayEuros(credit, language))}</p>}
    </>
  );
}

/** The purpose, left out for the stay itself. */
function sayEntry(
  { method, direction, purpose }: BookingMoney['entries'][number],
  { payments, kinds }: ReturnType<typeof useFurtherTexts>['stay'],
): string {
  if (method === 'INTERNAL') return payments.retained;
  const moved = payments.directions[direction];
  if (purpose === 'STAY') return moved;
  return `${moved} · ${purpose === 'DAMAGE' ? payments.damage : kinds[purpose]}`;
}

/** Without reversed entries and their reversals, and with one half of a retained deposit. */
function listEffective(entries: BookingMoney['entries']): BookingMoney['entries'] {
  return withoutReversed(entries).filter(({ method, direction }) => method !== 'INTERNAL' || direction !== 'IN');
}
