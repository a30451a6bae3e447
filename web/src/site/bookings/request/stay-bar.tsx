import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { useState } from 'react';
import buttons from '../../../ui/button.module.css';
import { showField } from '../../forms/show-field.ts';
import type { Faults } from '../../forms/use-open-faults.ts';
import type { Submission } from '../../forms/use-submission.ts';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './stay-bar.module.css';
import { type StaySentence, sayStay } from './stay-sentence.ts';

type StayBarProps = {
  /** The chosen stay; undefined until both dates are. */
  readonly stay: Stay | undefined;
  readonly draft: BookingDraft;
  readonly faults: Faults;
  readonly quote: { readonly state: QuoteState; readonly isCurrent: boolean };
  readonly submission: Submission;
  readonly today: LocalDate;
  readonly sendLabel: string;
};

/** What the chosen stay is and costs, and the way on: to the next field, at last the sending. */
export function StayBar({ stay, draft, faults, quote, submission, today, sendLabel }: StayBarProps) {
  const texts = useTexts();
  const fault = faults.startDate ?? faults.endDate;
  const sentence = stay && sayStay({ stay, today, fault, quote }, texts);
  const spoken = useSettled(sentence);
  const next = findNextField(draft, faults);

  function goOn(): void {
    const form = submission.formRef.current;
    const field = next === undefined ? undefined : form?.elements.namedItem(next);
    if (next === undefined) form?.requestSubmit();
    else if (field instanceof HTMLElement) showField(field);
  }

  const goesOn = next === undefined ? sendLabel : texts.forms.goOn;
  return (
    <>
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
      {sentence && (
        <div className={styles.bar}>
          <p aria-hidden="true">
            {sentence.dates}
            {'\u00A0· '}
            <strong data-fault={fault !== undefined || undefined}>{sentence.price ?? UNKNOWN}</strong>
          </p>
          <button type="button" className={buttons.button} aria-disabled={submission.isSending} onClick={goOn}>
            {submission.isSending ? texts.forms.sending : goesOn}
          </button>
        </div>
      )}
    </>
  );
}

const UNKNOWN = '…';

/** What no request can do without, in the order of the form. */
const REQUIRED = ['startDate', 'endDate', 'guestName', 'guestEmail', 'numberOfGuests'] as const;

/** The name of the first field that is still empty, or wrong; undefined if the request can be sent. */
function findNextField(draft: BookingDraft, faults: Faults): string | undefined {
  const required = REQUIRED.find((name) => draft[name].trim() === '' || faults[name] !== undefined);
  return required ?? Object.keys(faults).find((name) => name in draft);
}

/** The whole sentence, once for each change: while a price is asked for, still the one before. */
function useSettled(sentence: StaySentence | undefined): string {
  const [settled, setSettled] = useState('');
  const next = sentence ? sayWhole(sentence) : '';
  if (next === undefined || next === settled) return settled;
  setSettled(next);
  return next;
}

function sayWhole({ dates, price }: StaySentence): string | undefined {
  return price === undefined ? undefined : `${dates} · ${price}`;
}
