import { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftStore } from '../../../storage/saved-drafts.ts';
import { DRAFT_LIFETIME_MS } from '../../forms/use-draft.ts';

/** Where the draft of a request is stored in this browser. */
export const BOOKING_DRAFT_KEY = 'booking';

/** The place of the saved dates on the pages for signing in; a link that names it reserves it. */
export const SAVED_DATES_ID = 'date-salvate';

/** What sign-in pages read of a stored draft, without the contract of requests, which they would load for it. */
const savedRequest = z.looseObject({
  startDate: z.string(),
  endDate: z.string(),
  numberOfGuests: z.string(),
  sent: z
    .looseObject({
      body: z.looseObject({ expectedTotal: z.number().nullable().optional() }),
      hadCode: z.boolean(),
      userId: z.string().optional(),
    })
    .nullable()
    .default(null)
    .catch(null),
});
export type SavedRequest = z.output<typeof savedRequest>;

/** The draft of a request in this browser, complete or not. */
export function findSavedRequest(): SavedRequest | undefined {
  return savedRequests().read(new Date())?.fields;
}

/** Calls the listener when another tab changes or deletes it; returns a function that unsubscribes. */
export function followSavedRequest(listener: () => void): () => void {
  return savedRequests().follow(listener);
}

/**
 * Whether this account sent the saved request and it can still be sent as it was: with a price, and without a code,
 * which is not stored. What was only typed was not sent.
 */
export function canBeSentBy(userId: string, saved = findSavedRequest()): boolean {
  const sent = saved?.sent;
  return sent?.userId === userId && !sent.hadCode && sent.body.expectedTotal !== undefined;
}

/** Makes the saved request an account's own, if it was sent while nobody was signed in. */
export function claimSentRequest(userId: string): void {
  const saved = findSavedRequest();
  if (!saved?.sent || saved.sent.userId !== undefined) return;
  savedRequests().save({ fields: { ...saved, sent: { ...saved.sent, userId } } }, new Date());
}

/** Whether a path leads to the form of a request. */
export function leadsToRequest(path: string): boolean {
  return path.endsWith('#richiesta');
}

function savedRequests() {
  return createDraftStore({
    storage: findStorage('localStorage'),
    key: BOOKING_DRAFT_KEY,
    fields: savedRequest,
    lifetimeMs: DRAFT_LIFETIME_MS,
  });
}
