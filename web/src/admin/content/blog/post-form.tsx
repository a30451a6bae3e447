import { visibleLength } from '@approdo/shared/domain/base/text/text';
import { readTimeOf } from '@approdo/shared/domain/content/read-time';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { Button, Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { COVER_IMAGE, fileOf, ImageChoice } from '../media-picker/index.ts';
import { ContentField, PUBLICATION, useWritingForm, WRITING, type WritingForm } from '../writing/index.ts';
import { coverOf, type PostFields, postRules } from './post-fields.ts';
import { BLOG, POST_FORM } from './texts.ts';

const EXCERPT_MAX = 500;

type Props = {
  readonly writing: WritingForm<PostFields>;
  /** Rejects if the server refuses. */
  readonly save: (post: PostFields, version: string | undefined) => Promise<unknown>;
};

/** The form of a new or existing post. */
export function PostForm({ writing, save }: Props) {
  const { start, leave, finish } = writing;
  const form = useWritingForm({
    writing,
    schema: postRules,
    read: (fields) => ({ ...fields, coverImage: coverOf(fields) }),
    save,
    describe: POST_FORM.saveFailed,
  });
  const { draft, faults, change } = form;
  const cover = coverOf(draft);
  const publish = () =>
    form.tryOut(async (values, version) => {
      await save({ ...values, published: true }, version);
      finish();
    });

  return (
    <StackedForm form={form}>
      <TextInput label={WRITING.title} autoFocus data-autofocus {...form.field('title')} />
      <Textarea
        label={WRITING.excerpt}
        description={WRITING.left(EXCERPT_MAX - visibleLength(draft.excerpt))}
        autosize
        minRows={2}
        {...form.field('excerpt')}
      />
      <div>
        <ImageChoice
          label={POST_FORM.cover}
          address={cover && `/uploads/${cover}`}
          error={faults.coverImage}
          show={COVER_IMAGE}
          onChange={(url) => change('coverImage', fileOf({ url }))}
        />
        {draft.coverImage === '' && (
          <Text size="sm" c="dimmed">
            {POST_FORM.coverHint}
          </Text>
        )}
      </div>
      <ContentField form={form} start={start.content} />
      <Text size="sm" c="dimmed">
        {BLOG.readTime(readTimeOf(plainTextOf(draft.content)))}
      </Text>
      <Checkbox label={POST_FORM.published} {...form.tick('published')} />
      <FormButtons isSaving={form.isSaving} onCancel={leave}>
        {!draft.published && (
          <Button variant="default" onClick={publish}>
            {PUBLICATION.publish}
          </Button>
        )}
      </FormButtons>
    </StackedForm>
  );
}
