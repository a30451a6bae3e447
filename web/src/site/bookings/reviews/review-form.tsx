import { ApiError, readProblem } from '@approdo/shared/client';
import { newReview } from '@approdo/shared/contract/bookings/reviews';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { visibleLength } from '@approdo/shared/domain/base/text/text';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { TextAreaField } from '../../../ui/field.tsx';
import { signInAddress } from '../../accounts/sign-in/return-path.ts';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { useSession } from '../../session/use-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RatingField } from './rating-field.tsx';
import { reviewCalls } from './review-client.ts';
import styles from './review-form.module.css';

const CLOSES_AFTER_MS = 2000;
const MIN_LENGTH = 10;
const MAX_LENGTH = 500;

/** A button that opens the form, which closes two seconds after the review is sent. */
export function ReviewForm() {
  const { reviews } = useTexts();
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
        {reviews.write}
      </button>
      {isOpen && <div className={styles.place}>{session ? <Form onDone={close} /> : <SignInFirst />}</div>}
    </>
  );
}

function SignInFirst() {
  const { language, reviews, forms } = useTexts();
  return (
    <Banner kind="note">
      <p>{reviews.loginFirst}</p>
      <a href={signInAddress(language, addressIn(language, '/#recensioni'))}>{forms.login}</a>
    </Banner>
  );
}

const UNCONFIRMED = 403;

function Form({ onDone }: { readonly onDone: () => void }) {
  const { language, reviews, forms } = useTexts();
  const [comment, setComment] = useState('');
  const [wasSent, setSent] = useState(false);
  const submission = useSubmission({
    read: readReview,
    send: async (body) => {
      await send(body, reviews.loginFirst);
      setSent(true);
    },
    failureText: reviews.failed,
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
          <strong>{reviews.sent}</strong>
        </p>
        <p>{reviews.afterSent}</p>
      </Banner>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={reviews.form}
      ref={submission.formRef}
      onSubmit={submission.onSubmit}
    >
      {failure && (
        <Banner kind="error" isAnswer>
          <p>{failure}</p>
          {refusedWith === UNCONFIRMED && (
            <a href={addressIn(language, '/resend-confirmation')}>{forms.askForConfirmation}</a>
          )}
        </Banner>
      )}
      <RatingField />
      <TextAreaField
        label={reviews.comment}
        name="comment"
        rows={5}
        required
        maxLength={MAX_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        hint={reviews.charactersLeft(MAX_LENGTH - length)}
        error={faults.comment}
      />
      <button type="submit" className={buttons.button} disabled={length < MIN_LENGTH || isSending}>
        {isSending ? forms.sending : reviews.send}
      </button>
    </form>
  );
}

function readReview(form: FormData) {
  return readWith(newReview, { rating: Number(textOf(form, 'rating')), comment: textOf(form, 'comment') });
}

async function send(body: z.output<typeof newReview>, loginFirst: string): Promise<void> {
  try {
    await reviewCalls.write({ body });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) {
      throw readProblem({ status: cause.status, body: { error: loginFirst } });
    }
    throw cause;
  }
}
