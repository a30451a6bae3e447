import { askedSecondProof, credentials, secondProof, user } from '@approdo/shared/contract/accounts/auth';
import { backupEntry, dailyBackupSettings } from '@approdo/shared/contract/operations/backup';
import { computerBackupId, computerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import {
  computerDriveState,
  driveBackupId,
  driveCredentials,
} from '@approdo/shared/contract/operations/computer-drive';
import { z } from 'zod';

/** The site whose back office this is; `address` is an origin, without a path, `name` what the site calls itself. */
const site = z.object({ address: z.url(), name: z.string() });
export type Site = z.output<typeof site>;

/** The sites that this computer knows, and the one that is looked after now. */
export const sites = z.object({ kept: z.array(site), current: site.nullable() });
export type Sites = z.output<typeof sites>;

/** A refusal in words that a person can read, of the shape that the server's refusals have. */
const problem = z.object({
  status: z.int(),
  error: z.string(),
  /** What it is, the same in all languages, where the site says so. */
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.output<typeof problem>;

/** A refusal travels as a value: of an error that is thrown, Electron carries nothing but a text of its own. */
function outcome<const Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), problem }),
  ]);
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** A screen that whoever is signed in may open: its address in the back office, and its word. */
const offeredScreen = z.object({
  /** '' is the first screen. */
  path: z.string().regex(/^[a-z-]{0,40}$/),
  label: z.string().min(1).max(40),
  /** The word of the submenu that it stands in; beside the submenus where left out. */
  group: z.string().min(1).max(40).optional(),
});
export type OfferedScreen = z.output<typeof offeredScreen>;

/** A screen that something outside the page asks for, and the row in it. */
const wantedScreen = z.object({ path: z.string(), row: z.string().optional() });
export type WantedScreen = z.output<typeof wantedScreen>;

/** A photo that is fit for the library. */
const preparedPhoto = z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) });
export type PreparedPhoto = z.output<typeof preparedPhoto>;

/** A body that is too large for one message. */
export const uploadStart = z.object({
  method: z.enum(['POST', 'PUT']),
  path: z.string().startsWith('/api/').max(300),
  contentType: z.string().max(200),
});
export type UploadStart = z.output<typeof uploadStart>;
/** What the site answered to a call that main made. */
const siteAnswer = z.object({ status: z.int(), body: z.unknown() });
export type SiteAnswer = z.output<typeof siteAnswer>;

/** A file of the server: its path is under the base of the API; with a body it is asked for by POST. */
const fileDownload = z.object({
  path: z.string().startsWith('/').max(300),
  body: z.record(z.string(), z.string().max(1000)).optional(),
  fileName: z.string().min(1).max(300),
});
export type FileDownload = z.output<typeof fileDownload>;

/** Main makes the address of it: the page names no scheme. */
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

function bytesUpTo(most: number) {
  return z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= most);
}

/** Null where it was called off. */
const ending = z.literal('done').nullable();

const nothing = z.tuple([]);
const writtenAddress = z.string().max(2000);

/** Who is signed in, or what of an account the person is still to be proved by, until when: the ticket stays with main. */
const signedIn = z.union([z.object({ user }), askedSecondProof.omit({ ticket: true })]);
export type SignedIn = z.output<typeof signedIn>;

/** What the renderer may ask of main. Main parses the arguments, and of a result lets out only what stands here. */
export const CALLS = {
  readSites: { args: nothing, result: sites },
  /** Asks the site that is meant whether it is one, keeps it and goes to it. */
  addSite: { args: z.tuple([writtenAddress]), result: outcome(site) },
  /** To one that is kept, with the session that it has; whether it answers shows there. */
  switchSite: { args: z.tuple([writtenAddress]), result: outcome(site) },
  /** The session that is kept for it is ended and forgotten, too. */
  forgetSite: { args: z.tuple([writtenAddress]), result: outcome(z.null()) },
  /** What keeps the site from answering, in words; null while it answers. */
  readSiteFault: { args: nothing, result: z.string().nullable() },
  /** Asks again now instead of when it is time. */
  askSiteAgain: { args: nothing, result: z.null() },
  readUser: { args: nothing, result: user.nullable() },
  signIn: { args: z.tuple([credentials]), result: outcome(signedIn) },
  /** By a code of the app's, or a recovery code. */
  finishSignIn: { args: z.tuple([secondProof.omit({ ticket: true })]), result: outcome(z.object({ user })) },
  /** Whether the site takes passkeys, by way of a browser. */
  offersPasskey: { args: nothing, result: z.boolean() },
  /** In the system's browser; null where it was called off. */
  signInByPasskey: { args: nothing, result: outcome(z.object({ user }).nullable()) },
  /** The same as a fresh proof of whoever is signed in. */
  proveByPasskey: { args: nothing, result: outcome(ending) },
  cancelPasskey: { args: nothing, result: z.null() },
  /** The site's own page of them, in the system's browser. */
  openOwnKeys: { args: nothing, result: outcome(z.null()) },
  signOut: { args: nothing, result: outcome(z.null()) },
  /** Whether a call that main makes by itself waits until the person has shown who she is. */
  isFreshProofWanted: { args: nothing, result: z.boolean() },
  /** Whether she has: by a call of the page, which main knows nothing of. */
  answerFreshProof: { args: z.tuple([z.boolean()]), result: z.null() },
  /** What the native menu leads to. */
  offerScreens: { args: z.tuple([z.array(offeredScreen).max(40)]), result: z.null() },
  /** What a link, a notification or the menu asks for; it is asked for once. */
  takeWantedScreen: { args: nothing, result: wantedScreen.nullable() },
  /** Begins a mail, or calls a number, in the system's own program. */
  reach: { args: z.tuple([reach]), result: z.null() },
  /** The person says where to. */
  saveFile: { args: z.tuple([fileName, z.instanceof(Uint8Array)]), result: outcome(saving) },
  printPage: { args: nothing, result: outcome(saving) },
  savePageAsPdf: { args: z.tuple([fileName]), result: outcome(saving) },
  /** The page gives each photo a number of its own, by which it can be called off. */
  preparePhoto: { args: z.tuple([taskId, fileName, bytesUpTo(200 * MB)]), result: outcome(preparedPhoto) },
  cancelPhoto: { args: z.tuple([taskId]), result: z.null() },
  beginUpload: { args: z.tuple([uploadStart]), result: outcome(taskId) },
  /** False where the rest need not be sent. */
  addToUpload: { args: z.tuple([taskId, bytesUpTo(4 * MB)]), result: z.boolean() },
  endUpload: { args: z.tuple([taskId]), result: outcome(siteAnswer) },
  cancelUpload: { args: z.tuple([taskId]), result: z.null() },
  /** The person says where to; the page gives each download a number of its own, by which it can be called off. */
  saveDownload: { args: z.tuple([taskId, fileDownload]), result: outcome(saving) },
  cancelDownload: { args: z.tuple([taskId]), result: z.null() },
  readComputerBackups: { args: nothing, result: computerBackupState },
  /** In a dialog of the system; the page never names a folder. */
  chooseBackupFolder: { args: nothing, result: outcome(saving) },
  openBackupFolder: { args: nothing, result: outcome(z.null()) },
  editComputerBackups: { args: z.tuple([dailyBackupSettings]), result: outcome(z.null()) },
  /** Main alone asks the site for it, and the page learns all of it but the token. */
  makeBackupToken: { args: nothing, result: outcome(siteAnswer) },
  createComputerBackup: { args: nothing, result: outcome(ending) },
  verifyComputerBackup: { args: z.tuple([computerBackupId]), result: outcome(ending) },
  removeComputerBackup: { args: z.tuple([computerBackupId]), result: outcome(ending) },
  /** Null where it was called off. */
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
  /** Whatever is being done with the backups of this computer. */
  cancelComputerBackup: { args: nothing, result: z.null() },
} as const satisfies Record<string, { readonly args: z.ZodTuple; readonly result: z.ZodType }>;

/** What main tells the renderer unasked. */
export const EVENTS = {
  /** Who is signed in from now on. */
  sessionChanged: user.nullable(),
  /** As `isFreshProofWanted`. */
  freshProofWanted: z.null(),
  /** As `readSiteFault`. */
  siteFaultChanged: z.string().nullable(),
  /** There is something to take with `takeWantedScreen`. */
  screenWanted: z.null(),
  /** The menu asks for the list of sites, or for something to be put on paper. */
  panelWanted: z.enum(['sites', 'calendar', 'booking']),
  /** The menu asks for the search: by its key, which a text that is written in may want, or by a press. */
  searchWanted: z.enum(['key', 'press']),
  /** How many bytes of a download are here. */
  downloadProgressed: z.object({ id: taskId, bytes: z.int() }),
  /** There is something new to read with `readComputerBackups`. */
  computerBackupsChanged: z.null(),
  /** The same with `readComputerDrive`. */
  computerDriveChanged: z.null(),
  /** The menu asks for another site, by its address: the page asks first where something would be lost. */
  siteWanted: z.string(),
} as const satisfies Record<string, z.ZodType>;

export type CallName = keyof typeof CALLS;
export type ArgsOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['args']>;
export type ResultOf<Name extends CallName> = z.output<(typeof CALLS)[Name]['result']>;

export type EventName = keyof typeof EVENTS;
export type NewsOf<Name extends EventName> = z.output<(typeof EVENTS)[Name]>;

/** Tells the page of the window what is new; says nothing where there is no window. */
export type TellNews = <Name extends EventName>(name: Name, news: NewsOf<Name>) => void;

/** What the preload gives the page as `window.approdo`. A listener's function that comes back ends it. */
export type Bridge = {
  readonly [Name in CallName]: (...args: ArgsOf<Name>) => Promise<ResultOf<Name>>;
} & {
  readonly [Name in EventName as `on${Capitalize<Name>}`]: (listener: (news: NewsOf<Name>) => void) => () => void;
};
