import { cancellation } from '@approdo/shared/contract/bookings/booking-requests';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { TextAreaField } from '../../../ui/field.tsx';
import { readWith, useSubmission } from '../../forms/use-submission.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './own-requests.module.css';

export type SentCancellation = z.output<typeof cancellation>;

type Props = { readonly onSend: (cancellation: SentCancellation) => Promise<void>; readonly onLeave: () => void };

/** Confirms that the guest wants to ask for cancellation, with an optional message. */
export function CancellationForm({ onSend, onLeave }: Props) {
  const words = useTexts().booking.own.cancellation;
  const { formRef, faults, failure, isSending, onSubmit } = useSubmission({
    read: (form) => readWith(cancellation, { message: form.get('message') }),
    send: onSend,
    failureText: words.failed,
  });
  return (
    <form ref={formRef} className={styles.cancellation} onSubmit={onSubmit} noValidate>
      <p>{words.question}</p>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <TextAreaField label={words.message} name="message" rows={3} hint={words.messageHint} error={faults.message} />
      <div className={styles.question}>
        <button type="submit" className={buttons.button} aria-disabled={isSending}>
          {words.send}
        </button>
        <button type="button" className={buttons.quiet} onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </form>
  );
}
