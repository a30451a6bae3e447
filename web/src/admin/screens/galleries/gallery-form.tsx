import { galleryDraft } from '@approdo/shared/contract/gallery';
import { Button, Checkbox, Input, Stack, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { ANY_IMAGE, fileOf } from '../../media-picker/media-filter.ts';
import { MediaPicker } from '../../media-picker/media-picker.tsx';
import { type GalleryFields, readGalleryFields } from '../../parts/galleries/gallery-fields.ts';
import { ImageOrder } from '../../parts/galleries/image-order.tsx';
import { toggleIn } from '../../parts/galleries/order-images.ts';
import { GALLERY_FORM } from '../../texts/galleries.ts';
import { useSlugSuggestion } from '../../writing/use-slug-suggestion.ts';
import { useWritingForm } from '../../writing/use-writing-form.ts';
import type { WritingForm } from '../../writing/writing-window.tsx';

type Props = {
  readonly writing: WritingForm<GalleryFields>;
  /** Whether the slug still follows the name. */
  readonly isNew: boolean;
  /** Rejects where the server refuses. */
  readonly save: (gallery: z.output<typeof galleryDraft>, version: string | undefined) => Promise<unknown>;
};

/** A gallery, new or old; a new one's slug follows its name until it is typed. */
export function GalleryForm({ writing, isNew, save }: Props) {
  const { start, leave } = writing;
  const form = useWritingForm({
    writing,
    schema: galleryDraft,
    read: readGalleryFields,
    save,
    describe: (fault) => sayWhatServerSaid(fault, GALLERY_FORM.saveFailed),
  });
  const { draft, faults, change, field } = form;
  const slug = useSlugSuggestion({
    begins: isNew && start.slug === '',
    onChange: (typed) => change('slug', typed),
  });

  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
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
      </Stack>
    </form>
  );
}

type ImagesProps = {
  readonly images: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (images: string[]) => void;
};

function ImagesField({ images, error, onChange }: ImagesProps) {
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  return (
    <Input.Wrapper
      label={GALLERY_FORM.images}
      labelElement="div"
      labelProps={{ id: `${id}-name` }}
      id={id}
      error={error}
    >
      <ImageOrder images={images} onChange={onChange} />
      <Button
        mt="sm"
        variant="default"
        data-add-images
        data-fault={error ? true : undefined}
        aria-describedby={error ? `${id}-name ${id}-error` : `${id}-name`}
        onClick={() => setIsPicking(true)}
      >
        {GALLERY_FORM.choose}
      </Button>
      {isPicking && (
        <MediaPicker
          show={ANY_IMAGE}
          isChosen={(media) => images.includes(fileOf(media))}
          onChoose={(media) => onChange(toggleIn(images, fileOf(media)))}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Input.Wrapper>
  );
}
