import type { LocalDate } from '@approdo/shared/domain/local-date';
import { formatWholeEuros } from '@approdo/shared/domain/money';
import type { ReactNode } from 'react';
import buttons from '../../../ui/button.module.css';
import { CheckboxField, Field, TextAreaField } from '../../../ui/field.tsx';
import type { Faults, Submission } from '../use-submission.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './booking-form.module.css';

type BookingFormProps = {
  readonly draft: BookingDraft;
  readonly onChange: (change: Partial<BookingDraft>) => void;
  readonly faults: Faults;
  readonly submission: Submission;
  readonly today: LocalDate;
  readonly maxGuests: number;
  /** Whole euros. */
  readonly linenFee: number;
  /** What stands above the fields, the price above the button, and what is said of the draft below it. */
  readonly messages: ReactNode;
  readonly price: ReactNode;
  readonly note: ReactNode;
};

/** The fields of a request. It posts, so that without its script nothing typed ends up in an address. */
export function BookingForm(props: BookingFormProps) {
  const { draft, onChange, faults, submission, today, maxGuests, linenFee, messages, price, note } = props;
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
      aria-label="Richiesta di prenotazione"
      ref={submission.formRef}
      onSubmit={submission.onSubmit}
    >
      {messages}
      <div className={styles.pair}>
        <Field label="Check-in" type="date" required min={today} {...text('startDate')} />
        <Field label="Check-out" type="date" required min={draft.startDate || today} {...text('endDate')} />
      </div>
      <Field label="Nome e cognome" autoComplete="name" required {...text('guestName')} />
      <Field label="E-mail" type="email" autoComplete="email" required {...text('guestEmail')} />
      <Field
        label="Numero di ospiti"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={maxGuests}
        hint={maxGuests === 1 ? 'La casa ospita una persona' : `Da 1 a ${maxGuests}`}
        {...text('numberOfGuests')}
      />
      <TextAreaField label="Note" rows={3} hint="Facoltative: orario di arrivo, bambini, animali…" {...text('note')} />
      <CheckboxField
        label={`Biancheria e asciugamani (${formatWholeEuros(linenFee)})`}
        name="linen"
        checked={draft.linen}
        onChange={({ target }) => onChange({ linen: target.checked })}
      />
      {price}
      <button type="submit" className={buttons.button} aria-disabled={submission.isSending}>
        {submission.isSending ? 'Invio in corso…' : 'Invia richiesta'}
      </button>
      {note}
    </form>
  );
}
