import type { ComputerDriveState, DriveCredentials } from '@approdo/shared/contract/operations/computer-drive';
import type { GoogleAddresses } from '@approdo/shared/node/drive/addresses';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import { createDriveStore, type DriveStore } from '@approdo/shared/node/drive/drive-store';
import { createDriveLink, type DriveLink } from '@approdo/shared/node/drive/link';
import type { Wait } from '@approdo/shared/node/drive/retry';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Outcome, Problem } from '../../ipc.ts';
import { type ArchiveService, getArchive, type JobNeeds } from '../archives/archive-service.ts';
import type { ElectronSurface } from '../electron-surface.ts';
import { ProblemError } from '../problem-error.ts';
import { DRIVE } from '../texts.ts';
import { type DriveArchives, openDriveArchives } from './drive-archives.ts';
import type { DriveSecrets } from './drive-secrets.ts';
import { askConsent } from './loopback-consent.ts';

/** The owner's Google Drive as linked to this computer; the server has a link of its own. */
export type ComputerDriveService = {
  readonly read: () => Promise<ComputerDriveState>;
  readonly keepCredentials: (credentials: DriveCredentials) => Promise<Outcome<null>>;
  /** Asks for consent in the system's browser; null if that was cancelled. */
  readonly link: () => Promise<Outcome<'done' | null>>;
  readonly cancelLink: () => void;
  /** Forgets the tokens, and has Google revoke them if it can be reached. */
  readonly unlink: () => Promise<Outcome<null>>;
  readonly send: (id: string) => Promise<Outcome<'done' | null>>;
  readonly bring: (id: string) => Promise<Outcome<'done' | null>>;
  readonly remove: (id: string) => Promise<Outcome<'done' | null>>;
};

/** Google's endpoints, replaced in tests. */
export type GoogleEndpoints = { readonly addresses: GoogleAddresses; readonly wait: Wait; readonly pieceBytes: number };

type Options = {
  readonly archiveService: ArchiveService;
  readonly secrets: DriveSecrets;
  readonly shell: ElectronSurface['shell'];
  readonly schedule: Schedule;
  readonly google: GoogleEndpoints | undefined;
  readonly onChange: () => void;
  /** Consent was given or refused: the person returns from the browser. */
  readonly onAnswer: () => void;
};

type Opened = { readonly key: string; readonly link: DriveLink; readonly store: DriveStore };

const STORE = { store: 'computer', folderName: 'Approdo (da un computer)' };

export function createComputerDrive(options: Options): ComputerDriveService {
  const { archiveService, secrets, google, onChange } = options;
  let opened: Opened | undefined;

  /** Throws without the owner's credentials. The store already knows what Drive's lists show only later. */
  async function getDrive(): Promise<Opened> {
    const credentials = await secrets.findCredentials();
    if (!credentials) throw new ProblemError({ status: 409, error: DRIVE.noCredentials });
    const key = JSON.stringify(credentials);
    if (opened?.key !== key) {
      const link = createDriveLink({ credentials, tokens: secrets.tokens, ...google });
      opened = { key, link, store: createDriveStore({ link, ...STORE }) };
    }
    return opened;
  }

  async function openArchives(site: string): Promise<DriveArchives> {
    return openDriveArchives((await getDrive()).store, site);
  }

  const consent = createConsent({ ...options, findLink: async () => (await getDrive()).link });

  return {
    read: async () => {
      const common = { isLinking: consent.isPending(), fault: null, backups: [] };
      const credentials = await secrets.findCredentials();
      if (!credentials) return { ...common, state: 'not configured', account: null };
      const { link: present } = await getDrive();
      const linkState = await present.state();
      if (linkState.state !== 'linked') return { ...common, ...linkState };
      const listed = await openArchives(archiveService.site())
        .then((archives) => archives.list())
        .then(asList, asFault);
      // Google may have just refused the link.
      return { ...common, ...(await present.state()), ...listed };
    },
    keepCredentials: (credentials) =>
      attempt(async () => {
        await secrets.keepCredentials(credentials);
        onChange();
        return null;
      }),
    link: () => attempt(consent.ask),
    cancelLink: consent.cancel,
    unlink: () =>
      attempt(async () => {
        await (await getDrive()).link.unlink();
        onChange();
        return null;
      }),
    send: (id) =>
      run('send to Drive', async (needs) =>
        (await openArchives(needs.site)).send(needs, await getArchive(needs.folder, id)),
      ),
    bring: (id) => run('bring from Drive', async (needs) => (await openArchives(needs.site)).bring(needs, id)),
    remove: (id) => run('remove from Drive', async ({ site, job }) => (await openArchives(site)).remove(job, id)),
  };

  async function run(
    operation: 'send to Drive' | 'bring from Drive' | 'remove from Drive',
    work: (needs: JobNeeds) => Promise<void>,
  ): Promise<Outcome<'done' | null>> {
    const outcome = await archiveService.run(operation, async (needs) => {
      await work(needs);
      return 'done';
    });
    onChange();
    return outcome;
  }
}

type ConsentNeeds = Pick<Options, 'shell' | 'schedule' | 'onChange' | 'onAnswer'> & {
  readonly findLink: () => Promise<DriveLink>;
};

/** One consent at a time: a new request cancels the previous one. */
function createConsent({ shell, schedule, onChange, onAnswer, findLink }: ConsentNeeds) {
  let linking: AbortController | undefined;

  async function ask(): Promise<'done' | null> {
    linking?.abort();
    const own = new AbortController();
    linking = own;
    onChange();
    try {
      const present = await findLink();
      const { openExternal } = shell;
      const granted = await askConsent({ begin: present.begin, openExternal, schedule, signal: own.signal });
      await present.finish(granted, { signal: own.signal });
      onAnswer();
      return 'done';
    } catch (fault) {
      if (own.signal.aborted) return null;
      onAnswer();
      throw fault;
    } finally {
      if (linking === own) linking = undefined;
      onChange();
    }
  }

  return { ask, cancel: () => linking?.abort(), isPending: () => linking !== undefined };
}

async function attempt<Value>(step: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await step() };
  } catch (fault) {
    return { ok: false, problem: problemOf(fault) };
  }
}

function problemOf(fault: unknown): Problem {
  if (fault instanceof ProblemError) return fault.problem;
  if (fault instanceof DriveProblem) return { status: 502, error: fault.message };
  return { status: 500, error: DRIVE.failed };
}

function asList(backups: ComputerDriveState['backups']): Pick<ComputerDriveState, 'backups' | 'fault'> {
  return { backups, fault: null };
}

function asFault(fault: unknown): Pick<ComputerDriveState, 'backups' | 'fault'> {
  return { backups: [], fault: problemOf(fault).error };
}
