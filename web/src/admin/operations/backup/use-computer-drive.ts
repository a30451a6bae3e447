import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import type { DriveCredentials } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { describeCall } from './describe-call.ts';
import { askToRemove, type OnComputer, type OnComputerDrive } from './listed-backup.ts';
import { COMPUTER_DRIVE, COMPUTER_DRIVE_ACTIONS, UNLINK_COMPUTER_DRIVE } from './texts/computer-drive.ts';
import { COMPUTER_KEY } from './use-computer-backups.ts';
import { useLongAction, useShellPart, useShellState } from './use-shell-part.ts';

const DRIVE_KEY = ['computer drive'];

/** The Google Drive that this computer is linked to; `isThere` is false in a shell without one. */
export function useComputerDrive() {
  const { computerDrive } = usePlatform();
  const query = useShellState(DRIVE_KEY, computerDrive);
  return {
    isThere: computerDrive !== undefined,
    query,
    isLinked: query.data?.state === 'linked',
    backups: query.data?.backups ?? [],
  };
}

/** The owner's actions on it. Deleting and unlinking ask for confirmation. */
export function useComputerDriveActions() {
  const shell = useShellPart('computerDrive');
  const confirm = useConfirm();
  const reloads = [DRIVE_KEY, COMPUTER_KEY];
  const link = useLongAction({
    run: (_: undefined) => shell().link(),
    reloads: [DRIVE_KEY],
    success: COMPUTER_DRIVE_ACTIONS.linked,
    failure: COMPUTER_DRIVE_ACTIONS.linkFailed,
  });
  const unlink = useAction({
    run: (_: undefined) => shell().unlink(),
    reloads: [DRIVE_KEY],
    success: () => COMPUTER_DRIVE_ACTIONS.unlinked,
    describe: COMPUTER_DRIVE_ACTIONS.unlinkFailed,
  });
  const send = useLongAction({
    run: ({ id }: OnComputer) => shell().send(id),
    reloads,
    success: COMPUTER_DRIVE_ACTIONS.sent,
    failure: COMPUTER_DRIVE_ACTIONS.sendFailed,
  });
  const bring = useLongAction({
    run: ({ id }: OnComputerDrive) => shell().bring(id),
    reloads,
    success: COMPUTER_DRIVE_ACTIONS.brought,
    failure: COMPUTER_DRIVE_ACTIONS.bringFailed,
  });
  const removal = useRemoval<OnComputerDrive>({
    run: ({ id }) => shell().remove(id),
    reloads,
    question: askToRemove,
    success: () => COMPUTER_DRIVE_ACTIONS.removed,
    describe: (fault) => describeCall(fault, COMPUTER_DRIVE_ACTIONS.removeFailed),
  });
  return {
    isRunning: unlink.isPending || send.isPending || bring.isPending || removal.isRunning,
    link: () => link.mutate(undefined),
    cancelLink: () => shell().cancelLink(),
    unlink: async () => {
      if (await confirm({ ...UNLINK_COMPUTER_DRIVE, action: COMPUTER_DRIVE.unlink })) unlink.mutate(undefined);
    },
    send: send.mutate,
    bring: bring.mutate,
    remove: removal.remove,
  };
}

/** Stores the credentials; rejects if they cannot be stored. */
export function useStoreCredentials() {
  const shell = useShellPart('computerDrive');
  return useAction({
    run: (credentials: DriveCredentials) => shell().saveCredentials(credentials),
    reloads: [DRIVE_KEY],
    success: () => COMPUTER_DRIVE_ACTIONS.stored,
  });
}
