import { ApiError } from '@approdo/shared/client';
import type { BookingInFull } from '@approdo/shared/contract/stay/bookings';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { CheckboxField } from '../../../ui/field.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { contractCalls } from './stay-client.ts';
import styles from './stay-island.module.css';

type Props = {
  readonly contract: BookingInFull['documents'][number];
  /** Reads the stay again. */
  readonly onAccepted: () => Promise<void>;
};

/** Accepts what was read, by its hash: where that has changed meanwhile, it is to be read again. */
export function AcceptForm({ contract: { id, sha256 }, onAccepted }: Props) {
  const { stayDocuments: words } = useFurtherTexts();
  const [hasRead, setRead] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function accept(): Promise<void> {
    setSending(true);
    setFailure(undefined);
    try {
      await contractCalls.accept({ params: { id }, body: { sha256 } });
      await onAccepted();
    } catch (cause) {
      setFailure(cause instanceof ApiError ? cause.message : words.acceptFailed);
      setRead(false);
      if (cause instanceof ApiError) await onAccepted();
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setFault(hasRead ? undefined : words.readFirst);
    if (hasRead && !isSending) void accept();
  }

  return (
    <form className={styles.accept} method="post" noValidate onSubmit={submit}>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <CheckboxField
        name="hasRead"
        label={words.haveRead}
        checked={hasRead}
        error={fault}
        onChange={({ currentTarget }) => setRead(currentTarget.checked)}
      />
      <p className={styles.hint}>{words.whatIsKept}</p>
      <button type="submit" className={buttons.button} aria-disabled={isSending}>
        {words.accept}
      </button>
    </form>
  );
}
