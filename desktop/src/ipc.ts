import { credentials, secondProof, secondProofPrompt, user } from '@approdo/shared/contract/accounts/auth';
import { backupEntry } from '@approdo/shared/contract/operations/backup';
import { dailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import { computerBackupId, computerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import {
  computerDriveState,
  driveBackupId,
  driveCredentials,
} from '@approdo/shared/contract/operations/computer-drive';
import { z } from 'zod';

/** The site whose back office this is. `address` is an origin without a path; `name` is what the site calls itself. */
const site = z.object({ address: z.url(), name: z.string() });
export type Site = z.output<typeof site>;

/** The sites known to this computer, and the current one. */
export const sites = z.object({ kept: z.array(site), current: site.nullable() });
export type Sites = z.output<typeof sites>;

/** A refusal with a readable text, in the same shape as the server's refusals. */
const problem = z.object({
  status: z.int(),
  error: z.string(),
  /** Language-independent error code, if the site sent one. */
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.output<typeof problem>;

/** Refusals travel as values: of a thrown error, Electron transports only a text of its own. */
function outcome<const Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), problem }),
  ]);
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** A screen that the signed-in user may open: its back-office path and its label. */
const offeredScreen = z.object({
  /** '' is the first screen. */
  path: z.string().regex(/^[a-z-]{0,40}$/),
  label: z.string().min(1).max(40),
  /** The submenu's label; left out for a row outside the submenus. */
  group: z.string().min(1).max(40).optional(),
});
export type OfferedScreen = z.output<typeof offeredScreen>;

/** A screen requested from outside the page, and the row in it. */
const wantedScreen = z.object({ path: z.string(), row: z.string().optional() });
export type WantedScreen = z.output<typeof wantedScreen>;

/** A photo ready for the library. */
const preparedPhoto = z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) });
export type PreparedPhoto = z.output<typeof preparedPhoto>;

/** A body too large for one message. */
const uploadStart = z.object({
  method: z.enum(['POST', 'PUT']),
  path: z.string().startsWith('/api/').max(300),
  contentType: z.string().max(200),
});
export type UploadStart = z.output<typeof uploadStart>;
/** The site's answer to a call that main made. */
const siteAnswer = z.object({ status: z.int(), body: z.unknown() });
export type SiteAnswer = z.output<typeof siteAnswer>;

/** A file on the server; its path is below the API's base. With a body it is requested by POST. */
const fileDownload = z.object({
  path: z.string().startsWith('/').max(300),
  body: z.record(z.string(), z.string().max(1000)).optional(),
  fileName: z.string().min(1).max(300),
});
export type FileDownload = z.output<typeof fileDownload>;

/** Main builds the address: the page never names a scheme. */
const reach = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mail'),
    email: z
      .string()
      .regex(/^[^@\s]+@[^@\s]+$/)
      .max(254),
    subject: z.string().max(300).optional(),
    body: z.string().max(20_000).optional(),
  }),
  z.object({ kind: z.literal('phone'), number: z.string().min(1).max(30) }),
]);

const MB = 2 ** 20;
const taskId = z.int().min(1);

const fileName = z.string().min(1).max(300);
const saving = z.enum(['saved', 'cancelled']);

function bytesUpTo(max: number) {
  return z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= max);
}

/** Null if it was cancelled. */
const ending = z.literal('done').nullable();

const nothing = z.tuple([]);
const writtenAddress = z.string().max(2000);

/** The signed-in user, or the second proof still required and until when: the ticket stays with main. */
const signedIn = z.union([z.object({ user }), secondProofPrompt.omit({ ticket: true })]);
export type SignedIn = z.output<typeof signedIn>;

/** What the renderer may ask of main. Main parses the arguments and returns only what these schemas let through. */
export const CALLS = {
  readSites: { args: nothing, result: sites },
  /** Checks that the address is a site's, saves it and switches to it. */
  addSite: { args: z.tuple([writtenAddress]), result: outcome(site) },
  /** Switches to a saved site, with its saved session; whether it answers shows afterwards. */
  switchSite: { args: z.tuple([writtenAddress]), result: outcome(site) },
  /** Also ends and forgets the session saved for it. */
  forgetSite: { args: z.tuple([writtenAddress]), result: outcome(z.null()) },
  /** Why the site does not answer, as text; null while it answers. */
  readSiteFault: { args: nothing, result: z.string().nullable() },
  /** Retries now instead of at the scheduled time. */
  askSiteAgain: { args: nothing, result: z.null() },
  readUser: { args: nothing, result: user.nullable() },
  signIn: { args: z.tuple([credentials]), result: outcome(signedIn) },
  /** With a code of the app's, or a recovery code. */
  finishSignIn: { args: z.tuple([secondProof.omit({ ticket: true })]), result: outcome(z.object({ user })) },
  /** Whether the site takes passkeys, used through a browser. */
  offersPasskey: { args: nothing, result: z.boolean() },
  /** In the system's browser; null if it was cancelled. */
  signInByPasskey: { args: nothing, result: outcome(z.object({ user }).nullable()) },
  /** The same, as a fresh proof of the signed-in user. */
  proveByPasskey: { args: nothing, result: outcome(ending) },
  cancelPasskey: { args: nothing, result: z.null() },
  /** Opens the site's own passkey page in the system's browser. */
  openOwnKeys: { args: nothing, result: outcome(z.null()) },
  signOut: { args: nothing, result: outcome(z.null()) },
  /** Whether a call that main makes itself is waiting for the person's fresh proof. */
  isFreshProofWanted: { args: nothing, result: z.boolean() },
  /** Whether the proof was given: through a call of the page, which main does not see. */
  answerFreshProof: { args: z.tuple([z.boolean()]), result: z.null() },
  /** The screens that the native menu leads to. */
  offerScreens: { args: z.tuple([z.array(offeredScreen).max(40)]), result: z.null() },
  /** The screen requested by a link, a notification or the menu; returned once. */
  takeWantedScreen: { args: nothing, result: wantedScreen.nullable() },
  /** The parts of the window that the system draws follow it; `auto` is as the system has it. */
  chooseTheme: { args: z.tuple([z.enum(['auto', 'light', 'dark'])]), result: z.null() },
  /** Starts a mail or a phone call in the system's own program. */
  reach: { args: z.tuple([reach]), result: z.null() },
  /** The person chooses where. */
  saveFile: { args: z.tuple([fileName, z.instanceof(Uint8Array)]), result: outcome(saving) },
  printPage: { args: nothing, result: outcome(saving) },
  savePageAsPdf: { args: z.tuple([fileName]), result: outcome(saving) },
  /** The page numbers each photo, so that it can be cancelled. */
  preparePhoto: { args: z.tuple([taskId, fileName, bytesUpTo(200 * MB)]), result: outcome(preparedPhoto) },
  cancelPhoto: { args: z.tuple([taskId]), result: z.null() },
  beginUpload: { args: z.tuple([uploadStart]), result: outcome(taskId) },
  /** False if the rest need not be sent. */
  addToUpload: { args: z.tuple([taskId, bytesUpTo(4 * MB)]), result: z.boolean() },
  endUpload: { args: z.tuple([taskId]), result: outcome(siteAnswer) },
  cancelUpload: { args: z.tuple([taskId]), result: z.null() },
  /** The person chooses where; the page numbers each download, so that it can be cancelled. */
  saveDownload: { args: z.tuple([taskId, fileDownload]), result: outcome(saving) },
  cancelDownload: { args: z.tuple([taskId]), result: z.null() },
  readComputerBackups: { args: nothing, result: computerBackupState },
  /** In a system dialog; the page never names a folder. */
  chooseBackupFolder: { args: nothing, result: outcome(saving) },
  openBackupFolder: { args: nothing, result: outcome(z.null()) },
  editComputerBackups: { args: z.tuple([dailyBackupSettings]), result: outcome(z.null()) },
  /** Only main calls the site; the page gets the answer without the token. */
  makeBackupToken: { args: nothing, result: outcome(siteAnswer) },
  createComputerBackup: { args: nothing, result: outcome(ending) },
  verifyComputerBackup: { args: z.tuple([computerBackupId]), result: outcome(ending) },
  removeComputerBackup: { args: z.tuple([computerBackupId]), result: outcome(ending) },
  /** Null if it was cancelled. */
  sendComputerBackup: { args: z.tuple([computerBackupId]), result: outcome(backupEntry.nullable()) },
  readComputerDrive: { args: nothing, result: computerDriveState },
  keepDriveCredentials: { args: z.tuple([driveCredentials]), result: outcome(z.null()) },
  /** In the system's browser; the page learns neither tokens nor credentials. */
  linkDrive: { args: nothing, result: outcome(ending) },
  cancelDriveLink: { args: nothing, result: z.null() },
  unlinkDrive: { args: nothing, result: outcome(z.null()) },
  sendToDrive: { args: z.tuple([computerBackupId]), result: outcome(ending) },
  bringFromDrive: { args: z.tuple([driveBackupId]), result: outcome(ending) },
  removeFromDrive: { args: z.tuple([driveBackupId]), result: outcome(ending) },
  /** Cancels whatever is being done with this computer's backups. */
  cancelComputerBackup: { args: nothing, result: z.null() },
} as const satisfies Record<string, { readonly args: z.ZodTuple; readonly result: z.ZodType }>;

/** Events that main sends to the renderer. */
export const EVENTS = {
  /** The user signed in from now on. */
  sessionChanged: user.nullable(),
  /** As `isFreshProofWanted`. */
  freshProofWanted: z.null(),
  /** As `readSiteFault`. */
  siteFaultChanged: z.string().nullable(),
  /** A screen is ready for `takeWantedScreen`. */
  screenWanted: z.null(),
  /** The menu asks for the list of sites, or for something to be printed. */
  panelWanted: z.enum(['sites', 'calendar', 'booking']),
  /** The menu asks for search, by its shortcut (which a focused text field may want) or by a click. */
  searchWanted: z.enum(['key', 'press']),
  /** How many bytes of a download have arrived. */
  downloadProgressed: z.object({ id: taskId, bytes: z.int() }),
  /** `readComputerBackups` has something new. */
  computerBackupsChanged: z.null(),
  /** `readComputerDrive` has something new. */
  computerDriveChanged: z.null(),
  /** The menu asks for another site, by address; the page asks first if something would be lost. */
  siteWanted: z.string(),
} as const satisfies Record<string, z.ZodType>;

export type CallName = keyof typeof CALLS;
export type ArgsOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['args']>;
export type ResultOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['result']>;

export type EventName = keyof typeof EVENTS;
export type PayloadOf<Name extends EventName> = z.output<(typeof EVENTS)[Name]>;

/** Sends an event to the window's page; does nothing without a window. */
export type SendEvent = <Name extends EventName>(name: Name, news: PayloadOf<Name>) => void;

/** What the preload exposes to the page as `window.approdo`. A listener's returned function unsubscribes it. */
export type Bridge = {
  readonly [Name in CallName]: (...args: ArgsOf<Name>) => Promise<ResultOf<Name>>;
} & {
  readonly [Name in EventName as `on${Capitalize<Name>}`]: (listener: (news: PayloadOf<Name>) => void) => () => void;
};
