import type { Page } from '@playwright/test';
import { keyShots } from './handbook-key-shots.ts';
import type { Shot } from './handbook-shot.ts';
import { owner } from './support/start-site.ts';

const ON_A_TELEPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** The handbook's pictures, in the order in which they are taken. */
export const shots: readonly Shot[] = [
  { name: 'overview', screen: '' },
  {
    name: 'warnings',
    screen: '',
    prepare: async (page) => {
      // What the site itself lacks comes last.
      await page.getByRole('button', { name: /^Mostra tutte/ }).click();
      await page.getByRole('region', { name: 'Da fare' }).evaluate((region) => region.scrollIntoView({ block: 'end' }));
    },
  },
  {
    name: 'bookings',
    screen: 'bookings?stato=PENDING',
    prepare: (page) => page.getByRole('searchbox').first().evaluate(putOnTop),
  },
  {
    name: 'calendar',
    screen: 'calendar',
    prepare: async (page) => await page.locator('[data-kind="STAY"]').first().waitFor(),
  },
  { name: 'calendars', screen: 'calendars' },
  { name: 'prices', screen: 'rates', prepare: (page) => toHeading(page, 'Listino prezzi') },
  {
    name: 'payments',
    screen: 'bookings?stato=CONFIRMED',
    prepare: async (page) => {
      await openLast(page);
      await page.getByRole('region', { name: 'In breve' }).waitFor();
      await toTop(page, 'Soldi');
    },
  },
  {
    name: 'documents',
    screen: 'bookings?stato=CONFIRMED',
    prepare: async (page) => {
      await openLast(page);
      const part = page.getByRole('region', { name: 'Documenti' });
      await part.getByText(/^Ricevuta 1/).waitFor();
      await part.evaluate((region) => region.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'income', screen: 'income' },
  {
    name: 'conversation',
    screen: 'bookings?stato=UNANSWERED',
    prepare: async (page) => {
      await openLast(page);
      await page.getByText('Il cancello').waitFor();
      await toTop(page, 'Conversazione');
    },
  },
  {
    name: 'letters',
    screen: 'bookings?stato=CONFIRMED',
    prepare: async (page) => {
      await openLast(page);
      const letters = page.getByRole('region', { name: 'E-mail', exact: true });
      await letters.getByRole('listitem').first().waitFor();
      await letters.evaluate(putOnTop);
    },
  },
  {
    name: 'guide',
    screen: 'guide',
    prepare: (page) => page.getByRole('group', { name: 'Sezioni' }).first().evaluate(putOnTop),
  },
  { name: 'rules', screen: 'rates?parte=regole', prepare: (page) => toTop(page, 'Dodici mesi con le loro regole') },
  { name: 'property', screen: 'property' },
  { name: 'look', screen: 'look' },
  { name: 'moving', screen: 'moving' },
  { name: 'media', screen: 'media' },
  {
    name: 'writing',
    screen: 'blog',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Modifica' }).first().click();
      await page.getByRole('dialog').getByLabel('Contenuto').waitFor();
      await page
        .getByRole('toolbar', { name: 'Formattazione' })
        .evaluate((bar) => bar.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'languages', screen: 'languages' },
  { name: 'mail', screen: 'mail' },
  { name: 'phone', screen: 'phone' },
  {
    name: 'turnovers',
    screen: 'turnovers',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Attiva' }).click();
      await page.getByRole('button', { name: 'Segna pronta' }).first().waitFor();
    },
  },
  { name: 'visits', screen: 'visits' },
  { name: 'users', screen: 'users' },
  {
    name: 'access',
    screen: 'access',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Esci da tutti gli altri' }).click();
      await page.getByText('Sei entrato solo da qui.').waitFor();
      for (const browser of [ON_A_TELEPHONE, ON_WINDOWS]) {
        await page.request.post('/api/auth/login', { data: owner, headers: { 'User-Agent': browser } });
      }
      await page.reload();
      await page.getByRole('button', { name: 'Programmi collegati' }).click();
      await toTop(page, 'Dispositivi');
    },
  },
  { name: 'backup', screen: 'backup' },
  // From here on the owner has a second proof, and is signed out at the end.
  ...keyShots,
];

/** Opens the last booking of the list. */
async function openLast(page: Page): Promise<void> {
  await page.locator('[data-row]').last().getByRole('link').first().click();
  await page.getByRole('region', { name: 'Soggiorno' }).waitFor();
}

async function toTop(page: Page, region: string): Promise<void> {
  await page.getByRole('region', { name: region }).evaluate(putOnTop);
}

async function toHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name }).evaluate(putOnTop);
}

function putOnTop(element: Element): void {
  window.scrollBy(0, element.getBoundingClientRect().top - 24);
}
