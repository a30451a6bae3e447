import { type Media, mediaLibrary, mediaTexts } from '@approdo/shared/contract/content/media';
import { Stack, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useGuardPart } from '../../kit/form/leavable-part.tsx';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { MEDIA_ACTIONS, MEDIA_FACTS, PICKER } from '../uploads/index.ts';

type Props = {
  readonly media: Media;
  readonly loadLatest?: LoadLatest;
  /** The label of the button that takes a picture for a place, which asks for its texts, but not for its name. */
  readonly finish?: string;
  /** Receives the file with its texts as they are now. */
  readonly onDone: (media: Media) => void;
  readonly onLeave: () => void;
};

/** Edits the texts of a library file, which are saved if they were changed: by the button or Enter, left by Escape. */
export function MediaTexts({ media, loadLatest, finish, onDone, onLeave }: Props) {
  const edit = useWrite(mediaLibrary.edit, { success: () => MEDIA_ACTIONS.saved });
  const { id, name, caption, alt, version } = media;
  const form = useForm({
    schema: mediaTexts,
    start: { name, caption, alt },
    version,
    loadLatest,
    save: async (body, known) => {
      const isSame = body.name === name && body.caption === caption && body.alt === alt;
      onDone(isSame ? media : await edit.mutateAsync({ params: { id }, body, version: known }));
    },
    describe: MEDIA_ACTIONS.saveFailed,
  });
  useGuardPart(useLeaveGuard({ isChanged: form.isChanged }));
  return (
    <form
      {...form.props}
      onKeyDown={({ key, currentTarget }) => {
        // In a window Escape is the window's.
        if (key === 'Escape' && !currentTarget.closest('[role="dialog"]')) onLeave();
      }}
    >
      <Stack gap="sm">
        <FormProblem problem={form.problem} />
        {!finish && <TextInput label={MEDIA_FACTS.name} autoFocus {...form.field('name')} />}
        <TextInput label={MEDIA_FACTS.caption} {...form.field('caption')} />
        {media.contentType === 'image' && (
          <TextInput label={MEDIA_FACTS.alt} description={MEDIA_FACTS.altHint} {...form.field('alt')} />
        )}
        {finish && <p className={kit.hint}>{PICKER.textsHint}</p>}
        <FormButtons
          submit={finish ?? SHELL.save}
          leave={finish ? PICKER.back : SHELL.cancel}
          isSaving={form.isSaving}
          onCancel={finish ? form.leaveBy(onLeave) : onLeave}
        />
      </Stack>
    </form>
  );
}
