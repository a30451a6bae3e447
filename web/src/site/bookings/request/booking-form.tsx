import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { LANGUAGE_NAMES } from '@approdo/shared/domain/base/language/language';
import type { ReactNode } from 'react';
import buttons from '../../../ui/button.module.css';
import { CheckboxField, Field, SelectField, TextAreaField } from '../../../ui/field.tsx';
import type { Faults } from '../../forms/use-open-faults.ts';
import type { Submission } from '../../forms/use-submission.ts';
import { ExtraFields } from '../../prices/extras/extra-fields.tsx';
import { useLinenLabel } from '../../prices/extras/use-linen-label.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { type BookingDraft, type ExtraField, fieldOfExtra, quantityIn } from './booking-draft.ts';
import styles from './booking-form.module.css';
import { chosenLanguage, type LanguageChoice } from './booking-rules.ts';
import type { RequestOffer } from './request-offer.ts';

type BookingFormProps = {
  /** Content in place of the form, once a request was sent. */
  readonly instead: ReactNode;
  readonly draft: BookingDraft;
  readonly onChange: (change: Partial<BookingDraft>) => void;
  readonly faults: Faults;
  readonly submission: Submission;
  readonly today: LocalDate;
  readonly maxGuests: number;
  /** Whole euros. */
  readonly linenFee: number;
  readonly linenPer: PublicPrices['linenPer'];
  readonly offer: RequestOffer;
  /** The code field; undefined if there are no codes. */
  readonly code: ReactNode;
  /** The label of the submit button. */
  readonly sendLabel: string;
  readonly languageChoice: LanguageChoice | undefined;
  /** Messages above the fields, the price above the button, and the draft note below it. */
  readonly messages: ReactNode;
  readonly price: ReactNode;
  readonly note: ReactNode;
};

/** The fields of a request. Its method is POST, so that without scripts no input ends up in a URL. */
export function BookingForm(props: BookingFormProps) {
  const { draft, onChange, faults, submission, today, maxGuests, offer, languageChoice, messages, price, note } = props;
  const { booking, extras, forms } = useTexts();
  const linenLabel = useLinenLabel(props.linenFee, props.linenPer);
  const text = (name: Exclude<keyof BookingDraft, 'linen' | 'sent' | ExtraField>) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  if (props.instead) return props.instead;
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
      {offer.childAge !== null && (
        <Field
          label={extras.children(offer.childAge)}
          type="number"
          inputMode="numeric"
          min={0}
          max={Math.max(0, Number(draft.numberOfGuests) - 1 || 0)}
          placeholder="0"
          {...text('children')}
        />
      )}
      <TextAreaField label={booking.note} rows={3} hint={booking.noteHint} {...text('note')} />
      {offer.hasLinen && (
        <CheckboxField
          label={linenLabel}
          name="linen"
          error={faults.linen}
          checked={draft.linen}
          onChange={({ target }) => onChange({ linen: target.checked })}
        />
      )}
      {offer.extras.length > 0 && (
        <ExtraFields
          extras={offer.extras}
          nameOf={fieldOfExtra}
          quantityOf={(id) => quantityIn(draft, id)}
          onChange={(id, quantity) => onChange({ [fieldOfExtra(id)]: String(quantity) })}
          error={faults.extras}
        />
      )}
      {props.code}
      {languageChoice && (
        <SelectField
          label={booking.writtenTo}
          hint={booking.writtenToHint}
          {...text('language')}
          value={chosenLanguage(draft, languageChoice)}
        >
          {languageChoice.offered.map((one) => (
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
        {submission.isSending ? forms.sending : props.sendLabel}
      </button>
      {note}
    </form>
  );
}
