import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { emailKey } from '@approdo/shared/domain/base/email';
import { readConfig } from '../server/src/config/config.ts';
import { withKeysShell } from '../server/src/start/keys.shell.ts';
import { describeShellFault } from './describe-shell-fault.ts';

const HELP = `Con che cosa si entra in un account, oltre che con la password: passkey, app dei codici, codici di riserva.

  npm run keys -- list EMAIL
  npm run keys -- reset EMAIL

list   elenca passkey, app, codici di riserva rimasti e sessioni aperte.
reset  per chi ha perso tutto e nessun altro amministratore può aiutare: toglie passkey, app, codici, dispositivi e sessioni.
       La password resta, ed entra da sola. Chiede di scrivere di nuovo l’indirizzo; --yes non lo chiede.

--house NOME dove ci sono più case. Il sito può restare acceso: obbedisce subito, e scrive a chi è l’account entro un minuto.
`;

const UNKNOWN = 'Nessun account con questo indirizzo';

/** `npm run keys`: lets the server's operator restore access to an account. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { house: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [verb, email, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`non si capisce «${rest[0]}»: npm run keys lo spiega`);
  if (verb === undefined) process.stdout.write(HELP);
  else if (verb === 'list') await list(requireEmail(email), values.house);
  else if (verb === 'reset') await reset(requireEmail(email), values);
  else throw new Error(`non si capisce «${verb}»: npm run keys lo spiega`);
} catch (error) {
  process.stderr.write(`Non è riuscito: ${describeShellFault(error)}\n`);
  process.exitCode = 1;
}

function requireEmail(email: string | undefined): string {
  if (email === undefined) throw new Error('manca EMAIL: npm run keys lo spiega');
  return email;
}

async function list(email: string, house: string | undefined): Promise<void> {
  const found = await withKeysShell({ config: readConfig(), house }, (shell) => shell.list(email));
  if (!found) return sayUnknown();
  const { passkeys, appSince, codesLeft, sessions } = found;
  const lines = [
    ...passkeys.map(({ name, rpId }) => `Passkey: ${name} (${rpId})`),
    ...(passkeys.length === 0 ? ['Passkey: nessuna'] : []),
    `App dei codici: ${appSince === undefined ? 'no' : `dal ${formatInstantDateTime(appSince)}`}`,
    `Codici di riserva rimasti: ${codesLeft ?? 'mai fatti'}`,
    `Sessioni aperte: ${sessions}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

type ResetOptions = { readonly house?: string | undefined; readonly yes: boolean };

async function reset(email: string, { house, yes }: ResetOptions): Promise<void> {
  const config = readConfig();
  await withKeysShell({ config, house }, async (shell) => {
    if (!(await shell.list(email))) return sayUnknown();
    if (!yes) await confirm(email);
    const done = await shell.reset(email);
    if (done === undefined) return sayUnknown();
    process.stdout.write(`Chiavi tolte: ${done} entra ora con la sola password.\n`);
  });
}

/** Prompts for the address again, so that a typo cannot reset another account. */
async function confirm(email: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error('serve una conferma: aggiungi --yes');
  const keyboard = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await keyboard.question(`Scrivi di nuovo l’indirizzo dell’account (${email}): `);
  keyboard.close();
  if (emailKey(typed.trim()) !== emailKey(email)) throw new Error('l’indirizzo non è lo stesso: non è cambiato niente');
}

function sayUnknown(): void {
  process.stderr.write(`${UNKNOWN}\n`);
  process.exitCode = 1;
}
