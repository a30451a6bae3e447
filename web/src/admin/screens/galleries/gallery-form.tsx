import { type Gallery, galleryDraft } from '@approdo/shared/contract/gallery';
import { suggestSlug } from '@approdo/shared/domain/slug';
import { Button, Checkbox, Input, Stack, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormWindow } from '../../feedback/form-window.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';
import { ANY_IMAGE, fileOf } from '../../media-picker/media-filter.ts';
import { MediaPicker } from '../../media-picker/media-picker.tsx';
import { GALLERIES, GALLERY_FORM } from '../../texts/galleries.ts';
import { ImageOrder } from './image-order.tsx';
import { toggleIn } from './order-images.ts';
import { useSaveGallery } from './use-galleries.ts';

type Props = {
  /** Left out for a new one. */
  readonly gallery?: Gallery;
  readonly onClose: () => void;
};

type Fields = {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly isDefault: boolean;
  readonly images: readonly string[];
};

const NO_GALLERY: Fields = { name: '', slug: '', description: '', isDefault: false, images: [] };

/** A gallery, new or old; a new one's slug follows its name until it is typed. */
export function GalleryForm({ gallery, onClose }: Props) {
  const { create, edit } = useSaveGallery();
  const [slugFollows, setSlugFollows] = useState(!gallery);
  const form = useForm({
    schema: galleryDraft,
    start: gallery ? { ...gallery, description: gallery.description ?? '' } : NO_GALLERY,
    read: ({ name, slug, description, isDefault, images }) => ({
      name,
      slug,
      description: description.trim() === '' ? null : description,
      isDefault,
      images,
    }),
    save: async (body) => {
      await (gallery ? edit.mutateAsync({ params: { id: gallery.id }, body }) : create.mutateAsync({ body }));
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, GALLERY_FORM.saveFailed),
  });
  const { draft, faults, change, field } = form;

  return (
    <FormWindow title={gallery ? GALLERIES.editTitle : GALLERIES.create} size="52rem" onClose={onClose}>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
          <TextInput
            label={GALLERY_FORM.name}
            data-autofocus
            {...field('name')}
            onChange={({ currentTarget: { value } }) => {
              change('name', value);
              if (slugFollows) change('slug', value.trim() ? suggestSlug(value) : '');
            }}
          />
          <TextInput
            label={GALLERY_FORM.slug}
            description={GALLERY_FORM.slugHint}
            spellCheck={false}
            {...field('slug')}
            onChange={({ currentTarget: { value } }) => {
              setSlugFollows(false);
              change('slug', value);
            }}
          />
          <Textarea label={GALLERY_FORM.description} autosize minRows={2} {...field('description')} />
          <ImagesField images={draft.images} error={faults.images} onChange={(images) => change('images', images)} />
          <Checkbox
            label={GALLERY_FORM.isDefault}
            description={GALLERY_FORM.isDefaultHint}
            checked={draft.isDefault}
            onChange={({ currentTarget }) => change('isDefault', currentTarget.checked)}
          />
          <FormButtons isSaving={form.isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </FormWindow>
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
