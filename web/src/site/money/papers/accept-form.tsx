import { ApiError } from '@approdo/shared/client';
import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { CheckboxField } from '../../../ui/field.tsx';
import styles from '../../bookings/own/stay-parts.module.css';
import { useSubmission } from '../../forms/use-submission.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { contractCalls } from '../money-client.ts';

type Props = {
  readonly contract: BookingDetails['documents'][number];
  /** Reloads the stay. */
  readonly onAccepted: () => Promise<void>;
};

/** Accepts the text that was read, by its hash: if it has changed meanwhile, it has to be read again. */
export function AcceptForm({ contract: { id, sha256 }, onAccepted }: Props) {
  const { stayDocuments: words } = useFurtherTexts();
  const [hasRead, setRead] = useState(false);
  const submission = useSubmission({
    read: () => (hasRead ? { values: { sha256 } } : { faults: { hasRead: words.readFirst } }),
    send: async (body) => {
      try {
        await contractCalls.accept({ params: { id }, body });
        await onAccepted();
      } catch (cause) {
        setRead(false);
        if (cause instanceof ApiError) await onAccepted();
        throw cause;
      }
    },
    failureText: words.acceptFailed,
  });
  const { formRef, faults, failure, isSending, onSubmit } = submission;

  return (
    <form className={styles.accept} method="post" noValidate ref={formRef} onSubmit={onSubmit}>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <CheckboxField
        name="hasRead"
        label={words.haveRead}
        checked={hasRead}
        error={faults.hasRead}
        onChange={({ currentTarget }) => setRead(currentTarget.checked)}
      />
      <p className={styles.hint}>{words.whatIsStored}</p>
      <button type="submit" className={buttons.button} aria-disabled={isSending}>
        {words.accept}
      </button>
    </form>
  );
}
