import { z } from 'zod';
import { say } from '../../words/say.ts';
import { encodeMessage } from '../base/messages.ts';

/** Maximum number of different extras. */
export const MAX_EXTRAS_CHOSEN = 10;

const EXTRA_GONE = encodeMessage(say('extraGone'));

/** The maximum quantity of each is set by the owner and checked later. */
export const extrasChosen = z
  .array(
    z.object({
      id: z.string(EXTRA_GONE).min(1, EXTRA_GONE).max(64, EXTRA_GONE),
      quantity: z.int(EXTRA_GONE).min(-999, EXTRA_GONE).max(999, EXTRA_GONE),
    }),
    EXTRA_GONE,
  )
  .max(MAX_EXTRAS_CHOSEN, { error: encodeMessage(say('tooManyExtras', { max: MAX_EXTRAS_CHOSEN })), abort: true });
