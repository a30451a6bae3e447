import { type CardWarning, cardPayments } from '@approdo/shared/contract/money/card-payments';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import kit from '../../kit/styles/kit.module.css';
import { RowButton } from '../../kit/table/row-buttons.tsx';
import { useRead } from '../../session/use-read.ts';
import { addressOfBooking } from '../../stays/stays/index.ts';
import { CARD_NOTES, CARD_WARNINGS, useResumeCards } from '../payments/index.ts';
import styles from './card-notes.module.css';

/** Warnings about card payments; nothing while there are none, or they are not loaded. */
export function CardNotes() {
  const { data } = useRead(cardPayments.standing);
  if (!data) return null;
  return (
    <>
      {data.waitingSince !== null && <Wait since={data.waitingSince} />}
      {data.warnings.length > 0 && <Warnings warnings={data.warnings} />}
    </>
  );
}

/** What the owner has to do at the provider after a restore, and the button to confirm it. */
function Wait({ since }: { readonly since: string }) {
  const id = useId();
  const resume = useResumeCards();
  return (
    <section className={styles.wait} aria-labelledby={id}>
      <h2 id={id}>{CARD_NOTES.waitTitle}</h2>
      <p>{CARD_NOTES.wait(sayInstantDateTime(since))}</p>
      <Button size="xs" loading={resume.isPending} onClick={() => resume.mutate(undefined)}>
        {CARD_NOTES.resume}
      </Button>
    </section>
  );
}

function Warnings({ warnings }: { readonly warnings: readonly CardWarning[] }) {
  const id = useId();
  return (
    <section className={styles.wait} aria-labelledby={id}>
      <h2 id={id}>{CARD_NOTES.title}</h2>
      <ul className={`${kit.plainList} ${styles.warnings}`}>
        {warnings.map((warning) => (
          <Warning key={warning.id} warning={warning} />
        ))}
      </ul>
    </section>
  );
}

function Warning({ warning }: { readonly warning: CardWarning }) {
  const { id, kind, amount, currency, payment, bookingId, guestName, createdAt } = warning;
  const dismiss = useWrite(cardPayments.dismiss, {
    success: () => CARD_NOTES.dismissed,
    describe: (fault) => describeFailure(fault, CARD_NOTES.dismissFailed),
  });
  const line = useId();
  const sum = currency === 'eur' ? formatEuros(amount) : `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  return (
    <li>
      <div>
        <p id={line}>{CARD_WARNINGS[kind](sum)}</p>
        <p className={`${kit.muted} ${kit.facts}`}>
          {bookingId !== null && <Link to={addressOfBooking(bookingId, 'money')}>{guestName}</Link>}
          <span>{formatInstantDateTime(createdAt)}</span>
          {payment !== null && <span>{CARD_NOTES.payment(payment)}</span>}
        </p>
      </div>
      <RowButton describedBy={line} isBusy={dismiss.isPending} onClick={() => dismiss.mutate({ params: { id } })}>
        {CARD_NOTES.dismiss}
      </RowButton>
    </li>
  );
}
