import type { Platform } from '@approdo/web/admin';
import type { Bridge, Outcome } from '../ipc.ts';
import { unwrap } from './unwrap.ts';

export type BackupBridge = Pick<
  Bridge,
  | 'readComputerBackups'
  | 'onComputerBackupsChanged'
  | 'chooseBackupFolder'
  | 'openBackupFolder'
  | 'editComputerBackups'
  | 'createComputerBackup'
  | 'verifyComputerBackup'
  | 'removeComputerBackup'
  | 'sendComputerBackup'
  | 'cancelComputerBackup'
>;

/** Main has the folder and the archives in it; here there are only their names. */
export function createDesktopBackups(bridge: BackupBridge): NonNullable<Platform['computerBackups']> {
  return {
    read: bridge.readComputerBackups,
    subscribe: (listener) => bridge.onComputerBackupsChanged(() => listener()),
    chooseFolder: async () => unwrap(await bridge.chooseBackupFolder()) === 'saved',
    openFolder: async () => void unwrap(await bridge.openBackupFolder()),
    editSettings: async (settings) => void unwrap(await bridge.editComputerBackups(settings)),
    create: async () => void unwrapEnded(await bridge.createComputerBackup()),
    verify: async (id) => void unwrapEnded(await bridge.verifyComputerBackup(id)),
    remove: async (id) => void unwrapEnded(await bridge.removeComputerBackup(id)),
    send: async (id) => unwrapEnded(await bridge.sendComputerBackup(id)),
    cancel: () => void bridge.cancelComputerBackup().catch(() => undefined),
  };
}

/** Null stands for what was called off. */
export function unwrapEnded<Value>(outcome: Outcome<Value | null>): Value {
  const value = unwrap(outcome);
  if (value === null) throw new DOMException('It was called off', 'AbortError');
  return value;
}
