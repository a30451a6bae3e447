import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { makeDataDir, owner, removeDataDir, variablesFor } from '../support/start-site.ts';
import { copyTree } from '../support/tree-copy.ts';

type Tree = ReturnType<typeof copyTree>;

/** The dev command on a copy of the sources, and the address that it prints. */
const test = base.extend<{ tree: Tree; origin: string }>({
  tree: async ({ browserName: _ }, use) => {
    const tree = copyTree();
    await use(tree);
    tree.remove();
  },
  origin: async ({ tree }, use) => {
    const dataDir = makeDataDir('dev');
    const dev = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: tree.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...variablesFor(dataDir), STARTER_CONTENT: 'none' },
    });
    const lines = createInterface({ input: dev.stdout });
    let origin: string | undefined;
    for await (const line of lines) {
      origin = /^Approdo, aggiornato a ogni modifica: (\S+)$/.exec(line)?.[1];
      if (origin) break;
    }
    await use(origin ?? '');
    const gone = once(dev, 'exit');
    dev.kill('SIGTERM');
    await gone;
    removeDataDir(dataDir);
  },
});

test.setTimeout(480_000);
/** Rebuilding a page from sources takes six seconds on an idle machine, and 47 at load 10. */
const expect = base.expect.configure({ timeout: 80_000 });
test.use({ baseURL: ({ origin }, use) => use(origin) });

test('what is edited shows: a component in place, a page and its styles anew, the server with its data', async ({
  page,
  tree,
}) => {
  // A browser that is still loading a page hears of no change.
  await page.goto('/login', { waitUntil: 'networkidle' });
  const email = page.getByLabel('E-mail');
  await email.fill(owner.email);
  tree.change('web/src/site/accounts/sign-in/login-form.tsx', 'account.login.forgotten', "'Password persa?'");
  await expect(page.getByRole('link', { name: 'Password persa?' })).toBeVisible();
  await expect(email).toHaveValue(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).not.toHaveURL('/login');

  await page.goto('/admin/property', { waitUntil: 'networkidle' });
  const address = page.getByLabel('Indirizzo (facoltativo)');
  await address.fill('Via della Prova 1');
  tree.change('web/src/admin/content/property/texts.ts', "'Dove si trova'", "'Dove sta'");
  await expect(page.getByRole('group', { name: 'Dove sta' })).toBeVisible();
  await expect(address).toHaveValue('Via della Prova 1');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Proprietà salvata con successo')).toBeVisible();

  await page.goto('/', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  tree.change('web/src/site/texts/it/layout.ts', 'Informativa sulla privacy', 'Come trattiamo i dati');
  await expect(footer.getByRole('link', { name: 'Come trattiamo i dati' })).toBeVisible();
  tree.change(
    'web/src/site/document/site-footer.module.css',
    'background: var(--sea-deep);',
    'background: rgb(1, 2, 3);',
  );
  await expect(footer).toHaveCSS('background-color', 'rgb(1, 2, 3)');

  tree.change('server/src/site/documents/documents.ts', 'Disallow: /admin', 'Disallow: /prova');
  await expect.poll(async () => (await page.request.get('/robots.txt')).text()).toContain('Disallow: /prova');
  // The page also reloads by itself, which may interrupt another navigation.
  await expect(async () => {
    await page.goto('/');
    await expect(footer).toContainText('Via della Prova 1', { timeout: 5000 });
  }).toPass({ timeout: 80_000 });
});
