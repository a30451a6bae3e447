import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import { listMarked, MARK, type Mark } from './marked-files.ts';
import type { Call } from './retry.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const DESCRIPTION = 'I backup del sito, fatti da Approdo. Cancellali dal pannello, non da qui.';

/** Where new files go. What is there already is found by its mark, wherever the owner has moved it. */
export type Folders = {
  /** One for the backups themselves, one below it for the files that they hold. */
  readonly backups: string;
  readonly objects: string;
};

/** The folders of a store; those that are missing, or in the bin, are made. */
export async function openFolders(
  google: Google,
  { store, name }: { readonly store: string; readonly name: string },
  call: Call,
): Promise<Folders> {
  const backups = await findOrMake(google, { mark: `${store}/folder`, name, parents: [] }, call);
  const objects = await findOrMake(google, { mark: `${store}/files`, name: 'File', parents: [backups] }, call);
  return { backups, objects };
}

type Wanted = { readonly mark: Mark; readonly name: string; readonly parents: string[] };

async function findOrMake(google: Google, { mark, name, parents }: Wanted, call: Call): Promise<string> {
  const [oldest] = await listMarked(google, mark, call);
  if (oldest) return oldest.fileId;
  const requestBody = {
    name,
    mimeType: FOLDER,
    description: DESCRIPTION,
    appProperties: { [MARK]: mark },
    ...(parents.length > 0 && { parents }),
  };
  const made = await google.ask(call, ({ files }, options) => files.create({ requestBody, fields: 'id' }, options));
  if (!made.id) throw new DriveProblem('refused');
  return made.id;
}
