import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConfirm } from '../../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import type { ComputerDrive, DriveCredentials } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { BACKUP_ACTIONS, REMOVE_BACKUP } from '../../texts/backup.ts';
import { COMPUTER_DRIVE, COMPUTER_DRIVE_ACTIONS, UNLINK_COMPUTER_DRIVE } from '../../texts/computer-drive.ts';
import { describeCall } from './describe-call.ts';
import type { OnComputer, OnComputerDrive } from './listed-backup.ts';
import { COMPUTER_KEY } from './use-computer-backups.ts';

const DRIVE_KEY = ['computer drive'];

/** The Google Drive that this computer is linked to; `isThere` is false in a shell that has no link of its own. */
export function useComputerDrive() {
  const { computerDrive } = usePlatform();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: DRIVE_KEY,
    queryFn: () => computerDrive?.read() ?? null,
    enabled: computerDrive !== undefined,
  });
  useEffect(
    () => computerDrive?.subscribe(() => void queries.invalidateQueries({ queryKey: DRIVE_KEY })),
    [computerDrive, queries],
  );
  return {
    isThere: computerDrive !== undefined,
    query,
    isLinked: query.data?.state === 'linked',
    backups: query.data?.backups ?? [],
  };
}

/** What the owner does with it. Deleting and unlinking ask first. */
export function useComputerDriveActions() {
  const shell = useShell();
  const confirm = useConfirm();
  const reloads = [DRIVE_KEY, COMPUTER_KEY];

  const link = useAction({
    run: () => shell().link(),
    reloads: [DRIVE_KEY],
    success: () => COMPUTER_DRIVE_ACTIONS.linked,
    describe: (fault) => describeCall(fault, COMPUTER_DRIVE_ACTIONS.linkFailed),
  });
  const unlink = useAction({
    run: () => shell().unlink(),
    reloads: [DRIVE_KEY],
    success: () => COMPUTER_DRIVE_ACTIONS.unlinked,
    describe: (fault) => sayWhatServerSaid(fault, COMPUTER_DRIVE_ACTIONS.unlinkFailed),
  });
  const send = useAction({
    run: ({ id }: OnComputer) => shell().send(id),
    reloads,
    success: () => COMPUTER_DRIVE_ACTIONS.sent,
    describe: (fault) => describeCall(fault, COMPUTER_DRIVE_ACTIONS.sendFailed),
  });
  const bring = useAction({
    run: ({ id }: OnComputerDrive) => shell().bring(id),
    reloads,
    success: () => COMPUTER_DRIVE_ACTIONS.brought,
    describe: (fault) => describeCall(fault, COMPUTER_DRIVE_ACTIONS.bringFailed),
  });
  const remove = useAction({
    run: ({ id }: OnComputerDrive) => shell().remove(id),
    reloads,
    success: () => COMPUTER_DRIVE_ACTIONS.removed,
    describe: (fault) => describeCall(fault, COMPUTER_DRIVE_ACTIONS.removeFailed),
  });

  return {
    isRunning: unlink.isPending || send.isPending || bring.isPending || remove.isPending,
    link: () => link.mutate(undefined),
    cancelLink: () => shell().cancelLink(),
    unlink: async () => {
      if (await confirm({ ...UNLINK_COMPUTER_DRIVE, action: COMPUTER_DRIVE.unlink })) unlink.mutate(undefined);
    },
    send: send.mutate,
    bring: bring.mutate,
    remove: async (backup: OnComputerDrive) => {
      const text = REMOVE_BACKUP.text(backup, formatInstantDateTime(backup.createdAt));
      const isSure = await confirm({ title: REMOVE_BACKUP.title, text, action: BACKUP_ACTIONS.remove });
      if (isSure) remove.mutate(backup);
    },
  };
}

/** Rejects where they cannot be kept. */
export function useKeepCredentials() {
  const shell = useShell();
  return useAction({
    run: (credentials: DriveCredentials) => shell().keepCredentials(credentials),
    reloads: [DRIVE_KEY],
    success: () => COMPUTER_DRIVE_ACTIONS.kept,
  });
}

/** Only what is shown where there is such a shell asks for it. */
function useShell(): () => ComputerDrive {
  const { computerDrive } = usePlatform();
  return () => {
    if (!computerDrive) throw new Error('This shell has no Google Drive');
    return computerDrive;
  };
}
