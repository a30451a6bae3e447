import { ApiError } from '@approdo/shared/client';
import { type Media, mediaLibrary, mediaUse } from '@approdo/shared/contract/content/media';
import { describeFailure, describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { MEDIA_ACTIONS, REMOVE_MEDIA, USED_IN } from '../uploads/index.ts';

/** Deletes a library file after a confirmation; if something uses it, the uses are named. */
export function useRemoveMedia() {
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
