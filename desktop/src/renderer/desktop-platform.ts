import { createHttpTransport } from '@approdo/shared/client';
import type { Platform } from '@approdo/web/admin';
import type { Bridge, ResultOf } from '../ipc.ts';
import { type BackupBridge, createDesktopBackups } from './desktop-backups.ts';
import { createDesktopDownloads } from './desktop-downloads.ts';
import { createDesktopDrive, type DriveBridge } from './desktop-drive.ts';
import { createPreparePhoto } from './prepare-photo.ts';
import { createSendInPieces } from './send-in-pieces.ts';
import { unwrap } from './unwrap.ts';

type User = NonNullable<ResultOf<'readUser'>>;

type PlatformBridge = BackupBridge &
  DriveBridge &
  Pick<
    Bridge,
    | 'signIn'
    | 'signOut'
    | 'onSessionChanged'
    | 'reach'
    | 'saveFile'
    | 'preparePhoto'
    | 'cancelPhoto'
    | 'beginUpload'
    | 'addToUpload'
    | 'endUpload'
    | 'cancelUpload'
    | 'saveDownload'
    | 'cancelDownload'
    | 'onDownloadProgressed'
  >;

export type DesktopPlatform = Platform & {
  /** Hears no more who is signed in: another one takes its place. */
  readonly close: () => void;
};

/** The back office in the desktop app: main holds the session and adds the token to each call, so none of it is here. */
export function createDesktopPlatform(bridge: PlatformBridge, signedIn: User | undefined): DesktopPlatform {
  let current = signedIn;
  const listeners = new Set<() => void>();

  /** The same account stays the same object, so that nothing is drawn anew for it. */
  function hold(user: User | undefined): void {
    if (JSON.stringify(user) === JSON.stringify(current)) return;
    current = user;
    for (const listener of listeners) listener();
  }

  const close = bridge.onSessionChanged((user) => hold(user ?? undefined));

  return {
    close,
    transport: createHttpTransport({
      base: '/api',
      readToken: () => undefined,
      onTokenRefused: () => undefined,
      sendWithProgress: createSendInPieces(bridge),
    }),
    reach: async (reach) => {
      await bridge.reach(reach).catch(() => undefined);
    },
    saveFile: async (file) => {
      unwrap(await bridge.saveFile(file.name, new Uint8Array(await file.arrayBuffer())));
    },
    preparePhoto: createPreparePhoto(bridge),
    downloads: createDesktopDownloads(bridge),
    computerBackups: createDesktopBackups(bridge),
    computerDrive: createDesktopDrive(bridge),
    session: {
      readUser: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: async (credentials) => hold(unwrap(await bridge.signIn(credentials))),
      signOut: async () => {
        unwrap(await bridge.signOut());
        hold(undefined);
      },
    },
  };
}
