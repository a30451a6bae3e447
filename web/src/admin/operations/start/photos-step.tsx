import { type Gallery, galleryDraft } from '@approdo/shared/contract/content/galleries';
import { mediaLibrary } from '@approdo/shared/contract/content/media';
import { suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import {
  GALLERIES,
  GALLERY_FORM,
  ImagesField,
  NO_GALLERY,
  readGalleryFields,
  useSaveGallery,
} from '../../content/galleries/index.ts';
import { fileOf } from '../../content/media-picker/index.ts';
import { useGalleries } from '../../content/records/index.ts';
import { DropZone, MEDIA, UploadButton } from '../../content/uploads/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useIsTouched } from '../../kit/frame/use-is-touched.ts';
import { useRead } from '../../session/use-read.ts';
import type { StepProps } from './step.ts';
import { StepButtons } from './step-buttons.tsx';
import { PHOTOS_STEP } from './texts.ts';
import { usePhotos } from './use-photos.ts';
import { type SavedPhotos, useSavedPhotos } from './use-saved-photos.ts';

const START = { ...NO_GALLERY, isDefault: true };

export function PhotosStep(step: StepProps) {
  const library = useRead(mediaLibrary.list);
  return (
    <QueryStates query={useGalleries()} failure={GALLERIES.loadFailed}>
      {(galleries) => (
        <QueryStates query={library} failure={MEDIA.loadFailed}>
          {(media) => <Photos galleries={galleries} library={new Set(media.map(fileOf))} step={step} />}
        </QueryStates>
      )}
    </QueryStates>
  );
}

type Props = {
  readonly galleries: readonly Gallery[];
  /** The names of all its files. */
  readonly library: ReadonlySet<string>;
  readonly step: StepProps;
};

/** Photos are uploaded to the library at once, and become a gallery with the next step. */
function Photos({ galleries, library, step }: Props) {
  const { start, saveDraft, forget } = useSavedPhotos(library);
  const form = useGalleryForm({
    galleries,
    start,
    onSaved: () => {
      forget();
      step.onDone();
    },
  });
  const { draft, faults, change, field } = form;
  const { name } = draft;
  const savePhotos = useCallback((savedPhotos: SavedPhotos) => saveDraft({ ...savedPhotos, name }), [saveDraft, name]);
  const photos = usePhotos({
    start,
    files: draft.images,
    onChange: (images) => change('images', images),
    onSave: savePhotos,
  });
  useLeaveGuard({ isChanged: photos.isUploading });
  const hint = useIsTouched() ? MEDIA.chooseHint : MEDIA.dropHint;
  const isNothingNew = step.isDone && draft.images.length === 0;

  return (
    <DropZone label={PHOTOS_STEP.dropZone} onFiles={photos.add}>
      <Stack>
        <Group>
          <UploadButton kind="image" onChoose={photos.add} />
          <Text c="dimmed">{hint}</Text>
        </Group>
        <form
          {...form.props}
          onSubmit={(event) => {
            if (!isNothingNew) return form.props.onSubmit(event);
            event.preventDefault();
            step.onDone();
          }}
        >
          <Stack>
            <FormProblem problem={form.problem} />
            {galleries.length > 0 && <Text>{PHOTOS_STEP.already(galleries.map(({ name }) => name).join(', '))}</Text>}
            <TextInput label={GALLERY_FORM.name} {...field('name')} />
            {draft.images.length > 1 && (
              <Group gap="sm">
                <Button variant="default" onClick={() => photos.order('takenAt')}>
                  {PHOTOS_STEP.byTime}
                </Button>
                <Button variant="default" onClick={() => photos.order('name')}>
                  {PHOTOS_STEP.byName}
                </Button>
              </Group>
            )}
            <ImagesField images={draft.images} error={faults.images} onChange={photos.arrange} />
            <Checkbox
              label={GALLERY_FORM.isDefault}
              description={GALLERY_FORM.isDefaultHint}
              {...form.tick('isDefault')}
            />
            <StepButtons
              step={step}
              isSaving={form.isSaving}
              missing={photos.isUploading ? PHOTOS_STEP.waiting : undefined}
            />
          </Stack>
        </form>
      </Stack>
    </DropZone>
  );
}

type Options = {
  readonly galleries: readonly Gallery[];
  /** The gallery's initial values. */
  readonly start: { readonly name: string; readonly images: string[] };
  readonly onSaved: () => void;
};

/** A new gallery, with the first free slug for its name. */
function useGalleryForm({ galleries, start: { name, images }, onSaved }: Options) {
  const save = useSaveGallery(undefined);
  return useForm({
    schema: galleryDraft,
    start: { ...START, name, images },
    read: (draft) => readGalleryFields({ ...draft, slug: freeSlug(draft.name, galleries) }),
    save: (body) => save(body),
    onSaved,
    describe: GALLERY_FORM.saveFailed,
  });
}

function freeSlug(name: string, galleries: readonly Pick<Gallery, 'slug'>[]): string {
  const wanted = suggestSlug(name) || 'galleria';
  const isTaken = (slug: string) => galleries.some((gallery) => gallery.slug === slug);
  let slug = wanted;
  for (let count = 2; isTaken(slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
