import { ApiError } from '@approdo/shared/client';
import { type Media, mediaLibrary, media as mediaShape, mediaUse } from '@approdo/shared/contract/content/media';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { memo, use, useState } from 'react';
import { describeFailure, describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { LeavablePartContext } from '../../kit/form/leavable-part.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { formatBytes, formatDuration } from '../../kit/format/size.ts';
import kit from '../../kit/styles/kit.module.css';
import cards from '../../kit/table/cards.module.css';
import { Fact } from '../../kit/table/cards.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { MediaPreview, MediaTexts } from '../media-picker/index.ts';
import { LanguageTabs } from '../translations/index.ts';
import { MEDIA_ACTIONS, MEDIA_FACTS, REMOVE_MEDIA, USED_IN } from '../uploads/index.ts';

type Props = {
  readonly media: Media;
  /** The id of the element that names the card. */
  readonly nameId: string;
};

/** A card of the library, whose texts are edited in place; it re-renders only if its own props change. */
export const MediaCard = memo(function MediaCard({ media, nameId }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const around = use(LeavablePartContext);
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
        <LanguageTabs kind="media" id={media.id} onLeave={finish}>
          {/* The tabs lose no Italian: what asks before it is lost is the window that this may stand in. */}
          <LeavablePartContext value={around}>
            <VersionedForm of={media} shape={mediaShape}>
              {(current, loadLatest) => (
                <MediaTexts media={current} loadLatest={loadLatest} onDone={finish} onLeave={finish} />
              )}
            </VersionedForm>
          </LeavablePartContext>
        </LanguageTabs>
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
  return (
    <dl className={cards.facts}>
      <Fact term={MEDIA_FACTS.caption} fact={media.caption} />
      <Fact term={MEDIA_FACTS.alt} fact={media.alt} />
      <Fact term={MEDIA_FACTS.size} fact={formatBytes(media.size)} />
      <Fact term={MEDIA_FACTS.dimensions} fact={dimensions && `${dimensions.width} × ${dimensions.height} px`} />
      <Fact term={MEDIA_FACTS.duration} fact={duration === null ? null : formatDuration(duration)} />
      <Fact term={MEDIA_FACTS.created} fact={formatInstantDate(media.createdAt)} />
    </dl>
  );
}

/** Deletes a library file after a confirmation; if something uses it, the uses are named. */
function useRemoveMedia() {
  return useRemoval<Media>({
    run: ({ id }, call) => call(mediaLibrary.remove, { params: { id } }),
    question: ({ name }) => ({
      title: REMOVE_MEDIA.title,
      text: REMOVE_MEDIA.text(name),
      action: MEDIA_ACTIONS.remove,
    }),
    success: () => MEDIA_ACTIONS.removed,
    describe: describeRefusal,
  });
}

function describeRefusal(fault: unknown): Failure {
  const uses = listUses(fault);
  if (uses.length === 0) return describeFailure(fault, MEDIA_ACTIONS.removeFailed);
  const places = uses.map(({ type, title }) => `${USED_IN[type]} «${title}»`).join(', ');
  return { ...describeServerError(fault, MEDIA_ACTIONS.removeFailed), detail: `${USED_IN.intro} ${places}` };
}

/** The uses of the file, if they are why it cannot be deleted. */
export function listUses(fault: unknown) {
  if (!(fault instanceof ApiError) || fault.status !== 409) return [];
  const { body } = fault;
  const uses = typeof body === 'object' && body !== null && 'usedIn' in body ? body.usedIn : [];
  return mediaUse.array().safeParse(uses).data ?? [];
}
