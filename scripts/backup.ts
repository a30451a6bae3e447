import { resolve } from 'node:path';
import { readConfig } from '../server/src/config.ts';
import { backUpFromShell } from '../server/src/features/backup/backup.shell.ts';
import { readVersion } from '../server/src/version.ts';

/** `npm run backup`: saves the house in DATA_DIR; `npm run backup -- FILE` writes the archive to FILE as well. */
const [, , file] = process.argv;
try {
  const { dataDir } = readConfig(process.env);
  const to = file === undefined ? {} : { to: resolve(file) };
  const { fileName, size } = await backUpFromShell({ dataDir, appVersion: readVersion(), ...to });
  process.stdout.write(`Backup salvato: ${fileName} (${Math.ceil(size / 2 ** 20)} MB)\n`);
  if (file !== undefined) process.stdout.write(`Archivio: ${resolve(file)}\n`);
} catch (error) {
  process.stderr.write(`Il backup non è riuscito: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
