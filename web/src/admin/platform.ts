import type { Transport } from '@approdo/shared/client';
import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { credentials, SecondProofPrompt, User } from '@approdo/shared/contract/accounts/auth';
import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import type { DailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import type { ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import type { ComputerDriveState, DriveCredentials } from '@approdo/shared/contract/operations/computer-drive';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import type { Reach } from '@approdo/shared/domain/messages/reach';
import type { z } from 'zod';
import type { PhoneShell } from './phone-shell.ts';

export type { ComputerBackup, ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
export type { ComputerDriveState, DriveCredentials } from '@approdo/shared/contract/operations/computer-drive';

/** What differs between browser and desktop. A capability that a shell lacks is absent, and screens adapt. */
export type Platform = {
  readonly transport: Transport;
  /** If the owner's day may have been read before anything is drawn, so that it is drawn at once. */
  readonly readDay?: () => OwnersDay | undefined;
  readonly session: PlatformSession;
  /** For a shell that makes calls itself: registers how to ask for a fresh proof. Returns how to unregister. */
  readonly onFreshProofRequired?: (ask: AskFreshProof) => () => void;
  readonly saveFile?: (file: File) => Promise<void>;
  /** If a link alone opens neither the mail program nor the phone. Never rejects. */
  readonly reach?: (reach: Reach) => Promise<void>;
  /** If the back office is part of a site in the same window; otherwise it has a sign-in screen of its own. */
  readonly site?: SiteLinks;
  /** If the back office can be installed on a phone, send it notices, and be read offline. */
  readonly phone?: PhoneShell;
  /** If third-party pages, such as a map, may be displayed in a frame once the user asks for it. */
  readonly allowsThirdPartyFrames?: true;
  /** Shrinks a photo that is too large for the library, if the shell can; the result may still be refused. */
  readonly preparePhoto: (photo: File, signal: AbortSignal) => Promise<File>;
  readonly downloads?: Downloads;
  /** If backups can be stored in a folder of this computer. */
  readonly computerBackups?: ComputerBackups;
  /** If this computer can be linked to a Google Drive of its own, beside the server's. */
  readonly computerDrive?: ComputerDrive;
};

export type Downloads = {
  /** Whether the whole file is buffered before it is saved, so that a large one deserves a warning. */
  readonly areBuffered: boolean;
  /** Rejects with an ApiError if the server refuses, with an AbortError if cancelled. */
  readonly save: (download: {
    /** Relative to the API's base address. */
    readonly path: string;
    /** Sent as JSON by POST; without it the file is requested by GET. */
    readonly body?: Readonly<Record<string, string>>;
    readonly fileName: string;
    readonly signal: AbortSignal;
    /** Called with the number of bytes received so far. */
    readonly onBytes: (bytes: number) => void;
  }) => Promise<void>;
};

/** One operation runs at a time. All reject with an explaining ApiError, long ones with an AbortError if cancelled. */
type ComputerBackups = {
  readonly read: () => Promise<ComputerBackupState>;
  /** Calls the listener when the state changes; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets the user choose a folder; false if cancelled. */
  readonly chooseFolder: () => Promise<boolean>;
  /** Opens it in the system's file manager. */
  readonly openFolder: () => Promise<void>;
  readonly editSettings: (settings: DailyBackupSettings) => Promise<void>;
  readonly create: () => Promise<void>;
  readonly verify: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Uploads it to the server, where it can be restored. */
  readonly send: (id: string) => Promise<BackupEntry>;
  readonly cancel: () => void;
};

/** Long operations count as operations on this computer's backups, and are displayed and cancelled as one. */
type ComputerDrive = {
  readonly read: () => Promise<ComputerDriveState>;
  /** Calls the listener when the state changes; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly saveCredentials: (credentials: DriveCredentials) => Promise<void>;
  /** Asks for consent outside the window; rejects with an AbortError if cancelled. */
  readonly link: () => Promise<void>;
  readonly cancelLink: () => void;
  readonly unlink: () => Promise<void>;
  /** By the id of a backup on this computer. */
  readonly send: (id: string) => Promise<void>;
  /** By the id of a backup on Drive, like `remove`. */
  readonly bring: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

export type PlatformSession = {
  /** The signed-in user: the same object until it changes. */
  readonly readUser: () => User | undefined;
  /** Calls the listener after every change, whatever caused it; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The second step if the password is not enough; undefined once signed in. Rejects with an ApiError if refused. */
  readonly signIn: (credentials: Credentials) => Promise<SecondStep | undefined>;
  readonly finishSignIn?: (given: { readonly code: string; readonly remember: boolean }) => Promise<void>;
  /** If the shell supports passkeys. */
  readonly passkey?: PasskeyAccess;
  /** Ends the session on the server first; if that fails it rejects, and the user stays signed in. */
  readonly signOut: () => Promise<void>;
  /** Reports a session that ended unnoticed, as when browser data are cleared; absent if that cannot happen. */
  readonly noticeEnd?: () => void;
};

/** The accepted second proofs and their deadline; the shell keeps the ticket. */
export type SecondStep = Omit<SecondProofPrompt, 'ticket'>;

export type PasskeyAccess = {
  /** Whether the site offers passkeys here. Never rejects. */
  readonly isOffered: () => Promise<boolean>;
  /** Signs in with a passkey; resolves also if the user cancels. Rejects with an ApiError if the server refuses. */
  readonly enter: () => Promise<void>;
  /** If a browser beside the shell prompts for passkeys, since they are bound to the site's address. */
  readonly inBrowser?: {
    /** Proves the signed-in user's identity with a passkey; false if cancelled. Rejects with an ApiError if refused. */
    readonly prove: () => Promise<boolean>;
    /** Cancels what waits for the browser. */
    readonly cancel: () => void;
    /** Opens the page for adding passkeys there. Rejects with an ApiError if that is not possible. */
    readonly openKeys: () => Promise<void>;
  };
};

type SiteLinks = {
  /** Leaves for the site's sign-in page, which returns to this address; absent if that is another program's. */
  readonly toSignIn?: () => void;
  readonly toHome: () => void;
};

type Credentials = z.input<typeof credentials>;
