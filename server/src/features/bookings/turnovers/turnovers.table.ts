import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** What is stored about a day of departure, besides the stay itself. */
const storedTurnover = z.object({
  day: z.string(),
  /** Ids of the completed tasks. */
  done: z.array(z.string()),
  /** The task list when the property was marked ready; null until then. */
  kept: z.array(z.object({ id: z.string(), text: z.string() })).nullable(),
  readyAt: z.string().nullable(),
  readyBy: z.enum(['OWNER', 'LINK']).nullable(),
  /** Whether a portal's event showed the departure on its day: the event is gone the day after. */
  leftByPortal: z.boolean(),
});
export type StoredTurnover = Readonly<z.output<typeof storedTurnover>>;

export const turnoverRecord = describeRecord('turnovers', storedTurnover);

type TurnoversTables = {
  /** JSON of the terms, null until the owner has set any; tokens are sealed. */
  turnover_settings: {
    only_row: 1;
    settings: string | null;
    token_hash: string | null;
    token: string | null;
    calendar_hash: string | null;
    calendar_token: string | null;
    is_link_ended: 0 | 1;
  };
  turnovers: RowOf<z.output<typeof storedTurnover>>;
  turnover_warnings: { day: string; arrival: string; warned_at: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends TurnoversTables {}
}
