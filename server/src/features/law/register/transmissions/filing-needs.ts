import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import type { OfficialLists } from '../official-lists.ts';

/** What telling guests to an authority works with. */
export type FilingNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  readonly lists: OfficialLists;
};
