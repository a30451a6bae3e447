import { type Media, mediaLibrary, mediaTexts } from '@approdo/shared/contract/content/media';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import kit from '../../kit/styles/kit.module.css';
import { MEDIA_ACTIONS, MEDIA_FORM, PICKER } from '../uploads/index.ts';
import { MediaPreview } from './media-preview.tsx';

type Props = {
  readonly media: Media;
  readonly finish: string;
  readonly onChoose: (media: Media) => void;
  readonly onBack: () => void;
};

const schema = mediaTexts.pick({ caption: true, alt: true });

/** Asks for the texts of the chosen picture. They are the library's, and saved there only if they were changed. */
export function PictureTexts({ media, finish, onChoose, onBack }: Props) {
  const edit = useWrite(mediaLibrary.edit, { success: () => MEDIA_ACTIONS.saved });
  const { id, name, caption, alt, version } = media;
  const form = useForm({
    schema,
    start: { caption, alt },
    version,
    loadLatest: undefined,
    save: async (body, known) => {
      const isSame = body.caption === caption && body.alt === alt;
      onChoose(isSame ? media : await edit.mutateAsync({ params: { id }, body, version: known }));
    },
    describe: (fault) => describeServerError(fault, MEDIA_ACTIONS.saveFailed),
  });
  return (
    <form {...form.props} className={kit.sides}>
      <div style={{ maxInlineSize: '20rem' }}>
        <MediaPreview media={media} />
        <p className={`${kit.strong} ${kit.wrapAnywhere}`} tabIndex={-1} ref={focusOn}>
          {name}
        </p>
      </div>
      <Stack gap="sm">
        <FormProblem problem={form.problem} />
        <TextInput label={MEDIA_FORM.caption} {...form.field('caption')} />
        <TextInput label={MEDIA_FORM.alt} description={MEDIA_FORM.altHint} {...form.field('alt')} />
        <p className={kit.hint}>{PICKER.textsHint}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={form.leaveBy(onBack)}>
            {PICKER.back}
          </Button>
          <SubmitButton isSaving={form.isSaving}>{finish}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

/** The pressed tile is gone, and a field would open a phone's keyboard over the picture. */
function focusOn(name: HTMLElement | null): void {
  name?.focus();
}
