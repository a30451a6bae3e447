import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isProtectedArchive } from '../server/src/adapters/backup-store/protected-archive.ts';
import { storeInFolder } from '../server/src/adapters/stored-values.ts';
import { readConfig } from '../server/src/config/config.ts';
import { type Aftermath, restoreFromShell } from '../server/src/features/operations/backup/backup.shell.ts';
import { countUnreadErasures } from '../server/src/features/operations/privacy/personal-data/erased-addresses.ts';
import { readVersion } from '../server/src/version.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { describeShellFault } from './describe-shell-fault.ts';

/**
 * `npm run restore -- FILE`: replaces the data in DATA_DIR by an archive. The site must not be running. The passphrase
 * of a protected archive is prompted for, or is the first line of the `--passphrase-file`. Refuses if erased people
 * would come back, unless `--bring-back-erased` is given.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, 'bring-back-erased': { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('scrivi il file da ripristinare: npm run restore -- FILE');
  const archive = resolve(file);
  const passphrase = (await isProtectedArchive(archive))
    ? await askPassphrase({ file: values['passphrase-file'] })
    : undefined;
  const { dataDir } = readConfig();
  const { aftermath, withoutSecondProof } = await restoreFromShell({
    dataDir,
    appVersion: readVersion(),
    archive,
    passphrase,
    allow: async (createdAt) => {
      if (!values['bring-back-erased']) await refuseUnread(dataDir, createdAt);
    },
  });
  process.stdout.write('Il sito è tornato al backup scelto. Avvialo con: npm start\n');
  process.stdout.write(describeAftermath(aftermath));
  if (withoutSecondProof.length > 0) {
    process.stdout.write(`Entrano ora con la sola password: ${withoutSecondProof.join(', ')}\n`);
  }
} catch (error) {
  process.stderr.write(`Il ripristino non è riuscito: ${describeShellFault(error)}\n`);
  process.exitCode = 1;
}

async function refuseUnread(dataDir: string, createdAt: string): Promise<void> {
  if ((await countUnreadErasures(storeInFolder(dataDir), createdAt)) === 0) return;
  throw new Error(
    'torna anche chi era stato cancellato dopo questo backup, perché manca erased-addresses-keys.json: rimettilo in DATA_DIR, o aggiungi --bring-back-erased',
  );
}

function describeAftermath(aftermath: Aftermath): string {
  if (aftermath === 'there was nothing') return '';
  if ('safetyBackup' in aftermath) {
    return `Quello che c'era prima è nel backup ${aftermath.safetyBackup.fileName}\n`;
  }
  return `Quello che c'era prima era danneggiato ed è rimasto in ${aftermath.leftoverFolder}\n`;
}
