import type { Platform } from '@approdo/web/admin';
import type { Bridge } from '../ipc.ts';
import { unwrapEnded } from './desktop-backups.ts';
import { unwrap } from './unwrap.ts';

export type DriveBridge = Pick<
  Bridge,
  | 'readComputerDrive'
  | 'onComputerDriveChanged'
  | 'keepDriveCredentials'
  | 'linkDrive'
  | 'cancelDriveLink'
  | 'unlinkDrive'
  | 'sendToDrive'
  | 'bringFromDrive'
  | 'removeFromDrive'
>;

/** Main has the tokens and speaks with Google. */
export function createDesktopDrive(bridge: DriveBridge): NonNullable<Platform['computerDrive']> {
  return {
    read: bridge.readComputerDrive,
    subscribe: (listener) => bridge.onComputerDriveChanged(() => listener()),
    keepCredentials: async (credentials) => void unwrap(await bridge.keepDriveCredentials(credentials)),
    link: async () => void unwrapEnded(await bridge.linkDrive()),
    cancelLink: () => void bridge.cancelDriveLink().catch(() => undefined),
    unlink: async () => void unwrap(await bridge.unlinkDrive()),
    send: async (id) => void unwrapEnded(await bridge.sendToDrive(id)),
    bring: async (id) => void unwrapEnded(await bridge.bringFromDrive(id)),
    remove: async (id) => void unwrapEnded(await bridge.removeFromDrive(id)),
  };
}
