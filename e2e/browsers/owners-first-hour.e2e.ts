import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { aRequest, connect, connectGuest, connectOwner, guest } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { waitForMail } from '../support/mailbox.ts';
import { owner } from '../support/start-site.ts';
import { expect, test } from './browser-test.ts';

const PHOTO = fileURLToPath(new URL('../../server/starter/pictures/terrace.jpg', import.meta.url));

/** Next year, so that all of it is in the future. */
const YEAR = new Date().getFullYear() + 1;
const dayOf = (monthDay: string) => new RegExp(`^${formatLocalDate(`${YEAR}-${monthDay}`)}: `);

test('the owner moves in, writes, sets a price and accepts a guest', async ({ person, site, size, started }) => {
  await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  const screen = async (name: string, heading: string) => {
    await person.open(`${site.origin}/admin/${name}`);
    await person.see('heading', heading);
    expect(await person.overflow(), `${name} is wider than the window`).toBeLessThanOrEqual(0);
  };

  await test.step('she signs in, and comes to what is to be done', async () => {
    await person.open(`${site.origin}/admin`);
    await person.arriveAt(/^\/login\?from=/);
    await person.write('E-mail', owner.email);
    await person.write('Password', owner.password);
    await person.press('button', 'Accedi');
    await person.arriveAt(/^\/admin/);
    await person.see('heading', 'Oggi');
    expect(await person.overflow()).toBeLessThanOrEqual(0);
  });

  await test.step('the guided start asks for the name of the site, and for photos', async () => {
    await screen('start', 'Nome e aspetto');
    await person.write('Nome del sito', 'Casa dei Venti');
    await person.press('button', 'Avanti');
    await person.see('heading', 'La casa');
    expect((await connect(site).homepage.get()).siteName).toBe('Casa dei Venti');
  });

  await test.step('a photo goes up', async () => {
    await screen('media', 'Media');
    const before = (await (await connectOwner(site)).media.list()).length;
    await person.choose([PHOTO]);
    await person.at('list', 'Caricamenti').see('text', /Caricato/);
    expect(await (await connectOwner(site)).media.list()).toHaveLength(before + 1);
  });

  await test.step('a page is written in the editor, and published', async () => {
    await screen('pages', 'Pagine');
    await person.press('button', 'Nuova pagina');
    const form = person.at('dialog', 'Nuova pagina');
    await form.write('Titolo', 'Venire d’inverno');
    await form.press('field', 'Contenuto');
    await person.type('Il mare d’inverno ');
    await form.press('button', 'Grassetto');
    await person.type('si sente');
    await form.press('button', 'Grassetto');
    await person.type(' da ogni stanza della casa, anche di notte.');
    await person.key('Enter');
    const isPhone = size.width < 768;
    if (isPhone) await form.press('button', 'Inserisci');
    await (isPhone ? person.at('dialog', 'Inserisci') : form).press('button', 'Inserisci Galleria');
    await person.at('dialog', 'Inserisci Galleria').write(/./, 'la-casa');
    await person.key('Enter');
    await form.see('text', 'Gallery: la-casa');
    await person.type('Dopo le foto');
    await form.press('button', 'Link');
    await person.at('dialog', /Link|Collegamento/).write(/./, 'https://example.com/');
    await person.key('Enter');
    await form.see('link', 'https://example.com/');
    await person.type(' si scrive oltre.');
    await form.press('choice', 'Pubblica pagina');
    await form.press('button', 'Salva');
    await person.seeNo('dialog', 'Nuova pagina');
    const page = await connect(site).pages.get({ params: { slug: 'venire-d-inverno' } });
    expect(page).toMatchObject({ published: true, title: 'Venire d’inverno' });
    expect(page.content).toBe(
      '<p>Il mare d’inverno <strong>si sente</strong> da ogni stanza della casa, anche di notte.</p>' +
        '<div data-type="gallery" data-slug="la-casa"></div>' +
        '<p>Dopo le foto<a href="https://example.com/">https://example.com/</a> si scrive oltre.</p>',
    );
  });

  await test.step('days of the next year get a price', async () => {
    await screen('rates', 'Prezzi e regole');
    await person.pick('Anno', String(YEAR));
    if (size.width < 1200) await person.press('button', 'Vedi l’anno');
    await person.press('day', dayOf('07-03'));
    await person.press('day', dayOf('07-10'));
    const window = person.at('dialog', 'Prezzo di questi giorni');
    await window.seeValue('Dal', `${YEAR}-07-03`);
    await window.write('€ a settimana', '1234');
    await window.press('button', 'Applica');
    await person.press('button', 'Salva listino');
    await person.see('text', 'Listino salvato con successo');
    const { seasons } = await connect(site).rates.get();
    expect(seasons).toContainEqual({ from: '07-03', to: '07-10', weeklyPrice: 1234 });
  });

  await test.step('the request that waits is accepted, and the list of bookings is saved as a file', async () => {
    await screen('bookings', 'Gestione Prenotazioni');
    await person.press('button', 'Conferma');
    const question = person.at('dialog', 'Non c’è ancora un IBAN: l’ospite non saprà come pagare');
    await question.write('Intestato a', 'Maria Rossi');
    await question.write('IBAN', 'IT60X0542811101000000123456');
    await question.press('button', 'Salva e conferma');
    await person.see('text', 'Confermata');
    await waitForMail(site.dataDir, guest.email, /confermat/i);
    await person.press('button', 'Scarica CSV');
    const table = () => readdirSync(started.downloads).find((name) => /^prenotazioni-[\d-]+\.csv$/.test(name));
    await expect.poll(table).toBeDefined();
    const file = join(started.downloads, table() ?? '');
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain(`"${guest.email}"`);
  });

  await test.step('she signs out, and the back office is shut', async () => {
    if (size.width < 900) await person.press('button', 'Altro');
    await person.press('button', 'Scollegati');
    await person.arriveAt(/^\/(?:login.*)?$/);
    await person.open(`${site.origin}/admin/bookings`);
    await person.arriveAt(/^\/login\?from=/);
  });
});
