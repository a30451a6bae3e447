import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config/config.ts';
import { withTenantRegistry } from '../server/src/tenants/open-tenant-registry.ts';
import { tenant } from '../server/src/tenants/tenant.ts';
import type { TenantRegistry } from '../server/src/tenants/tenant-registry.ts';
import { describeShellFault } from './describe-shell-fault.ts';

const HELP = `Molte case in un solo programma, ognuna con il suo indirizzo, i suoi dati e il suo proprietario.

  npm run house -- add NOME --url https://casa.example --owner mail@casa.example
  npm run house -- list
  npm run house -- remove NOME

add     aggiunge una casa. NOME: da 1 a 40 lettere minuscole, cifre e trattini. Il suo indirizzo deve portare a questo
        programma (DNS e proxy). --sender "Casa <mail@casa.example>" è il mittente dei messaggi, se non è MAIL_FROM.
        --again la riprende con i suoi dati, se era stata tolta e i dati sono in un database (DATABASE_URL).
list    elenca le case.
remove  smette di servire una casa. Non cancella niente: dice dove ne lascia i dati. --yes non chiede conferma.

Il programma in funzione se ne accorge in pochi secondi; la prima volta che apre una casa scrive con che cosa entra il
proprietario. Senza case aggiunte, DATA_DIR (o il database) è di una casa sola, che risponde a ogni indirizzo. Con DATABASE_URL
l’elenco è nel database: basta un comando su una macchina qualsiasi, con le stesse variabili dei programmi.
`;

/** `npm run house`: manages the tenants of a program that serves several. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      owner: { type: 'string' },
      sender: { type: 'string' },
      again: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [verb, name, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`non si capisce «${rest[0]}»: npm run house lo spiega`);
  if (verb === undefined) process.stdout.write(HELP);
  else if (verb === 'add') await add(name, values);
  else if (verb === 'list' && name === undefined) await list();
  else if (verb === 'remove') await remove(name, values.yes);
  else throw new Error(`non si capisce «${verb}»: npm run house lo spiega`);
} catch (error) {
  process.stderr.write(`Non è riuscito: ${describeShellFault(error)}\n`);
  process.exitCode = 1;
}

type AddOptions = {
  readonly url?: string | undefined;
  readonly owner?: string | undefined;
  readonly sender?: string | undefined;
  readonly again: boolean;
};

function withRegistry<Result>(work: (registry: TenantRegistry) => Promise<Result>): Promise<Result> {
  return withTenantRegistry(readConfig(), work);
}

async function add(name: string | undefined, { url, owner, sender, again }: AddOptions): Promise<void> {
  for (const [word, value] of Object.entries({ NOME: name, '--url': url, '--owner': owner }))
    if (value === undefined) throw new Error(`manca ${word}: npm run house lo spiega`);
  const added = tenant.parse({ name, url, owner, ...(sender !== undefined && { sender }) });
  await withRegistry((registry) => registry.add(added, { isBack: again }));
  process.stdout.write(
    `Casa aggiunta: ${added.name}, ${added.url}\nSe il programma è in funzione la apre in pochi secondi, altrimenti al prossimo avvio.\n`,
  );
}

async function list(): Promise<void> {
  const { tenants, faults } = await withRegistry((registry) => registry.list());
  const lines = tenants.map((one) => `${one.name.padEnd(20)} ${one.url}  ${one.owner}`);
  process.stdout.write(tenants.length > 0 ? `${lines.join('\n')}\n` : 'Non c’è nessuna casa aggiunta.\n');
  if (faults.length > 0) throw new Error(`non si leggono:\n${faults.join('\n')}`);
}

async function remove(name: string | undefined, isSure: boolean): Promise<void> {
  if (name === undefined) throw new Error('manca NOME: npm run house lo spiega');
  if (!isSure) await confirm(name);
  const dataPlace = await withRegistry((registry) => registry.remove(name));
  process.stdout.write(`La casa ${name} non è più servita. I suoi dati sono rimasti: ${dataPlace}\n`);
}

/** Prompts for the name again, so that a typo cannot remove another tenant. */
async function confirm(name: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error('serve una conferma: aggiungi --yes');
  const keyboard = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await keyboard.question(`Scrivi di nuovo il nome della casa da togliere (${name}): `);
  keyboard.close();
  if (typed.trim() !== name) throw new Error('il nome non è lo stesso: non è cambiato niente');
}
