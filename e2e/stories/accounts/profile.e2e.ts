import { connect, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { makePicture } from '../../support/make-picture.ts';
import { signIn, storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor is sent to sign in, and comes back', async ({ page, site }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(site.origin).toBeTruthy();
});

test('a guest changes name, avatar and password in one form', { tag: '@gate' }, async ({ page, site }) => {
  await signIn(page, site, guest);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni Profilo' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Salva' });

  await test.step('the passwords have to agree, and the old one is asked for', async () => {
    await page.getByLabel('Nuova password', { exact: true }).fill('vento e limoni');
    await page.getByLabel('Conferma nuova password').fill('vento');
    await save.click();
    await expect(page.getByText('Le nuove password non corrispondono').first()).toBeVisible();
    await expect(page.getByText('Inserisci la password attuale').first()).toBeVisible();
    await expectNoBarrier(page, 'the profile with its faults');
  });

  await page.getByLabel('Nome').fill('Ada Bianchi');
  await expect(page.getByRole('button', { name: 'adventurer' })).toHaveAttribute('aria-pressed', 'true');
  for (const style of ['adventurer', 'avataaars', 'bottts', 'personas']) {
    await expect(page.getByRole('button', { name: style })).toBeVisible();
  }
  await page.getByRole('button', { name: 'bottts' }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('bottts');
  await page.getByLabel('Password attuale').fill(guest.password);
  await page.getByLabel('Conferma nuova password').fill('vento e limoni');
  await save.click();
  await expect(page.getByText('Profilo aggiornato con successo')).toBeVisible();
  await expect(page.getByText('Profilo aggiornato con successo')).toBeHidden();

  const { user } = await connect(site).auth.login({ body: { email: guest.email, password: 'vento e limoni' } });
  expect(user.name).toBe('Ada Bianchi');
  expect(user.avatar).toMatch(/^\/api\/avatars\/bottts\//);
});

test('a picture of her own is made small before it is sent', async ({ page, site }) => {
  await signIn(page, site, guest);
  await page.goto('/profile');
  const upload = page.locator('input[type="file"]');

  await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText('Scegli un’immagine');
  await upload.setInputFiles({ name: 'heavy.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 2 ** 20 + 1) });
  await expect(page.getByRole('alert')).toHaveText("Il peso dell'immagine non deve superare i 5MB");
  await upload.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await makePicture(page, 1001, 10) });
  await expect(page.getByRole('alert')).toHaveText("La risoluzione dell'immagine non deve superare i 1000x1000 pixels");

  await upload.setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: await makePicture(page, 400, 300) });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByAltText('Il tuo avatar')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Profilo aggiornato con successo')).toBeVisible();
  await expect(page.getByAltText('Il tuo avatar')).toHaveAttribute('src', /^\/uploads\//);
});

test('what changed on her phone is here at the next look, and is not undone by what is saved here', async ({
  page,
  site,
}) => {
  await signIn(page, site, guest);
  await page.goto('/profile');
  await expect(page.getByLabel('Nome')).toHaveValue(guest.name);

  const { token } = await connect(site).auth.login({ body: guest });
  const phone = connect(site, token);
  const picture = `data:image/png;base64,${(await makePicture(page, 40, 40)).toString('base64')}`;
  for (let times = 0; times < 2; times += 1) await phone.profile.update({ body: { avatar: picture } });
  await page.getByLabel('Nome').fill('Ada Bianchi');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Profilo aggiornato con successo')).toBeVisible();
  await expect(page.getByAltText('Il tuo avatar')).toHaveAttribute('src', /^\/uploads\//);

  await phone.profile.update({ body: { name: 'Ada Verdi' } });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Nome')).toHaveValue('Ada Verdi');
});

test('where storage is blocked one signs in all the same, for this tab', async ({ page, site }) => {
  await connectGuest(site);
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login?from=%2Fprofile');
  await page.getByLabel('E-mail').fill(guest.email);
  await page.getByLabel('Password').fill(guest.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Nome')).toHaveValue(guest.name);
  await page.goto('/booking');
  await page.getByRole('form', { name: 'Richiesta di prenotazione' }).getByLabel('Note').fill('Con un cane.');
  await expect(page.getByLabel('Nome e cognome')).toHaveValue(guest.name);
  await expect(page.getByRole('button', { name: 'Cancella la bozza' })).toHaveCount(0);
});

test(
  'the bar knows who is signed in, and shows what her role may see',
  { tag: '@each-width' },
  async ({ page, site }, { project }) => {
    const admin = await connectOwner(site);
    await admin.menu.create({ body: { label: 'Solo gestione', url: '/admin', visibleTo: 'ADMIN' } });
    await page.goto('/');
    const openBar = async () => {
      if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    };
    await openBar();
    await expect(page.getByRole('link', { name: 'Solo gestione' })).toHaveCount(0);

    await storeSession(page, site, owner);
    await page.goto('/');
    await openBar();
    await expect(page.getByRole('link', { name: 'Solo gestione' })).toBeVisible();
    const { user } = await connect(site).auth.login({ body: owner });
    await page.getByRole('button', { name: user.name }).click();
    await page.getByRole('link', { name: 'Impostazioni del profilo' }).click();
    await expect(page).toHaveURL(/\/profile$/);

    await openBar();
    await page.getByRole('button', { name: user.name }).click();
    await page.getByRole('button', { name: 'Scollegati' }).click();
    await expect(page).toHaveURL(/\/login/);
  },
);

test('a menu that does not arrive says so, and the page stays', async ({ page, site }, { project }) => {
  await storeSession(page, site, owner);
  await page.route('**/api/menuitems', (route) => route.fulfill({ status: 429, json: { error: 'Troppe richieste' } }));
  await page.goto('/');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Failed to load menu')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
