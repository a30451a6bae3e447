import { type Media, media as mediaShape, mediaTexts } from '@approdo/shared/contract/content/media';
import { Stack, TextInput } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { MEDIA_ACTIONS, MEDIA_FORM } from '../../texts/media.ts';
import { LanguageTabs } from '../../translations/language-tabs.tsx';
import { useEditMedia } from './use-media-actions.ts';

type Props = { readonly media: Media; readonly onClose: () => void };

/** What is said of a file, in its place: saved by the button or Enter, left by Escape. */
export function MediaForm({ media, onClose }: Props) {
  return (
    <LanguageTabs kind="media" id={media.id} onLeave={onClose}>
      <VersionedForm of={media} shape={mediaShape}>
        {(current, takeUp) => <MediaFields media={current} takeUp={takeUp} onClose={onClose} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function MediaFields({ media, takeUp, onClose }: Props & { readonly takeUp: TakeUp }) {
  const edit = useEditMedia();
  const form = useForm({
    schema: mediaTexts,
    start: { name: media.name, caption: media.caption, alt: media.alt },
    version: media.version,
    takeUp,
    save: async (body, version) => {
      await edit.mutateAsync({ params: { id: media.id }, body, version });
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, MEDIA_ACTIONS.saveFailed),
  });
  return (
    <form
      {...form.props}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Stack gap="sm">
        <FormProblem problem={form.problem} />
        <TextInput label={MEDIA_FORM.name} autoFocus {...form.field('name')} />
        <TextInput label={MEDIA_FORM.caption} {...form.field('caption')} />
        {media.contentType === 'image' && (
          <TextInput label={MEDIA_FORM.alt} description={MEDIA_FORM.altHint} {...form.field('alt')} />
        )}
        <FormButtons isSaving={form.isSaving} onCancel={onClose} />
      </Stack>
    </form>
  );
}
