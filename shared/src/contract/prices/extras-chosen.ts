import { z } from 'zod';
import { say } from '../../words/say.ts';
import { messageOf } from '../base/messages.ts';

/** So many different ones at most. */
export const MAX_EXTRAS_CHOSEN = 10;

const EXTRA_GONE = messageOf(say('extraGone'));

/** How many of each may be chosen is for the owner to say. */
export const extrasChosen = z
  .array(
    z.object({
      id: z.string(EXTRA_GONE).min(1, EXTRA_GONE).max(64, EXTRA_GONE),
      quantity: z.int(EXTRA_GONE).min(-999, EXTRA_GONE).max(999, EXTRA_GONE),
    }),
    EXTRA_GONE,
  )
  .max(MAX_EXTRAS_CHOSEN, { error: messageOf(say('tooManyExtras', { max: MAX_EXTRAS_CHOSEN })), abort: true });
