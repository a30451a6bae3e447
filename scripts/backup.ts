import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { newPassphrase } from '@approdo/shared/contract/operations/passphrase';
import { readConfig } from '../server/src/config/config.ts';
import { backUpFromShell } from '../server/src/features/operations/backup/backup.shell.ts';
import { readVersion } from '../server/src/version.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { describeShellFault } from './describe-shell-fault.ts';

/**
 * `npm run backup`: backs up the site in DATA_DIR; `npm run backup -- FILE` also writes the archive to FILE. With
 * `--protect` it is encrypted with a prompted passphrase, with `--passphrase-file F` with the first line of F.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { protect: { type: 'boolean' }, 'passphrase-file': { type: 'string' } },
  });
  const [file] = positionals;
  const isProtected = values.protect || values['passphrase-file'] !== undefined;
  if (isProtected && file === undefined)
    throw new Error('scrivi il file da proteggere: npm run backup -- FILE --protect');
  const passphrase = isProtected
    ? await askPassphrase({ file: values['passphrase-file'], schema: newPassphrase, isTypedTwice: true })
    : undefined;
  const { dataDir } = readConfig();
  const to = file === undefined ? undefined : resolve(file);
  const { fileName, size } = await backUpFromShell({ dataDir, appVersion: readVersion(), to, passphrase });
  process.stdout.write(`Backup salvato: ${fileName} (${Math.ceil(size / 2 ** 20)} MB)\n`);
  if (to !== undefined) process.stdout.write(`Archivio${isProtected ? ' protetto' : ''}: ${to}\n`);
} catch (error) {
  process.stderr.write(`Il backup non è riuscito: ${describeShellFault(error)}\n`);
  process.exitCode = 1;
}
