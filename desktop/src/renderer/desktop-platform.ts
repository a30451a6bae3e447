import { createHttpTransport } from '@approdo/shared/client';
import type { PasskeyAccess, Platform } from '@approdo/web/admin';
import type { Bridge, Outcome, ResultOf } from '../ipc.ts';
import { askForBackupToken } from './ask-for-backup-token.ts';
import { createSendInPieces } from './send-in-pieces.ts';
import { unwrap } from './unwrap.ts';

type User = NonNullable<ResultOf<'readUser'>>;

type PlatformBridge = BackupBridge &
  DriveBridge &
  PasskeyBridge &
  Pick<
    Bridge,
    | 'signIn'
    | 'finishSignIn'
    | 'signOut'
    | 'onSessionChanged'
    | 'isFreshProofWanted'
    | 'answerFreshProof'
    | 'onFreshProofWanted'
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
  /** Stops listening for the signed-in user: another platform replaces this one. */
  readonly close: () => void;
};

/** The back office's platform in the desktop app: main holds the session and adds the token to each call. */
export function createDesktopPlatform(bridge: PlatformBridge, signedIn: User | undefined): DesktopPlatform {
  let current = signedIn;
  const listeners = new Set<() => void>();

  /** Keeps the same object for the same account, so that nothing re-renders for it. */
  function hold(user: User | undefined): void {
    if (JSON.stringify(user) === JSON.stringify(current)) return;
    current = user;
    for (const listener of listeners) listener();
  }

  const close = bridge.onSessionChanged((user) => hold(user ?? undefined));

  return {
    close,
    transport: askForBackupToken(
      createHttpTransport({
        base: '/api',
        readToken: () => undefined,
        onTokenRefused: () => undefined,
        sendWithProgress: createSendInPieces(bridge),
      }),
      bridge,
    ),
    onFreshProofRequired: createFreshProofPrompt(bridge),
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
      signIn: async (credentials) => {
        const signedIn = unwrap(await bridge.signIn(credentials));
        if (!('user' in signedIn)) return signedIn;
        hold(signedIn.user);
        return undefined;
      },
      finishSignIn: async (given) => hold(unwrap(await bridge.finishSignIn(given)).user),
      passkey: createPasskeyDoor(bridge, hold),
      signOut: async () => {
        unwrap(await bridge.signOut());
        hold(undefined);
      },
    },
  };
}

type PasskeyBridge = Pick<
  Bridge,
  'offersPasskey' | 'signInByPasskey' | 'proveByPasskey' | 'cancelPasskey' | 'openOwnKeys'
>;

/** Passkeys are used in the system's browser: they are bound to the site's address, not this page's. */
function createPasskeyDoor(bridge: PasskeyBridge, hold: (user: User) => void): PasskeyAccess {
  return {
    isOffered: () => bridge.offersPasskey().catch(() => false),
    enter: async () => {
      const signedIn = unwrap(await bridge.signInByPasskey());
      if (signedIn) hold(signedIn.user);
    },
    inBrowser: {
      prove: async () => unwrap(await bridge.proveByPasskey()) !== null,
      cancel: () => void bridge.cancelPasskey().catch(() => undefined),
      openKeys: async () => void unwrap(await bridge.openOwnKeys()),
    },
  };
}

type ProofBridge = Pick<Bridge, 'isFreshProofWanted' | 'answerFreshProof' | 'onFreshProofWanted'>;

/** Main's own calls wait here for a fresh proof, including those from before the page existed. */
function createFreshProofPrompt(bridge: ProofBridge): NonNullable<Platform['onFreshProofRequired']> {
  return (ask) => {
    const check = async () => {
      if (await bridge.isFreshProofWanted()) await bridge.answerFreshProof(await ask());
    };
    void check();
    return bridge.onFreshProofWanted(() => void check());
  };
}

type PhotoBridge = Pick<Bridge, 'preparePhoto' | 'cancelPhoto'>;

/** Has main prepare the photo for the library. Rejects with the reason if it cannot. */
function createPreparePhoto(bridge: PhotoBridge): (photo: File, signal?: AbortSignal) => Promise<File> {
  let lastId = 0;
  return async (photo, signal) => {
    lastId += 1;
    const id = lastId;
    const cancel = () => void bridge.cancelPhoto(id).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const read = new Uint8Array(await photo.arrayBuffer());
      const { name, type, bytes } = unwrap(await bridge.preparePhoto(id, photo.name, read));
      return new File([new Uint8Array(bytes)], name, { type, lastModified: photo.lastModified });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
}

type DownloadBridge = Pick<Bridge, 'saveDownload' | 'cancelDownload' | 'onDownloadProgressed'>;

/** Main asks where to save and streams the file there, so that none of it passes through the page. */
function createDesktopDownloads(bridge: DownloadBridge): NonNullable<Platform['downloads']> {
  let lastId = 0;
  return {
    areBuffered: false,
    save: async ({ signal, onBytes, ...download }) => {
      lastId += 1;
      const id = lastId;
      const endNews = bridge.onDownloadProgressed((news) => {
        if (news.id === id) onBytes(news.bytes);
      });
      const cancel = () => void bridge.cancelDownload(id).catch(() => undefined);
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const saving = unwrap(await bridge.saveDownload(id, download));
        if (saving === 'cancelled') throw new DOMException('The download was called off', 'AbortError');
      } finally {
        signal.removeEventListener('abort', cancel);
        endNews();
      }
    },
  };
}

type DriveBridge = Pick<
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

/** Main has the tokens and talks to Google. */
function createDesktopDrive(bridge: DriveBridge): NonNullable<Platform['computerDrive']> {
  return {
    read: bridge.readComputerDrive,
    subscribe: (listener) => bridge.onComputerDriveChanged(() => listener()),
    saveCredentials: async (credentials) => void unwrap(await bridge.keepDriveCredentials(credentials)),
    link: async () => void unwrapEnded(await bridge.linkDrive()),
    cancelLink: () => void bridge.cancelDriveLink().catch(() => undefined),
    unlink: async () => void unwrap(await bridge.unlinkDrive()),
    send: async (id) => void unwrapEnded(await bridge.sendToDrive(id)),
    bring: async (id) => void unwrapEnded(await bridge.bringFromDrive(id)),
    remove: async (id) => void unwrapEnded(await bridge.removeFromDrive(id)),
  };
}

type BackupBridge = Pick<
  Bridge,
  | 'readComputerBackups'
  | 'onComputerBackupsChanged'
  | 'chooseBackupFolder'
  | 'openBackupFolder'
  | 'editComputerBackups'
  | 'makeBackupToken'
  | 'createComputerBackup'
  | 'verifyComputerBackup'
  | 'removeComputerBackup'
  | 'sendComputerBackup'
  | 'cancelComputerBackup'
>;

/** Main has the folder and its archives; the page has only their names. */
function createDesktopBackups(bridge: BackupBridge): NonNullable<Platform['computerBackups']> {
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

/** Null stands for a cancelled operation. */
function unwrapEnded<Value>(outcome: Outcome<Value | null>): Value {
  const value = unwrap(outcome);
  if (value === null) throw new DOMException('It was called off', 'AbortError');
  return value;
}
