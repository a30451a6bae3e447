import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareClock, wasClockSetBack } from '../../server/src/features/operations/health/checks/clock-drift.ts';
import { askTime, type TimeServer } from './ask-time.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, unknown, fault } = findingsOf('clock');

const ADVICE = 'Accendi la sincronizzazione: sudo timedatectl set-ntp true.';

type ClockQuestion = { readonly now: Date; readonly dataDir: string; readonly timeServer: TimeServer };

/** Compares the clock with the latest file times and with a time server. */
export async function checkClock({ now, dataDir, timeServer }: ClockQuestion): Promise<Finding> {
  const here = now.toISOString();
  const traces = await readTraces([dataDir, join(dataDir, 'current'), join(dataDir, 'backups', 'state.json')]);
  if (wasClockSetBack(now, traces)) return fault(`sono le ${here}: l’orologio è stato messo indietro`, ADVICE);
  const truth = await askTime(timeServer).catch(() => undefined);
  if (!truth) return unknown(`sono le ${here}; ${timeServer.host} non risponde, e non c’è con che cosa confrontarlo`);
  const state = compareClock(now, truth);
  if (state === 'right') return ok('l’orologio è giusto');
  return fault(
    `l’orologio va ${state === 'behind' ? 'indietro' : 'avanti'}: qui ${here}, fuori ${truth.toISOString()}`,
    ADVICE,
  );
}

/** When each of these files was last written; missing ones are skipped. */
async function readTraces(files: readonly string[]): Promise<Date[]> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return found.flatMap((stats) => stats?.mtime ?? []);
}
