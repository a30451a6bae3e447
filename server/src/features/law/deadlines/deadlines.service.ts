import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type Deadline, isTicked } from '@approdo/shared/domain/law/deadlines/deadlines';
import { lastDayAhead, selectDeadlines } from '@approdo/shared/domain/law/deadlines/select-deadlines';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, requireFound } from '../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { readDeadlines, readPressingDeadlines } from './read-deadlines.ts';
import { deleteTick, putTick } from './ticks.repository.ts';

type DeadlinesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly readHours: (reader: Reader) => Promise<{ readonly checkInFrom: string | null }>;
};

type Days = { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined };

/** As many as the start screen shows. */
const MAX_PRESSING = 5;

export type Deadlines = ReturnType<typeof createDeadlines>;

/** The deadlines towards the authorities; only the owner's ticks are stored. */
export function createDeadlines({ database, clock, readHours }: DeadlinesNeeds) {
  async function read(reader: Reader, { from, to }: Days = {}): Promise<Deadline[]> {
    const { checkInFrom } = await readHours(reader);
    const ahead = lastDayAhead(clock.today());
    return await readDeadlines(reader, { now: clock.now(), until: to ?? ahead, from, checkInFrom });
  }

  return {
    async list(days: Days): Promise<DeadlineAnswer[]> {
      return selectDeadlines(await read(database, days), days, clock.now()).map(view);
    },

    /** The first of those that are late or due soon. */
    async listPressing(): Promise<DeadlineAnswer[]> {
      const { checkInFrom } = await readHours(database);
      const pressing = await readPressingDeadlines(database, { now: clock.now(), checkInFrom });
      return pressing.slice(0, MAX_PRESSING).map(view);
    },

    /** Throws 409 for a deadline that closes itself, 404 for one that does not exist. */
    async tick(key: string, isDone: boolean, caller: Caller): Promise<DeadlineAnswer> {
      if (!isTicked(key)) throw conflict(say('deadlineClosesItself'));
      return await transact(database, async (trx) => {
        const to = `${Number(clock.today().slice(0, 4)) + 2}-12-31`;
        const find = async () =>
          requireFound(
            (await read(trx, { to })).find((each) => each.key === key),
            say('deadlineUnknown'),
          );
        const { title } = await find();
        if (isDone) await putTick(trx, { key, at: clock.now(), byId: caller.userId, by: caller.name });
        else await deleteTick(trx, key);
        const summary = `${title}, ${isDone ? 'fatta' : 'da fare'}`;
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('deadlines', summary) });
        return view(await find());
      });
    },
  };
}

function view({ done, dueAt, ...deadline }: Deadline): DeadlineAnswer {
  return {
    ...deadline,
    dueAt: dueAt.toISOString(),
    ...(done && { doneAt: done.at.toISOString(), ...(done.by !== null && { by: done.by }) }),
  };
}
