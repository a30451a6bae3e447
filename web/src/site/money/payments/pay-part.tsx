import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatInstantTime, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { formatIban } from '@approdo/shared/domain/money/iban';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../../ui/button.module.css';
import styles from '../../bookings/own/stay-parts.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { CardButton } from './card-button.tsx';

/** How long the confirmation of copying stays visible, in milliseconds. */
const COPIED_FOR_MS = 3000;

type Payment = NonNullable<BookingMoney['pay']>;

type Props = {
  readonly bookingId: string;
  readonly pay: Payment;
  readonly depositLabel: BookingMoney['depositLabel'];
  readonly today: LocalDate;
  /** Until when the days are held for this payment. */
  readonly heldUntil?: string | undefined;
  /** Whether a card payment is pending: until its outcome is known, no other can be begun. */
  readonly isWaiting: boolean;
  readonly onRefresh: () => Promise<void>;
};

/** What is due now, and a button for each way to pay it. */
export function PayPart({ bookingId, pay, depositLabel, today, heldUntil, isWaiting, onRefresh }: Props) {
  const { language, stay, instant } = useFurtherTexts();
  const [isOpen, setOpen] = useState(false);
  const words = stay.pay;
  const { transfer, amount, dueDate, purpose } = pay;
  const byCard = pay.card && !isWaiting;
  const hasWay = transfer !== null || pay.card;
  const sayUntil = dueDate < today ? stay.payments.states.OVERDUE : words.until;
  return (
    <section className={styles.pay} aria-labelledby="stay-pay">
      <h3 id="stay-pay">{nameInstalment(pay, depositLabel, stay.kinds)}</h3>
      <p className={styles.due}>
        <strong>{sayEuros(amount, language)}</strong> {hasWay && sayUntil(sayLocalDate(dueDate, language))}
      </p>
      {!hasWay && <p>{words.noWay}</p>}
      {heldUntil && <p>{instant.held(formatInstantTime(heldUntil))}</p>}
      {byCard && <CardButton bookingId={bookingId} purpose={purpose} onRefused={onRefresh} />}
      {transfer && !isOpen && (
        <button
          type="button"
          className={pay.card ? buttons.quiet : buttons.button}
          aria-expanded="false"
          onClick={() => setOpen(true)}
        >
          {words.byTransfer}
        </button>
      )}
      {transfer && isOpen && <Transfer transfer={transfer} amount={amount} />}
    </section>
  );
}

type TransferProps = { readonly transfer: NonNullable<Payment['transfer']>; readonly amount: number };

function Transfer({ transfer: { holder, iban, bic, text, qr }, amount }: TransferProps) {
  const { language, stay } = useFurtherTexts();
  const words = stay.pay;
  const heading = useRef<HTMLHeadingElement>(null);
  const block = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, and the details opened below it may be out of view.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={block} className={styles.transfer}>
      <h4 ref={heading} tabIndex={-1}>
        {words.transfer}
      </h4>
      <dl>
        <CopiedFact label={words.amount} displayed={sayEuros(amount, language)} copied={writeEuros(amount)} />
        <CopiedFact label={words.holder} displayed={holder} />
        <CopiedFact label={words.iban} displayed={formatIban(iban)} copied={iban} />
        {bic && <CopiedFact label={words.bic} displayed={bic} />}
        <CopiedFact label={words.text} displayed={text} />
      </dl>
      {qr && (
        <figure>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.codeName} shapeRendering="crispEdges">
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <figcaption>{words.code}</figcaption>
        </figure>
      )}
      <p>{words.afterwards}</p>
    </div>
  );
}

type CopiedFactProps = {
  readonly label: string;
  readonly displayed: string;
  /** The text for the clipboard; by default the displayed one. */
  readonly copied?: string;
};

/** A value to be typed elsewhere, copied with a tap. */
function CopiedFact({ label, displayed, copied = displayed }: CopiedFactProps) {
  const words = useFurtherTexts().stay.pay;
  const value = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
    } catch {
      // Without a clipboard, over plain http or by setting, the text is selected for copying by hand.
      if (value.current) getSelection()?.selectAllChildren(value.current);
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_FOR_MS);
  }

  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span ref={value}>{displayed}</span>
        <button type="button" className={buttons.quiet} aria-label={words.copyThis(label)} onClick={copy}>
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
      </dd>
    </div>
  );
}
