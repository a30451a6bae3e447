import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

/** The tests' browser calls itself headless, and would be taken for a robot. */
const ARRIVING = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
};

test('the owner sees how the site is found and what comes of it, and counts no more', async ({
  page,
  site,
  backOffice,
}) => {
  const arrive = async (path: string, more: Readonly<Record<string, string>> = {}) =>
    expect(await page.request.get(`${site.origin}${path}`, { headers: { ...ARRIVING, ...more } })).toBeOK();
  const stay = { startDate: inDays(20), endDate: inDays(27) };

  await test.step('before anybody came, it says what will stand there', async () => {
    await backOffice.open('visits');
    await expect(page.getByText('Comincia con la prima visita.')).toBeVisible();
  });

  await test.step('visitors come, one asks for days, and the owner confirms them', async () => {
    for (let count = 0; count < 3; count += 1) await arrive('/', { referer: 'https://www.google.it/search?q=ponza' });
    await arrive('/blog', { referer: 'https://viaggi.example.org/isole' });
    await arrive('/booking', { 'sec-fetch-site': 'same-origin' });
    await arrive(`/api/quote?startDate=${stay.startDate}&endDate=${stay.endDate}`, { 'sec-fetch-mode': 'cors' });
    const ada = await connectGuest(site);
    const request = { ...aRequest(stay.startDate, stay.endDate), foundBy: 'FRIENDS' as const };
    const { id } = await ada.bookings.request({ body: request });
    await (await connectOwner(site)).bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await page.reload();
  });

  const part = (name: string) => page.getByRole('region', { name });

  await test.step('she reads where they came from, and what came of it', async () => {
    await expect(page.getByRole('img', { name: /Visite alle pagine giorno per giorno/ })).toBeVisible();
    await expect(part('Da dove si arriva').getByRole('listitem')).toHaveText([
      /google\.it.*motore di ricerca.*3/,
      /meno di 3 arrivi.*1/,
    ]);
    await expect(part('Le pagine più aperte').getByRole('listitem').first()).toHaveText(/^\/ *3$/);
    await expect(part('Dal preventivo al soggiorno').getByRole('listitem')).toHaveText([
      /Preventivi.*1$/,
      /Richieste.*1$/,
      /Conferme.*1$/,
    ]);
    await expect(part('Come ci hanno trovato').getByRole('row', { name: /Passaparola 1 1/ })).toBeVisible();
  });

  await test.step('month by month, beside the year before, and as a table', async () => {
    await page.getByText('12 mesi').click();
    await expect(page.getByRole('row', { name: /^\w{3} \d{4} / })).toHaveCount(12);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const table = await backOffice.save(() => page.getByRole('button', { name: 'Scarica CSV' }).click());
    expect(table.name).toMatch(/^visite-.*\.csv$/);
    expect(table.bytes.toString()).toContain(`"${inDays(0)}";"5";"4";"0";"1";"1";"1"`);
  });

  await test.step('she turns it off, and nothing more is counted', async () => {
    await page.getByRole('switch', { name: 'Conta le visite' }).click();
    await expect(banner(page, 'Le visite non si contano più')).toBeVisible();
    await arrive('/');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Le visite non si contano');
    await expect(page.getByRole('switch', { name: 'Conta le visite' })).not.toBeChecked();
    await expect(part('Le pagine più aperte').getByRole('listitem').first()).toHaveText(/^\/ *3$/);
  });
});
