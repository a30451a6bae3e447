import type { DailyBackupSettings } from '@approdo/shared/contract/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBanners } from '../../feedback/banners.ts';
import { useConfirm } from '../../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import type { ComputerBackup, ComputerBackups } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { BACKUP_ACTIONS, REMOVE_BACKUP } from '../../texts/backup.ts';
import { COMPUTER_ACTIONS, COMPUTER_RUNNING } from '../../texts/computer-backups.ts';
import { describeCall } from './describe-call.ts';
import { BACKUPS_KEY, STATUS_KEY } from './use-backups.ts';

export const COMPUTER_KEY = ['computer backups'];

/** What is being done on this computer, as it is shown. */
export type ComputerJob = {
  readonly title: string;
  readonly step: string;
  readonly share: number | null;
  readonly onCancel: () => void;
};

/** The backups that lie on this computer; `query` has nothing, and `isThere` is false, in a shell that keeps none. */
export function useComputerBackups() {
  const { computerBackups } = usePlatform();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: COMPUTER_KEY,
    queryFn: () => computerBackups?.read() ?? null,
    enabled: computerBackups !== undefined,
  });
  useEffect(
    () => computerBackups?.subscribe(() => void queries.invalidateQueries({ queryKey: COMPUTER_KEY })),
    [computerBackups, queries],
  );

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

/** What the owner does with them. Deleting asks first. */
export function useComputerActions() {
  const shell = useShell();
  const confirm = useConfirm();
  const reloads = [COMPUTER_KEY];

  const create = useAction({
    run: () => shell().create(),
    reloads: [COMPUTER_KEY, BACKUPS_KEY, STATUS_KEY],
    success: () => COMPUTER_ACTIONS.created,
    describe: (fault) => describeCall(fault, COMPUTER_ACTIONS.createFailed),
  });
  const verify = useAction({
    run: ({ backup }: OfOne) => shell().verify(backup.id),
    reloads,
    success: () => COMPUTER_ACTIONS.verified,
    describe: (fault) => describeCall(fault, COMPUTER_ACTIONS.verifyFailed),
  });
  const remove = useAction({
    run: ({ backup }: OfOne) => shell().remove(backup.id),
    reloads,
    success: () => COMPUTER_ACTIONS.removed,
    describe: (fault) => describeCall(fault, COMPUTER_ACTIONS.removeFailed),
  });
  const send = useAction({
    run: ({ backup }: OfOne) => shell().send(backup.id),
    reloads: [BACKUPS_KEY, STATUS_KEY],
    success: () => COMPUTER_ACTIONS.sent,
    describe: (fault) => describeCall(fault, COMPUTER_ACTIONS.sendFailed),
  });

  return {
    isRunning: create.isPending || verify.isPending || remove.isPending || send.isPending,
    create: () => create.mutate(undefined),
    verify: (backup: ComputerBackup) => verify.mutate({ backup }),
    /** Resolves with what the server has then; undefined where that failed, which is said. */
    send: (backup: ComputerBackup) => send.mutateAsync({ backup }).catch(() => undefined),
    remove: async (backup: ComputerBackup) => {
      const text = REMOVE_BACKUP.text({ location: 'computer' }, formatInstantDateTime(backup.createdAt));
      const isSure = await confirm({ title: REMOVE_BACKUP.title, text, action: BACKUP_ACTIONS.remove });
      if (isSure) remove.mutate({ backup });
    },
  };
}

type OfOne = { readonly backup: ComputerBackup };

/** The folder they lie in. */
export function useComputerFolder() {
  const shell = useShell();
  const banners = useBanners();
  const queries = useQueryClient();
  const attempt = async (step: () => Promise<unknown>, otherwise: string) => {
    banners.clear();
    try {
      await step();
    } catch (fault) {
      banners.fail(sayWhatServerSaid(fault, otherwise));
    }
    await queries.invalidateQueries({ queryKey: COMPUTER_KEY });
  };
  return {
    choose: () => void attempt(() => shell().chooseFolder(), COMPUTER_ACTIONS.folderFailed),
    open: () => void attempt(() => shell().openFolder(), COMPUTER_ACTIONS.openFailed),
  };
}

/** Rejects where they are refused. */
export function useEditComputerSettings() {
  const shell = useShell();
  return useAction({
    run: (settings: DailyBackupSettings) => shell().editSettings(settings),
    reloads: [COMPUTER_KEY],
    success: () => COMPUTER_ACTIONS.edited,
  });
}

/** Only what is shown where there is such a shell asks for it. */
function useShell(): () => ComputerBackups {
  const { computerBackups } = usePlatform();
  return () => {
    if (!computerBackups) throw new Error('This shell keeps no backups');
    return computerBackups;
  };
}
