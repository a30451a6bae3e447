import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { createQueue } from '@approdo/shared/node/queue';
import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { DrivePlace } from './drive-place.ts';
import type { UnattendedState, UnattendedValues } from './unattended.state.ts';
import { listWarnings } from './unattended.warnings.ts';

type NotifierNeeds = UnattendedValues & {
  readonly store: BackupStore;
  readonly drive: DrivePlace | undefined;
  readonly clock: Clock;
  /** Mails the owner these warnings. */
  readonly notifyOwner: (warnings: readonly string[]) => Promise<void>;
};

/** Used if none is configured. */
const NO_DRIVE = { backups: [], problem: null, state: 'not configured', account: null } as const;

const WEEK_MS = 7 * 24 * 3_600_000;

function isGood({ isDamaged, isUnaccepted }: BackupEntry): boolean {
  return !isDamaged && !isUnaccepted;
}

/** The state of the backups. */
export type Situation = Awaited<ReturnType<ReturnType<typeof createNotifier>['situation']>>;

/** Reports the state of the backups, and warns the owner about it. */
export function createNotifier({ store, drive, clock, settings, state, notifyOwner }: NotifierNeeds) {
  const sequentially = createQueue();

  async function situation() {
    const records = await store.list();
    const { backups, problem } = drive ? await drive.view() : NO_DRIVE;
    // Viewing Drive may have shown that the link is revoked.
    const link = drive ? await drive.state() : NO_DRIVE;
    const isCopyExpected = link.state === 'linked' && (await settings.read()).isSentToDrive;
    const good = [...records.filter(({ fault }) => fault === null), ...backups.filter(isGood)];
    const known = { ...(await state.read()), ...(isCopyExpected ? {} : { driveFailure: null }) };
    const facts = {
      now: clock.now(),
      good: good.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
      bad: records.filter(({ fault }) => fault !== null),
      unreadable: await store.listLost(),
      badOnDrive: backups.filter((backup) => !isGood(backup)),
      state: known,
      drive: link.state,
    };
    return {
      ...facts,
      warnings: listWarnings(facts),
      driveAccount: link.account,
      driveProblem: link.state === 'linked' ? problem : null,
    };
  }

  async function storeLastNotice(lastNotice: UnattendedState['told']): Promise<void> {
    await state.change((present) => ({ ...present, told: lastNotice }));
  }

  async function warnOnce(): Promise<void> {
    const { warnings, now } = await situation();
    const { told: lastNotice } = await state.read();
    if (warnings.length === 0) return lastNotice ? await storeLastNotice(null) : undefined;
    const wasNotifiedLately = lastNotice !== null && now.getTime() - Date.parse(lastNotice.at) < WEEK_MS;
    if (wasNotifiedLately && warnings.every(({ subject }) => lastNotice.warnings.includes(subject))) return undefined;
    await notifyOwner(warnings.map(({ text }) => text));
    return await storeLastNotice({ at: now.toISOString(), warnings: warnings.map(({ subject }) => subject) });
  }

  return {
    situation,

    /** Mails each new warning once, and all of them again after a week. */
    warn: (): Promise<void> => sequentially(warnOnce),
  };
}
