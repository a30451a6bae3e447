import { instantOf, lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import type { Logger } from 'pino';
import { createPoller, type Poller } from '../../../../adapters/poller.ts';
import type { Database } from '../../../../db/database.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { hasTransmissions, listStaysWithData } from '../retention.records.ts';
import { findRounds } from '../rounds.records.ts';
import { findRegister } from '../settings/require-on.ts';
import { type DeletionNeeds, deleteDue } from './delete-due.ts';

/** Hour of the day, in Rome. */
const HOUR = 4;

const LOOK_EVERY_MS = 60_000;

type RoundsNeeds = DeletionNeeds & { readonly database: Database; readonly log: Logger };

/** Deletes at four in the morning what the law requires by then; a missed night is made up for. */
export function createRetentionRounds({ database, log, ...needs }: RoundsNeeds): Poller {
  async function runDue(): Promise<void> {
    const { clock } = needs;
    const rounds = await findRounds(database);
    const due = instantOf(lastDueDay(clock.now(), HOUR), HOUR).toISOString();
    const isDone = (rounds?.purgedAt ?? '') >= due;
    if (!isDone && (rounds || (await hasRegister(database)))) await deleteDue(database, needs);
  }

  return createPoller({
    runDue,
    everyMs: LOOK_EVERY_MS,
    clock: needs.clock,
    log,
    failed: 'what the law wants deleted could not be deleted',
  });
}

/** Without a register there is nothing to delete or to record. */
async function hasRegister(reader: Reader): Promise<boolean> {
  if (await findRegister(reader)) return true;
  return (await listStaysWithData(reader, '', 1)).length > 0 || (await hasTransmissions(reader));
}
