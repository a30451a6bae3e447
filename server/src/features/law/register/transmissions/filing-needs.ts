import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import type { OfficialLists } from '../official-lists.ts';

/** What reporting to an authority depends on. */
export type FilingNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  readonly lists: OfficialLists;
};
