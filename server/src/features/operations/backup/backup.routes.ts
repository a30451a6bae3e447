import type {
  BackupEntry,
  BackupOutcomes,
  backup as rows,
  UnreadErasures,
} from '@approdo/shared/contract/operations/backup';
import { say } from '@approdo/shared/words/say';
import type { Caller, Handlers } from '../../../http/calls/handler.ts';
import { conflict, forbidden } from '../../../http/problems.ts';
import type { MadeBackups } from '../../accounts/connections/index.ts';
import type { BackupsAudit } from './audit-backups.ts';
import type { Backups } from './backup.service.ts';
import type { DriveLinking } from './drive-linking.ts';
import type { Unattended } from './unattended.ts';

const RESTORED = 'Il sito è tornato al backup scelto. Accedi di nuovo.';

type BackupNeeds = {
  readonly backups: Backups;
  readonly unattended: Unattended;
  readonly driveLinking: DriveLinking;
  readonly madeBackups: MadeBackups;
  /** Throws unless the caller is proved: by the password or, for an account with a second proof, by a fresh proof. */
  readonly provePassword: (caller: Caller, password: string | undefined) => Promise<void>;
  readonly isAdmin: (userId: string) => Promise<boolean>;
  readonly audit: BackupsAudit;
  /** How many erasures after an instant can no longer be read, because their key is gone. */
  readonly countUnreadErasures: (after: string) => Promise<number>;
};

export function backupRoutes({
  backups,
  unattended,
  driveLinking,
  madeBackups,
  provePassword,
  isAdmin,
  audit,
  countUnreadErasures,
}: BackupNeeds): Handlers<typeof rows> {
  return {
    list: () => backups.list(),
    async create({ body }, { caller, program }) {
      const made = await backups.create(body);
      const entries = listMade(made);
      if (program)
        await madeBackups.note(
          program,
          entries.map(({ id }) => id),
        );
      for (const entry of entries) await audit.made(entry, caller ?? null, program ? ', da un programma' : '');
      return made;
    },
    progress: async () => backups.progress(),
    async cancel() {
      backups.cancel();
      return undefined;
    },
    status: () => unattended.status(),
    getSettings: async () => unattended.settings(),
    async updateSettings({ body }, { caller }) {
      const settings = await unattended.updateSettings(body);
      await audit.settingsChanged('backup-settings', caller);
      return settings;
    },
    async download({ params }, { caller }) {
      const file = await backups.download(params.id);
      await audit.downloaded(params.id, caller ?? null, false);
      return file;
    },
    async downloadProtected({ params, body }, { caller }) {
      const file = await backups.downloadProtected(params.id, body.passphrase);
      await audit.downloaded(params.id, caller, true);
      return file;
    },
    async upload({ file }, { caller }) {
      const entry = await backups.upload({ path: file.path });
      await audit.made(entry, caller);
      return entry;
    },
    async uploadProtected({ file, body }, { caller }) {
      const entry = await backups.upload({ path: file.path, passphrase: body.passphrase });
      await audit.made(entry, caller);
      return entry;
    },
    verify: ({ params }) => backups.verify(params.id),
    async restore({ params, body }, { caller }) {
      const prove = () => provePassword(caller, body.password);
      const allow = async (createdAt: string) => {
        const count = body.bringsBackErased ? 0 : await countUnreadErasures(createdAt);
        if (count > 0)
          throw conflict(say('erasuresUnread', { count }), { unreadErasures: count } satisfies UnreadErasures);
      };
      const { safety, withoutSecondProof } = await backups.restore(params.id, { prove, allow }, caller);
      const names = [...withoutSecondProof];
      return {
        message: RESTORED,
        safetyBackup: safety,
        ...(names.length > 0 && { withoutSecondProof: names }),
      };
    },
    async remove({ params }, { program }) {
      if (program && !(await madeBackups.has(program, params.id))) throw forbidden(say('tokenNotAllowed'));
      await backups.remove(params.id);
      await madeBackups.forget(params.id);
      return undefined;
    },
    linkDrive: (_, { caller }) => driveLinking.begin(caller.userId),
    finishDriveLink: ({ query }) => driveLinking.finish(query, { isAdmin, onLinked: audit.driveLinked }),
    async unlinkDrive(_, { caller }) {
      const answer = await driveLinking.unlink();
      await audit.settingsChanged('google-drive', caller, 'scollegato');
      return answer;
    },
  };
}

/** The entries made; only one if one of the two places failed. */
function listMade(made: BackupEntry[] | BackupOutcomes): BackupEntry[] {
  if (Array.isArray(made)) return made;
  return made.outcomes.flatMap((outcome) => ('backup' in outcome ? [outcome.backup] : []));
}
