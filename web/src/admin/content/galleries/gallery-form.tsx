import { galleryDraft } from '@approdo/shared/contract/content/galleries';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useSlugSuggestion, useWritingForm, type WritingForm } from '../writing/index.ts';
import { type GalleryFields, readGalleryFields } from './gallery-fields.ts';
import { ImagesField } from './images-field.tsx';
import { GALLERY_FORM } from './texts.ts';

type Props = {
  readonly writing: WritingForm<GalleryFields>;
  /** Whether the slug still follows the name. */
  readonly isNew: boolean;
  /** Rejects if the server refuses. */
  readonly save: (gallery: z.output<typeof galleryDraft>, version: string | undefined) => Promise<unknown>;
};

/** The form of a new or existing gallery; a new one's slug follows its name until it is edited. */
export function GalleryForm({ writing, isNew, save }: Props) {
  const { start, leave } = writing;
  const form = useWritingForm({
    writing,
    schema: galleryDraft,
    read: readGalleryFields,
    save,
    describe: GALLERY_FORM.saveFailed,
  });
  const { draft, faults, change, field } = form;
  const slug = useSlugSuggestion({
    begins: isNew && start.slug === '',
    onChange: (typed) => change('slug', typed),
  });

  return (
    <StackedForm form={form}>
      <TextInput
        label={GALLERY_FORM.name}
        data-autofocus
        {...field('name')}
        onChange={({ currentTarget: { value } }) => {
          change('name', value);
          slug.follow(value);
        }}
      />
      <TextInput
        label={GALLERY_FORM.slug}
        description={GALLERY_FORM.slugHint}
        spellCheck={false}
        {...field('slug')}
        onChange={({ currentTarget }) => slug.type(currentTarget.value)}
      />
      <Textarea label={GALLERY_FORM.description} autosize minRows={2} {...field('description')} />
      <ImagesField images={draft.images} error={faults.images} onChange={(images) => change('images', images)} />
      <Checkbox label={GALLERY_FORM.isDefault} description={GALLERY_FORM.isDefaultHint} {...form.tick('isDefault')} />
      <FormButtons isSaving={form.isSaving} onCancel={leave} />
    </StackedForm>
  );
}
