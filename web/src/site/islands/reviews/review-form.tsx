import { ApiError, readProblem } from '@approdo/shared/client';
import { newReview } from '@approdo/shared/contract/reviews';
import { visibleLength } from '@approdo/shared/domain/text';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { TextAreaField } from '../../../ui/field.tsx';
import { signInAddress } from '../account/way-back.ts';
import { useSession } from '../use-session.ts';
import { readWith, textOf, useSubmission } from '../use-submission.ts';
import { RatingField } from './rating-field.tsx';
import { reviewCalls } from './review-client.ts';
import styles from './review-form.module.css';

const CLOSES_AFTER_MS = 2000;
const SHORTEST = 10;
const LONGEST = 500;
const SIGN_IN_FIRST = 'Per favore fai login per scrivere una recensione.';

/** A button that opens the form; the form closes two seconds after the review is sent. */
export function ReviewForm() {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const openerRef = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    openerRef.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={buttons.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        ref={openerRef}
      >
        Scrivi una recensione
      </button>
      {isOpen && <div className={styles.place}>{session ? <Form onDone={close} /> : <SignInFirst />}</div>}
    </>
  );
}

function SignInFirst() {
  return (
    <Banner kind="note">
      <p>{SIGN_IN_FIRST}</p>
      <a href={signInAddress('/#recensioni')}>Login</a>
    </Banner>
  );
}

const UNCONFIRMED = 403;

function Form({ onDone }: { readonly onDone: () => void }) {
  const [comment, setComment] = useState('');
  const [wasSent, setSent] = useState(false);
  const submission = useSubmission({
    read: readReview,
    send: (body) => send(body, () => setSent(true)),
    failureText: "Errore nell'invio della recensione",
  });
  const { failure, refusedWith, faults, isSending } = submission;
  const length = visibleLength(comment.trim());

  useEffect(() => {
    if (!wasSent) return;
    const timer = setTimeout(onDone, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wasSent, onDone]);

  if (wasSent) {
    return (
      <Banner kind="success" isAnswer>
        <p>
          <strong>Recensione inviata con successo!</strong>
        </p>
        <p>Sarà visibile dopo l’approvazione.</p>
      </Banner>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label="Recensione"
      ref={submission.formRef}
      onSubmit={submission.onSubmit}
    >
      {failure && (
        <Banner kind="error" isAnswer>
          <p>{failure}</p>
          {refusedWith === UNCONFIRMED && <a href="/resend-confirmation">Richiedi una nuova conferma</a>}
        </Banner>
      )}
      <RatingField />
      <TextAreaField
        label="La tua recensione"
        name="comment"
        rows={5}
        required
        maxLength={LONGEST}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        hint={`${LONGEST - length} caratteri rimanenti`}
        error={faults.comment}
      />
      <button type="submit" className={buttons.button} disabled={length < SHORTEST || isSending}>
        {isSending ? 'Invio in corso…' : 'Invia recensione'}
      </button>
    </form>
  );
}

function readReview(form: FormData) {
  return readWith(newReview, { rating: Number(textOf(form, 'rating')), comment: textOf(form, 'comment') });
}

async function send(body: z.output<typeof newReview>, onSent: () => void): Promise<void> {
  try {
    await reviewCalls.write({ body });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) {
      throw readProblem({ status: cause.status, body: { error: SIGN_IN_FIRST } });
    }
    throw cause;
  }
  onSent();
}
