import { type Media, mediaLibrary, media as mediaShape, mediaTexts } from '@approdo/shared/contract/content/media';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { Stack, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { formatBytes, formatDuration } from '../../kit/format/size.ts';
import kit from '../../kit/styles/kit.module.css';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { MediaPreview } from '../media-picker/index.ts';
import { LanguageTabs } from '../translations/index.ts';
import { MEDIA_ACTIONS, MEDIA_FACTS, MEDIA_FORM } from '../uploads/index.ts';
import styles from './media-card.module.css';
import { useRemoveMedia } from './use-media-actions.ts';

type Props = {
  readonly media: Media;
  /** The id of the element that names the card. */
  readonly nameId: string;
};

/** A card of the library, whose texts are edited in place; it re-renders only if its own props change. */
export const MediaCard = memo(function MediaCard({ media, nameId }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const copy = useCopy();
  const { isBusy, remove } = useRemoveMedia();
  const button = { describedBy: nameId, isBusy: isBusy(media) };
  // Copies the address in the form that every field of the back office accepts and the library recognises.
  const copying = { copied: MEDIA_ACTIONS.copied, failed: { text: MEDIA_ACTIONS.copyFailed, detail: media.url } };

  function finish(): void {
    setIsEditing(false);
    requestAnimationFrame(() => document.getElementById(nameId)?.focus());
  }

  return (
    <div className={kit.textColumn}>
      <div style={{ margin: 'calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) 0' }}>
        <MediaPreview media={media} canPlay />
      </div>
      {isEditing ? (
        <MediaForm media={media} onClose={finish} />
      ) : (
        <>
          <p className={`${kit.strong} ${kit.flush} ${kit.wrapAnywhere}`} id={nameId} tabIndex={-1}>
            {media.name}
          </p>
          <MediaFacts media={media} />
          <div className={kit.toFoot}>
            <RowButtons>
              <RowButton {...button} onClick={() => void copy(media.url, copying)}>
                {MEDIA_ACTIONS.copy}
              </RowButton>
              <RowButton {...button} onClick={() => setIsEditing(true)}>
                {MEDIA_ACTIONS.edit}
              </RowButton>
              <RowButton {...button} variant="outline" color="red" onClick={() => void remove(media)}>
                {MEDIA_ACTIONS.remove}
              </RowButton>
            </RowButtons>
          </div>
        </>
      )}
    </div>
  );
});

function MediaFacts({ media }: Pick<Props, 'media'>) {
  const { dimensions, duration } = media;
  const facts = [
    [MEDIA_FACTS.caption, media.caption],
    [MEDIA_FACTS.alt, media.alt],
    [MEDIA_FACTS.size, formatBytes(media.size)],
    [MEDIA_FACTS.dimensions, dimensions && `${dimensions.width} × ${dimensions.height} px`],
    [MEDIA_FACTS.duration, duration === null ? null : formatDuration(duration)],
    [MEDIA_FACTS.created, formatInstantDate(media.createdAt)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact)
        .map(([term, fact]) => (
          <Fact key={term} term={term} fact={fact} />
        ))}
    </dl>
  );
}

function Fact({ term, fact }: { readonly term: string; readonly fact: string | null }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </>
  );
}

type MediaFormProps = { readonly media: Media; readonly onClose: () => void };

/** Edits the texts of a file in place: saved by the button or Enter, left by Escape. */
function MediaForm({ media, onClose }: MediaFormProps) {
  return (
    <LanguageTabs kind="media" id={media.id} onLeave={onClose}>
      <VersionedForm of={media} shape={mediaShape}>
        {(current, loadLatest) => <MediaFields media={current} loadLatest={loadLatest} onClose={onClose} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function MediaFields({ media, loadLatest, onClose }: MediaFormProps & { readonly loadLatest: LoadLatest }) {
  const edit = useWrite(mediaLibrary.edit, { success: () => MEDIA_ACTIONS.saved });
  const form = useForm({
    schema: mediaTexts,
    start: { name: media.name, caption: media.caption, alt: media.alt },
    version: media.version,
    loadLatest: loadLatest,
    save: async (body, version) => {
      await edit.mutateAsync({ params: { id: media.id }, body, version });
      onClose();
    },
    describe: (fault) => describeServerError(fault, MEDIA_ACTIONS.saveFailed),
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
