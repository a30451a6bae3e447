import { writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { mp4Head, mp4Tail } from '../../../server/src/testing/media-files.ts';
import { connect, connectOwner } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { owner, type Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** Answers the question that appears before unsaved input is dropped. */
async function answer(page: Page, button: 'Resta qui' | 'Esci senza salvare' | 'Lasciale'): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await question.getByRole('button', { name: button }).click();
  await expect(question).toBeHidden();
}

/** More than the site reads of a refused body. */
const FILM_BYTES = 24 * 2 ** 20;

const NEW_PASSWORD = 'un’altra parola';

/** From elsewhere, which ends every session. */
async function changePassword(site: Site): Promise<void> {
  const admin = await connectOwner(site);
  const [account] = (await admin.users.list()).filter(({ email }) => email === owner.email);
  await admin.users.update({ params: { id: account?.id ?? '' }, body: { password: NEW_PASSWORD } });
}

async function signInAgain(page: Page, password = NEW_PASSWORD): Promise<void> {
  const signIn = page.getByRole('dialog', { name: 'La sessione è scaduta' });
  await signIn.getByLabel('Password').fill(password);
  await signIn.getByRole('button', { name: 'Accedi' }).click();
  await expect(signIn).toBeHidden();
}

test('a home page and a property that are changed are not left unasked', { tag: '@each-shell' }, async ({
  page,
  backOffice,
}) => {
  await backOffice.open('homepage');
  const title = page.getByLabel('Titolo', { exact: true });
  await title.fill('La casa dei venti');
  await backOffice.leaveFor('menu');
  await answer(page, 'Resta qui');
  await expect(title).toHaveValue('La casa dei venti');

  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Home page salvata con successo')).toBeVisible();
  await backOffice.goTo('rates');

  await test.step('a tab with something typed asks before another is opened, and before the screen is left', async () => {
    const rules = page.getByRole('tab', { name: 'Regole di soggiorno' });
    await page.getByLabel('Pulizia finale').fill('35');
    await rules.click();
    await answer(page, 'Resta qui');
    await expect(page.getByLabel('Pulizia finale')).toHaveValue('35');
    await rules.click();
    await answer(page, 'Lasciale');
    await page.getByLabel('Notti libere fra due soggiorni').fill('9');
    await backOffice.leaveFor('homepage');
    await answer(page, 'Resta qui');
    await expect(page.getByLabel('Notti libere fra due soggiorni')).toHaveValue('9');
    await backOffice.leaveFor('homepage');
    await answer(page, 'Esci senza salvare');
    await expect(title).toHaveValue('La casa dei venti');
  });
});

test('a window with something typed asks before it closes; one without does not', { tag: '@gate' }, async ({
  page,
  backOffice,
}) => {
  await backOffice.open('menu');
  const window = page.getByRole('dialog', { name: 'Nuova voce' });
  await page.getByRole('button', { name: 'Aggiungi voce' }).click();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();

  await page.getByRole('button', { name: 'Aggiungi voce' }).click();
  await window.getByLabel('Etichetta').fill('Le regole');
  await page.keyboard.press('Escape');
  await answer(page, 'Resta qui');
  await expect(window.getByLabel('Etichetta')).toHaveValue('Le regole');
  await window.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await answer(page, 'Esci senza salvare');
  await expect(window).toBeHidden();
  await expect(entry(page, 'Le regole')).toBeHidden();
});

test('a session that ends meanwhile takes nothing of what is typed along', { tag: '@each-shell' }, async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('features');
  await page.getByRole('button', { name: 'Modifica' }).first().click();
  const window = page.getByRole('dialog', { name: 'Modifica riquadro' });
  await window.getByLabel('Titolo').fill('Due biciclette');
  await changePassword(site);
  await window.getByRole('button', { name: 'Salva' }).click();
  await signInAgain(page);
  await expect(window.getByLabel('Titolo')).toHaveValue('Due biciclette');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window).toBeHidden();
  expect((await connect(site).featureBoxes.list()).map(({ title }) => title)).toContain('Due biciclette');
});

test(
  'a film that finds the session over goes on once its sender has signed in',
  { tag: '@each-shell' },
  async ({ page, site, backOffice }, info) => {
    await backOffice.open('media');
    await changePassword(site);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Carica', exact: true }).click();
    const film = info.outputPath('giro.mp4');
    await writeFile(film, Buffer.concat([mp4Head(FILM_BYTES), Buffer.alloc(FILM_BYTES), mp4Tail()]));
    await (await chooser).setFiles(film);
    await signInAgain(page);
    const row = page.getByRole('list', { name: 'Caricamenti' }).getByRole('listitem').filter({ hasText: 'giro.mp4' });
    await expect(row).toContainText('Caricato', { timeout: 30_000 });
  },
);

test('signing out asks, too, and what was typed while a task was saved stays', async ({ page, backOffice }) => {
  await backOffice.open('task');
  const form = page.getByRole('region', { name: 'Nuova attività' });
  await form.getByLabel('Nome').fill('Potare i limoni');
  const writeOn = async (route: Route) => {
    await form.getByLabel('Nome').fill('Chiamare il giardiniere');
    await route.continue();
  };
  await page.route('**/api/task', writeOn, { times: 1 });
  await form.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(entry(page, 'Potare i limoni')).toBeVisible();
  await expect(form.getByLabel('Nome')).toHaveValue('Chiamare il giardiniere');

  const menu = page.getByRole('button', { name: 'Altro', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Scollegati' }).click();
  await answer(page, 'Resta qui');
  await expect(form.getByLabel('Nome')).toHaveValue('Chiamare il giardiniere');
});

test('a browser whose data are cleared meanwhile asks for the password, and keeps what is typed', async ({
  page,
  backOffice,
}) => {
  await backOffice.open('start');
  await page.getByLabel('Titolo', { exact: true }).fill('La casa dei venti');
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Avanti', exact: true }).click();
  await signInAgain(page, owner.password);
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('La casa dei venti');
  await page.getByRole('button', { name: 'Avanti', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'La casa', level: 2, exact: true })).toBeVisible();
});
