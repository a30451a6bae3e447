import { resolve } from 'node:path';
import { readConfig } from '../server/src/config.ts';
import { type Aftermath, restoreFromShell } from '../server/src/features/backup/backup.shell.ts';
import { readVersion } from '../server/src/version.ts';

/** `npm run restore -- FILE`: puts an archive in the place of what is in DATA_DIR. The site must not be running. */
const [, , file] = process.argv;
try {
  if (file === undefined) throw new Error('scrivi il file da ripristinare: npm run restore -- FILE');
  const { dataDir } = readConfig(process.env);
  const aftermath = await restoreFromShell({ dataDir, appVersion: readVersion(), archive: resolve(file) });
  process.stdout.write('Il sito è tornato al backup scelto. Avvialo con: npm start\n');
  process.stdout.write(describeAftermath(aftermath));
} catch (error) {
  process.stderr.write(`Il ripristino non è riuscito: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function describeAftermath(aftermath: Aftermath): string {
  if (aftermath === 'there was nothing') return '';
  if ('safetyBackup' in aftermath) {
    return `Quello che c'era prima è nel backup ${aftermath.safetyBackup.fileName}\n`;
  }
  return `Quello che c'era prima era danneggiato ed è rimasto in ${aftermath.keptFolder}\n`;
}
