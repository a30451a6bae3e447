import { newCollectedReview } from '@approdo/shared/contract/bookings/reviews';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { RATING_SCALES } from '@approdo/shared/domain/bookings/collected-review';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { number } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { columns } from '../../kit/styles/columns.ts';
import { COLLECT } from './texts.ts';
import { useCollectReview } from './use-reviews.ts';

const BLANK = { portal: '', author: '', rating: '', outOf: String(RATING_SCALES[0]), comment: '', date: '', url: '' };

/** What was typed, for the contract: a rating may have a comma, and an empty address is none. */
function read({ rating, outOf, url, ...draft }: typeof BLANK) {
  return {
    ...draft,
    rating: number.decode(rating.replace(',', '.')),
    outOf: Number(outOf),
    ...(url.trim() && { url }),
  };
}

/** The window in which the owner copies a review from a portal. */
export function CollectWindow({ onClose }: { readonly onClose: () => void }) {
  const collect = useCollectReview();
  const form = useForm({
    schema: newCollectedReview,
    start: BLANK,
    read,
    save: (body) => collect.mutateAsync({ body }),
    onSaved: onClose,
    describe: (fault) => describeFailure(fault, COLLECT.failed),
  });
  const leave = form.leaveBy(onClose);
  const { field } = form;
  return (
    <FormWindow title={COLLECT.open} onClose={leave}>
      <StackedForm form={form}>
        <TextInput label={COLLECT.portal} data-autofocus {...field('portal')} />
        <TextInput label={COLLECT.author} {...field('author')} />
        <div style={columns('8rem')}>
          <TextInput label={COLLECT.rating} inputMode="decimal" {...field('rating')} />
          <NativeSelect label={COLLECT.outOf} data={RATING_SCALES.map(String)} {...field('outOf')} />
        </div>
        <Textarea label={COLLECT.comment} autosize minRows={4} {...field('comment')} />
        <TextInput label={COLLECT.date} type="date" max={todayInRome(new Date())} {...field('date')} />
        <TextInput label={COLLECT.url} type="url" {...field('url')} />
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
