import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { LANGUAGE_NAMES } from '@approdo/shared/domain/language/language';
import { formatWholeEuros } from '@approdo/shared/domain/money/money';
import type { ReactNode } from 'react';
import buttons from '../../../ui/button.module.css';
import { CheckboxField, Field, SelectField, TextAreaField } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Faults, Submission } from '../use-submission.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './booking-form.module.css';
import { findWrittenTo, type WrittenTo } from './booking-rules.ts';

type BookingFormProps = {
  readonly draft: BookingDraft;
  readonly onChange: (change: Partial<BookingDraft>) => void;
  readonly faults: Faults;
  readonly submission: Submission;
  readonly today: LocalDate;
  readonly maxGuests: number;
  /** Whole euros. */
  readonly linenFee: number;
  readonly writtenTo: WrittenTo | undefined;
  /** What stands above the fields, the price above the button, and what is said of the draft below it. */
  readonly messages: ReactNode;
  readonly price: ReactNode;
  readonly note: ReactNode;
};

/** The fields of a request. It posts, so that without its script nothing typed ends up in an address. */
export function BookingForm(props: BookingFormProps) {
  const { draft, onChange, faults, submission, today, maxGuests, linenFee, writtenTo, messages, price, note } = props;
  const { language, booking, forms } = useTexts();
  const text = (name: Exclude<keyof BookingDraft, 'linen'>) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <form
      className={styles.form}
      id="richiesta"
      method="post"
      noValidate
      aria-label={booking.form}
      ref={submission.formRef}
      onSubmit={submission.onSubmit}
    >
      {messages}
      <div className={styles.pair}>
        <Field label={booking.checkIn} type="date" required min={today} {...text('startDate')} />
        <Field label={booking.checkOut} type="date" required min={draft.startDate || today} {...text('endDate')} />
      </div>
      <Field label={booking.fullName} autoComplete="name" required {...text('guestName')} />
      <Field label={forms.email} type="email" autoComplete="email" required {...text('guestEmail')} />
      <Field label={booking.phone} type="tel" autoComplete="tel" {...text('guestPhone')} />
      <Field
        label={booking.guests}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={maxGuests}
        hint={booking.guestsHint(maxGuests)}
        {...text('numberOfGuests')}
      />
      <TextAreaField label={booking.note} rows={3} hint={booking.noteHint} {...text('note')} />
      <CheckboxField
        label={booking.linen(formatWholeEuros(linenFee, language))}
        name="linen"
        checked={draft.linen}
        onChange={({ target }) => onChange({ linen: target.checked })}
      />
      {writtenTo && (
        <SelectField
          label={booking.writtenTo}
          hint={booking.writtenToHint}
          {...text('language')}
          value={findWrittenTo(draft, writtenTo)}
        >
          {writtenTo.offered.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={booking.foundBy.label} hint={booking.foundBy.hint} {...text('foundBy')}>
        <option value="">{booking.foundBy.none}</option>
        {Object.entries(booking.foundBy.words).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
      {price}
      <button type="submit" className={buttons.button} aria-disabled={submission.isSending}>
        {submission.isSending ? forms.sending : booking.send}
      </button>
      {note}
    </form>
  );
}
