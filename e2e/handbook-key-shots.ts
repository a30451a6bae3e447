import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Shot } from './handbook-shot.ts';
import { connect, connectOwner, guest } from './support/api.ts';
import { fillSignIn } from './support/back-office.ts';
import { owner } from './support/start-site.ts';
import { disablePasskeySuggestions, plugInAuthenticator } from './support/virtual-authenticator.ts';

/** The codes issued with the authenticator app, which stands in for another phone. */
let recoveryCodes: readonly string[] = [];

/** The screens of sign-in and proofs beyond a password, in the order in which an owner meets them. */
export const keyShots: readonly Shot[] = [
  {
    name: 'code-app',
    screen: 'access',
    prepare: async (page) => {
      await proveByPassword(page);
      await page.getByRole('button', { name: 'Aggiungi un’app dei codici' }).click();
      await page.getByRole('img', { name: 'Codice QR per l’app' }).waitFor();
    },
  },
  {
    name: 'fresh-proof',
    screen: 'access',
    prepare: async (page) => {
      recoveryCodes = await addAppElsewhere(page);
      await page.reload();
      await page.getByRole('button', { name: 'Rifai i codici' }).click();
      await page.getByRole('dialog', { name: 'Conferma che sei tu' }).getByLabel('Codice').waitFor();
    },
  },
  {
    name: 'recovery-codes',
    screen: 'access',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Rifai i codici' }).click();
      const window = page.getByRole('dialog', { name: 'Conferma che sei tu' });
      await window.getByRole('button', { name: 'Usa un codice di riserva' }).click();
      await window.getByLabel('Codice di riserva').fill(recoveryCodes[0] ?? '');
      await window.getByRole('button', { name: 'Conferma' }).click();
      await page.getByRole('dialog', { name: 'I tuoi codici di riserva' }).getByRole('listitem').last().waitFor();
    },
  },
  {
    // The fresh proof just given opens the register, too.
    name: 'register',
    screen: 'register',
    prepare: async (page) => {
      await beginRegister(page);
      await page.reload();
      await page.getByRole('region', { name: /^Oggi, / }).waitFor();
    },
  },
  { name: 'deadlines', screen: 'register/deadlines' },
  {
    name: 'privacy',
    screen: 'privacy',
    prepare: async (page) => {
      const data = page.getByRole('tabpanel', { name: 'Dati personali' });
      await data.getByLabel('E-mail').fill(guest.email);
      await data.getByRole('button', { name: 'Cerca' }).click();
      await data.getByRole('button', { name: 'Scarica' }).waitFor();
    },
  },
  {
    name: 'keys',
    screen: 'access',
    prepare: async (page) => {
      await plugInAuthenticator(page);
      const passkeys = page.getByRole('region', { name: 'Passkey' });
      await passkeys.getByRole('button', { name: 'Aggiungi una passkey' }).click();
      await passkeys.getByRole('button', { name: 'Rinomina' }).click();
      await passkeys.getByLabel('Nome').fill('Il mio telefono');
      await passkeys.getByRole('button', { name: 'Salva' }).click();
      await passkeys.getByText('Il mio telefono').waitFor();
      // A success message lasts three seconds.
      await page.reload();
      await passkeys.getByText('Il mio telefono').waitFor();
    },
  },
  {
    name: 'second-proof',
    screen: 'access',
    prepare: async (page) => {
      await disablePasskeySuggestions(page);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login?from=/admin');
      await fillSignIn(page, owner);
      await page.getByRole('heading', { name: 'Secondo passaggio' }).waitFor();
    },
  },
];

/** However long the previous pictures took. */
async function proveByPassword(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/api/auth/fresh', { data: { password: owner.password }, headers });
}

/** With its official lists, and a key on paper. */
async function beginRegister(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const client = connect({ origin: new URL(page.url()).origin }, token ?? undefined);
  await client.registerSettings.replace({ body: { isOn: true } });
  await client.officialTables.download();
  const { key } = await client.registerKey.show();
  await client.registerKey.confirmSaved({ body: { lastGroup: key.slice(-4) } });
}

/** Adds an app as from another computer: this session was proved by password alone, which no longer suffices. */
async function addAppElsewhere(page: Page): Promise<readonly string[]> {
  const client = await connectOwner({ origin: new URL(page.url()).origin });
  const { setup, secret } = await client.keys.beginApp();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await client.keys.confirmApp({ body: { setup, code } })).recoveryCodes ?? [];
}
