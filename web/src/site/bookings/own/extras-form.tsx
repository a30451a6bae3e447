import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isInTime } from '@approdo/shared/domain/prices/choose-extras';
import { listOfYear } from '@approdo/shared/domain/prices/price-years';
import { useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { CheckboxField } from '../../../ui/field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { ExtraFields } from '../../prices/extras/extra-fields.tsx';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { useLinenLabel } from '../../prices/extras/use-linen-label.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';
import styles from './extras-part.module.css';
import parts from './stay-parts.module.css';

type Props = {
  readonly booking: BookingDetails;
  readonly offer: StayOffer;
  readonly today: LocalDate;
  readonly onSaved: () => Promise<void>;
  readonly onLeave: () => void;
};

type Quantities = Readonly<Record<string, number>>;

/** The form for extras that may still be changed, with the fields of the request. */
export function ExtrasForm({ booking, offer, today, onSaved, onLeave }: Props) {
  const { extras: words, forms } = useTexts();
  const { startDate, extras: taken = [] } = booking;
  const [linen, setLinen] = useState(booking.linen === true);
  const [quantities, setQuantities] = useState<Quantities>(() =>
    Object.fromEntries(taken.map(({ id, quantity }) => [id, quantity])),
  );
  const { linenFee } = listOfYear(offer.fees, Number(startDate.slice(0, 4)));
  const linenLabel = useLinenLabel(linenFee, offer.linenPer);
  const daysAhead = daysBetween(today, startDate);
  const extras = offer.extras.filter(({ untilDays }) => isInTime(untilDays, daysAhead));
  const hasLinen = isInTime(offer.linenUntilDays, daysAhead);

  const { formRef, faults, failure, isSending, onSubmit } = useSubmission({
    read: () => ({ values: { extras: wishesOf(quantities), ...(hasLinen && { linen }) } }),
    send: async (body) => {
      await bookingCalls.chooseExtras({ params: { id: booking.id }, body });
      await onSaved();
    },
    failureText: words.failed,
  });

  // The button that opened it is removed, and the focus with it.
  useEffect(() => formRef.current?.querySelector<HTMLElement>('input, select')?.focus(), [formRef]);

  return (
    <form className={styles.choice} method="post" noValidate aria-label={words.title} ref={formRef} onSubmit={onSubmit}>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      {hasLinen && (
        <CheckboxField
          label={linenLabel}
          name="linen"
          error={faults.linen}
          checked={linen}
          onChange={({ target }) => setLinen(target.checked)}
        />
      )}
      {extras.length > 0 && (
        <ExtraFields
          extras={extras}
          nameOf={(id) => id}
          quantityOf={(id) => quantities[id] ?? 0}
          onChange={(id, quantity) => setQuantities((before) => ({ ...before, [id]: quantity }))}
          error={faults.extras}
        />
      )}
      <div className={parts.actions}>
        <button type="submit" className={buttons.button} aria-disabled={isSending}>
          {isSending ? forms.sending : words.save}
        </button>
        <button type="button" className={buttons.quiet} onClick={onLeave}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** Extras no longer on offer or in time are unchanged. */
function wishesOf(quantities: Quantities): { readonly id: string; readonly quantity: number }[] {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }));
}
