import type { BackupEntry, BackupOutcomes, backup as rows } from '@approdo/shared/contract/backup/backup';
import { say } from '@approdo/shared/words/say';
import type { Caller, Handlers } from '../../http/calls/handler.ts';
import { forbidden } from '../../http/problems.ts';
import type { MadeBackups } from '../connections/index.ts';
import type { Backups } from './backup.service.ts';
import type { DriveLinking } from './drive-linking.ts';
import type { Unattended } from './unattended.ts';

const RESTORED = 'Il sito è tornato al backup scelto. Accedi di nuovo.';

type BackupNeeds = {
  readonly backups: Backups;
  readonly unattended: Unattended;
  readonly driveLinking: DriveLinking;
  readonly madeBackups: MadeBackups;
  /** Throws unless the caller is proved: by the account's password, or, with a second proof, by one that is fresh. */
  readonly provePassword: (caller: Caller, password: string | undefined) => Promise<void>;
  readonly isAdmin: (userId: string) => Promise<boolean>;
};

export function backupRoutes({
  backups,
  unattended,
  driveLinking,
  madeBackups,
  provePassword,
  isAdmin,
}: BackupNeeds): Handlers<typeof rows> {
  return {
    list: () => backups.list(),
    async create({ body }, { program }) {
      const made = await backups.create(body);
      if (program) await madeBackups.note(program, listMade(made));
      return made;
    },
    progress: async () => backups.progress(),
    async cancel() {
      backups.cancel();
      return undefined;
    },
    status: () => unattended.status(),
    getSettings: async () => unattended.settings(),
    updateSettings: ({ body }) => unattended.updateSettings(body),
    download: ({ params }) => backups.download(params.id),
    downloadProtected: ({ params, body }) => backups.downloadProtected(params.id, body.passphrase),
    upload: ({ file }) => backups.upload({ path: file.path }),
    uploadProtected: ({ file, body }) => backups.upload({ path: file.path, passphrase: body.passphrase }),
    verify: ({ params }) => backups.verify(params.id),
    async restore({ params, body }, { caller }) {
      const prove = () => provePassword(caller, body.password);
      const { safety, withoutSecondProof } = await backups.restore(params.id, prove);
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
    finishDriveLink: ({ query }) => driveLinking.finish(query, isAdmin),
    unlinkDrive: () => driveLinking.unlink(),
  };
}

/** Of one that came to one place alone, that one. */
function listMade(made: BackupEntry[] | BackupOutcomes): string[] {
  if (Array.isArray(made)) return made.map(({ id }) => id);
  return made.outcomes.flatMap((outcome) => ('backup' in outcome ? [outcome.backup.id] : []));
}
