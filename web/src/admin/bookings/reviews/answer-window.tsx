import { type Review, reviewAnswerSent, review as reviewShape } from '@approdo/shared/contract/bookings/reviews';
import { Textarea } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { ANSWER } from './texts.ts';
import { useSaveAnswer } from './use-reviews.ts';

type Props = { readonly review: Review; readonly onClose: () => void };

/** The window in which the owner answers a review, or changes her answer. */
export function AnswerWindow({ review, onClose }: Props) {
  return (
    <VersionedForm of={review} shape={reviewShape}>
      {(current, loadLatest) => <AnswerForm review={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function AnswerForm({ review, loadLatest, onClose }: Props & { readonly loadLatest: LoadLatest }) {
  const { id, author, comment, answer } = review;
  const save = useSaveAnswer(id);
  const form = useForm({
    schema: reviewAnswerSent,
    start: { text: answer?.text ?? '' },
    version: review.version,
    loadLatest,
    save: ({ text }, version) => save(text, version),
    onSaved: onClose,
    describe: ANSWER.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={ANSWER.title(author.name)} onClose={leave}>
      <StackedForm form={form}>
        <p className={kit.words}>{comment}</p>
        <Textarea
          label={ANSWER.text}
          description={ANSWER.hint}
          autosize
          minRows={3}
          data-autofocus
          {...form.field('text')}
        />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
