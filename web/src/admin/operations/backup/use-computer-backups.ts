import { ApiError } from '@approdo/shared/client';
import { type newAccessToken, tokens } from '@approdo/shared/contract/accounts/tokens';
import type { DailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { BACKUP_STATUS_KEY, BACKUPS_KEY } from '../../session/refreshes.ts';
import { describeCall } from './describe-call.ts';
import { askToRemove, type OnComputer } from './listed-backup.ts';
import { COMPUTER_ACTIONS, COMPUTER_RUNNING } from './texts/computer-backups.ts';
import { useLongAction, useShellPart, useShellState } from './use-shell-part.ts';

/** The access token that this computer stores; the shell adds its name. */
const BACKUP_TOKEN = { name: 'Backup', scopes: ['TAKE_BACKUP'] } satisfies z.input<typeof newAccessToken>;

export const COMPUTER_KEY = ['computer backups'];

/** This computer's running operation, as it is shown. */
export type ComputerJob = {
  readonly title: string;
  readonly step: string;
  readonly share: number | null;
  readonly onCancel: () => void;
};

/** This computer's backups; `query` has no data and `isThere` is false in a shell without them. */
export function useComputerBackups() {
  const { computerBackups } = usePlatform();
  const query = useShellState(COMPUTER_KEY, computerBackups);
  const progress = query.data?.progress;
  const job: ComputerJob | undefined = progress
    ? {
        title: COMPUTER_RUNNING[progress.operation],
        step: progress.step,
        share: progress.share,
        onCancel: () => computerBackups?.cancel(),
      }
    : undefined;
  return { isThere: computerBackups !== undefined, query, job, backups: query.data?.backups ?? [] };
}

/** The owner's actions on them. Deleting asks for confirmation. */
export function useComputerActions() {
  const shell = useShellPart('computerBackups');
  const reloads = [COMPUTER_KEY];
  const create = useLongAction({
    run: (_: undefined) => shell().create(),
    reloads: [COMPUTER_KEY, BACKUPS_KEY, BACKUP_STATUS_KEY],
    success: COMPUTER_ACTIONS.created,
    failure: COMPUTER_ACTIONS.createFailed,
  });
  const verify = useLongAction({
    run: ({ id }: OnComputer) => shell().verify(id),
    reloads,
    success: COMPUTER_ACTIONS.verified,
    failure: COMPUTER_ACTIONS.verifyFailed,
  });
  const send = useLongAction({
    run: ({ id }: OnComputer) => shell().send(id),
    reloads: [BACKUPS_KEY, BACKUP_STATUS_KEY],
    success: COMPUTER_ACTIONS.sent,
    failure: COMPUTER_ACTIONS.sendFailed,
  });
  const removal = useRemoval<OnComputer>({
    run: ({ id }) => shell().remove(id),
    reloads,
    question: askToRemove,
    success: () => COMPUTER_ACTIONS.removed,
    describe: (fault) => describeCall(fault, COMPUTER_ACTIONS.removeFailed),
  });
  return {
    isRunning: create.isPending || verify.isPending || removal.isRunning || send.isPending,
    create: () => create.mutate(undefined),
    verify: verify.mutate,
    /** Resolves with the server's new backup; undefined if it failed, which is shown. */
    send: (backup: OnComputer) => send.mutateAsync(backup).catch(() => undefined),
    remove: removal.remove,
  };
}

/** The folder with the backups. */
export function useComputerFolder() {
  const shell = useShellPart('computerBackups');
  const banners = useBanners();
  const queries = useQueryClient();
  const attempt = async (step: () => Promise<unknown>, otherwise: string) => {
    banners.clear();
    try {
      await step();
    } catch (fault) {
      banners.fail(describeServerError(fault, otherwise));
    }
    await queries.invalidateQueries({ queryKey: COMPUTER_KEY });
  };
  return {
    choose: () => void attempt(() => shell().chooseFolder(), COMPUTER_ACTIONS.folderFailed),
    open: () => void attempt(() => shell().openFolder(), COMPUTER_ACTIONS.openFailed),
  };
}

/** The daily backups use this computer's own access token, which begins and ends with them. Rejects if refused. */
export function useEditComputerSettings(tokenId: string | null) {
  const shell = useShellPart('computerBackups');
  return useAction({
    run: async (settings: DailyBackupSettings, call) => {
      if (settings.isDailyOn && tokenId === null) await call(tokens.create, { body: BACKUP_TOKEN });
      if (!settings.isDailyOn && tokenId !== null)
        await endToken(() => call(tokens.remove, { params: { id: tokenId } }));
      await shell().editSettings(settings);
    },
    reloads: [COMPUTER_KEY],
    success: () => COMPUTER_ACTIONS.edited,
  });
}

/** Gives this computer a new access token if it has none. */
export function useConfirmComputer() {
  return useAction({
    run: (_: undefined, call) => call(tokens.create, { body: BACKUP_TOKEN }),
    reloads: [COMPUTER_KEY],
    success: () => COMPUTER_ACTIONS.confirmed,
    describe: COMPUTER_ACTIONS.confirmFailed,
  });
}

/** Ends a token; one that no longer exists counts as ended. */
async function endToken(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (fault) {
    if (!(fault instanceof ApiError && fault.status === 404)) throw fault;
  }
}
