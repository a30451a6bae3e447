import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { answerHoursOf } from '@approdo/shared/domain/bookings/expiry';
import { useEffect, useId, useRef } from 'react';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './after-sending.module.css';
import { RequestFacts } from './request-facts.tsx';
import type { ArrivedRequest } from './sent-request.ts';

type Props = {
  readonly arrived: ArrivedRequest;
  /** Of the stay, once it is known. */
  readonly money: MoneySummary | null | undefined;
  /** Shows the empty form again; left out if it is on another page. */
  readonly onAgain?: () => void;
};

/** What became of a sent request, in place of its form: what was asked, what happens next, and where to go on. */
export function AfterSending({ arrived: { kind, booking, total }, money, onAgain }: Props) {
  const { language, booking: texts, instant, onTheWay: words } = useTexts();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { id, startDate, endDate, numberOfGuests = 1 } = booking;
  const isConfirmed = kind === 'CONFIRMED';
  const afterwards = { REQUESTED: texts.afterSent, CONFIRMED: instant.afterConfirmed, ASKED: instant.asked };
  const next = money?.next;

  // The pressed button is gone; a focused heading is read out.
  useEffect(() => titleRef.current?.focus(), []);

  return (
    <section className={styles.sent} aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {isConfirmed ? instant.confirmed : texts.sent}
      </h2>
      <p>{afterwards[kind]}</p>
      <RequestFacts startDate={startDate} endDate={endDate} guests={numberOfGuests} total={total} />
      {!isConfirmed && <p>{words.answerWithin(answerHoursOf(booking))}</p>}
      {isConfirmed && next && (
        <p>{words.payNow(sayEuros(next.amount, language), sayLocalDate(next.dueDate, language))}</p>
      )}
      <a className={buttons.button} href={addressIn(language, `/booking/${id}`)}>
        {isConfirmed ? instant.open : words.open}
      </a>
      {onAgain ? (
        <button type="button" className={buttons.quiet} onClick={onAgain}>
          {words.again}
        </button>
      ) : (
        <a className={buttons.quiet} href={addressIn(language, '/booking')}>
          {words.again}
        </a>
      )}
    </section>
  );
}
