import type { Transport } from '@approdo/shared/client';
import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { AskedSecondProof, credentials, User } from '@approdo/shared/contract/accounts/auth';
import type { BackupEntry, DailyBackupSettings } from '@approdo/shared/contract/operations/backup';
import type { ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import type { ComputerDriveState, DriveCredentials } from '@approdo/shared/contract/operations/computer-drive';
import type { Reach } from '@approdo/shared/domain/messages/reach';
import type { z } from 'zod';
import type { PhoneShell } from './phone-shell.ts';

export type { ComputerBackup, ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
export type { ComputerDriveState, DriveCredentials } from '@approdo/shared/contract/operations/computer-drive';

/**
 * What differs between the browser and the desktop. What a shell cannot do is absent, and the screen shows what it can.
 */
export type Platform = {
  readonly transport: Transport;
  readonly session: PlatformSession;
  /** There where the shell makes calls beside the transport: it asks by this where one wants a fresh proof. What it returns ends that. */
  readonly onFreshProofAsked?: (ask: AskFreshProof) => () => void;
  /** There where a file can be handed to the person. Resolves also where she calls it off. */
  readonly saveFile?: (file: File) => Promise<void>;
  /** There where a link alone opens neither the mail program nor the telephone. Never rejects. */
  readonly reach?: (reach: Reach) => Promise<void>;
  /** There where the back office is part of a site in the same window; elsewhere it has a sign-in screen of its own. */
  readonly site?: SiteDoors;
  /** There where the back office can be put on a telephone, be told of things there, and be read without a network. */
  readonly phone?: PhoneShell;
  /** There where a page of others, such as a map, may be shown in a frame once somebody asks for it. */
  readonly framesOthers?: true;
  /** Makes a photo that is too large for the library smaller before it is sent, as far as the shell can; what it gives back may still be refused. */
  readonly preparePhoto: (photo: File, signal: AbortSignal) => Promise<File>;
  /** There where a file of the server, however large, can be saved on this computer. */
  readonly downloads?: Downloads;
  /** There where backups can be kept in a folder of this computer. */
  readonly computerBackups?: ComputerBackups;
  /** There where this computer can be linked to a Google Drive of its own, beside the server's. */
  readonly computerDrive?: ComputerDrive;
};

export type Downloads = {
  /** A file is put aside whole before it is saved, so that a large one deserves a word before. */
  readonly areHeldWhole: boolean;
  /** Rejects with an ApiError where the server refuses, with an AbortError where it was called off. */
  readonly save: (download: {
    /** Under the base of the API. */
    readonly path: string;
    /** Sent as JSON by POST; without it the file is asked for by GET. */
    readonly body?: Readonly<Record<string, string>>;
    readonly fileName: string;
    readonly signal: AbortSignal;
    /** Told how many bytes are here. */
    readonly onBytes: (bytes: number) => void;
  }) => Promise<void>;
};

/** One operation runs at a time. All reject with an ApiError that says why, and what takes a while with an AbortError where it was called off. */
type ComputerBackups = {
  readonly read: () => Promise<ComputerBackupState>;
  /** Calls the listener when there is something new to read; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The shell asks the person where; false where she leaves that. */
  readonly chooseFolder: () => Promise<boolean>;
  /** Shows it to the person, as the system shows folders. */
  readonly openFolder: () => Promise<void>;
  readonly editSettings: (settings: DailyBackupSettings) => Promise<void>;
  readonly create: () => Promise<void>;
  readonly verify: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** To the server, where it can be restored. */
  readonly send: (id: string) => Promise<BackupEntry>;
  readonly cancel: () => void;
};

/** What takes a while counts as an operation on the backups of this computer, and is shown and called off as one. */
type ComputerDrive = {
  readonly read: () => Promise<ComputerDriveState>;
  /** Calls the listener when there is something new to read; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly keepCredentials: (credentials: DriveCredentials) => Promise<void>;
  /** Asks for consent outside of the window; rejects with an AbortError where that was called off. */
  readonly link: () => Promise<void>;
  readonly cancelLink: () => void;
  readonly unlink: () => Promise<void>;
  /** By the id of a backup of this computer. */
  readonly send: (id: string) => Promise<void>;
  /** By the id of a backup on Drive, as `remove`. */
  readonly bring: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

export type PlatformSession = {
  /** Who is signed in: the same object until that changes. */
  readonly readUser: () => User | undefined;
  /** Calls the listener after every change, whoever made it; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What is asked for besides where the password is right and not enough; undefined once she is in. Rejects with an ApiError where the server refuses. */
  readonly signIn: (credentials: Credentials) => Promise<SecondStep | undefined>;
  /** There where `signIn` may ask for more: ends what it began, by a code of the app's or a recovery code. Rejects as that. */
  readonly finishSignIn?: (given: { readonly code: string; readonly remember: boolean }) => Promise<void>;
  /** There where the shell can take passkeys. */
  readonly passkey?: PasskeyDoor;
  /** Ends the session on the server first: where that fails, it rejects and one is still signed in. */
  readonly signOut: () => Promise<void>;
  /** Has the listeners look again; absent where no session can end unheard, as it does when a browser's data are cleared. */
  readonly noticeEnd?: () => void;
};

/** By what she may be proved, until when; what the site knows that by stays with the shell. */
export type SecondStep = Omit<AskedSecondProof, 'ticket'>;

export type PasskeyDoor = {
  /** Whether the site offers them here. Never rejects. */
  readonly isOffered: () => Promise<boolean>;
  /** Signs in by one; resolves also where she calls it off. Rejects with an ApiError where the server refuses. */
  readonly enter: () => Promise<void>;
  /** There where a browser beside the shell asks for them, since they are bound to the site's address. */
  readonly inBrowser?: {
    /** Whoever is signed in shows by one that it is she; false where she calls it off. Rejects with an ApiError where it is refused. */
    readonly prove: () => Promise<boolean>;
    /** Calls off what waits for the browser. */
    readonly cancel: () => void;
    /** Opens there the page where one's own are added. Rejects with an ApiError where that is not possible. */
    readonly openKeys: () => Promise<void>;
  };
};

type SiteDoors = {
  /** Leaves for the site's sign-in page, and comes back to this address from there; absent where that is another program's. */
  readonly toSignIn?: () => void;
  readonly toHome: () => void;
};

type Credentials = z.input<typeof credentials>;
