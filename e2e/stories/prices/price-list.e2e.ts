import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Locator, Page } from '@playwright/test';
import { connect, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

/** Next year, entirely in the future. */
const YEAR = new Date().getFullYear() + 1;

const dateOf = (monthDay: string): LocalDate => `${YEAR}-${monthDay}`;
const dayOf = (page: Page, monthDay: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${formatLocalDate(dateOf(monthDay))}: `) });
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Prezzo di questi giorni' });

/** The painted year, which is folded where there is no room beside the list. */
async function showYear(page: Page): Promise<void> {
  await page.getByLabel('Anno', { exact: true }).selectOption(String(YEAR));
  await expect(page.getByRole('heading', { name: `Prezzi del ${YEAR}` })).toBeVisible();
  const fold = page.getByRole('button', { name: 'Vedi l’anno' });
  if ((page.viewportSize()?.width ?? 0) < 1200) await fold.click();
  else await expect(fold).toHaveCount(0);
}

const rowOf = (page: Page, days: RegExp) =>
  page.getByRole('list', { name: 'Stagioni e prezzi' }).getByRole('button', { name: days });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salva listino' }).click();
  await expectSaved(page);
}

/** The message alone may still be that of an earlier save. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Ci sono modifiche non ancora salvate.')).toBeHidden();
  await expect(banner(page, 'Listino salvato con successo')).toBeVisible();
}

async function centerOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await centerOf(from), await centerOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test.describe('on a site with its demo', () => {
  test.use({ isDemo: true });

  test('a price for August takes four presses from the first screen of a phone, and no long scrolling', async ({
    page,
    site,
    backOffice,
  }) => {
    await backOffice.open('');
    const { press, count } = countPresses();
    await press(page.getByRole('button', { name: 'Altro', exact: true }));
    await press(page.getByRole('dialog').getByRole('link', { name: 'Prezzi e regole' }));
    await press(rowOf(page, /^9–19 agosto/));
    const window = windowOf(page);
    await expect(window.getByText(/Prende il posto di: 9–19 agosto, 1\.050\s€ a settimana\./)).toBeVisible();
    await expectNoBarrier(page, 'the window of a season');
    await window.getByLabel('€ a settimana').fill('1200');
    await press(window.getByRole('button', { name: 'Salva listino' }));
    await expect(banner(page, 'Listino salvato con successo')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(4);
    await expect(rowOf(page, /^9–19 agosto.* 1\.200\s€ a settimana/)).toBeFocused();
    const { seasons } = await connect(site).rates.get();
    expect(seasons).toContainEqual({ from: '08-09', to: '08-19', weeklyPrice: 1200 });

    await test.step('the coming season comes first, and the tabs stay below 3,000 px', async () => {
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Stagioni e prezzi' }).getByRole('listitem')).toHaveCount(13);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, `the height of ${await tab.textContent()}`).toBeLessThanOrEqual(3000);
      }
    });
  });
});

test('the owner paints the year by the keyboard alone', { tag: ['@each-width', '@each-shell', '@gate-desk'] }, async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('rates');
  await showYear(page);
  await expect(dayOf(page, '06-12')).toHaveAccessibleName(/350\s€ a settimana$/);
  await expect(page.getByRole('grid', { name: `giugno ${YEAR}` })).toHaveCount(1);

  await test.step('days are picked by arrows and Shift, and get a price of every year', async () => {
    await dayOf(page, '05-20').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press('Enter');
    const window = windowOf(page);
    await expect(window.getByLabel('Dal', { exact: true })).toHaveValue(dateOf('05-20'));
    await expect(window.getByLabel('Al', { exact: true })).toHaveValue(dateOf('06-04'));
    await expectNoBarrier(page, 'the window of prices');
    await window.getByLabel('€ a settimana').fill('410');
    await page.keyboard.press('Enter');
    await expect(window).toBeHidden();
    await expectSaved(page);
    await expect(dayOf(page, '06-04')).toHaveAccessibleName(/410\s€ a settimana$/);
    await expect(dayOf(page, '06-05')).toHaveAccessibleName(/350\s€ a settimana$/);
  });

  await test.step('a season that is chosen is moved by its ends, and keeps the focus', async () => {
    await dayOf(page, '06-20').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Inizio: giu 16' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Inizio: giu 17' })).toBeFocused();
    await expect(dayOf(page, '06-16')).toHaveAccessibleName(/350\s€ a settimana$/);
  });

  await save(page);
  const { seasons } = await connect(site).rates.get();
  expect(seasons.slice(1, 5)).toEqual([
    { from: '05-01', to: '05-19', weeklyPrice: 300 },
    { from: '05-20', to: '06-04', weeklyPrice: 410 },
    { from: '06-05', to: '06-16', weeklyPrice: 350 },
    { from: '06-17', to: '06-30', weeklyPrice: 500 },
  ]);
  await expectNoBarrier(page, 'the year of prices');
});

test('days and the ends of a season are dragged by the mouse', { tag: '@each-shell' }, async ({
  page,
  site,
  backOffice,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backOffice.open('rates');
  await showYear(page);

  await test.step('Escape leaves all as it was', async () => {
    await drag(page, dayOf(page, '08-10'), dayOf(page, '08-14'));
    await windowOf(page).getByLabel('€ a settimana').fill('1');
    await page.keyboard.press('Escape');
    await expect(windowOf(page)).toBeHidden();
    await expect(dayOf(page, '08-12')).toHaveAccessibleName(/1\.050\s€ a settimana$/);
  });

  await test.step('dates of one year get a price and a name of their own', async () => {
    await drag(page, dayOf(page, '08-10'), dayOf(page, '08-14'));
    const window = windowOf(page);
    await expect(window.getByLabel('€ a settimana')).toHaveValue('1050');
    await window.getByLabel('Solo queste date').check();
    await window.getByLabel('Nome (facoltativo)').fill('Festa');
    await window.getByLabel('€ a settimana').fill('1400');
    await window.getByRole('button', { name: 'Applica' }).click();
    await expect(dayOf(page, '08-12')).toHaveAccessibleName(/1\.400\s€ a settimana, Festa$/);
  });

  await test.step('a handle takes its end along, and the neighbour follows', async () => {
    await dayOf(page, '09-10').click();
    const end = page.getByRole('button', { name: 'Fine: set 30' });
    await drag(page, end, dayOf(page, '09-24'));
    await expect(page.getByRole('button', { name: 'Fine: set 24' })).toBeVisible();
    await expect(dayOf(page, '09-25')).toHaveAccessibleName(/630\s€ a settimana$/);
  });

  await save(page);
  const owner = await connectOwner(site);
  expect((await owner.priceRules.get()).exceptions).toEqual([
    { startDate: dateOf('08-10'), endDate: dateOf('08-14'), label: 'Festa', weeklyPrice: 1400 },
  ]);
  expect((await owner.rates.get()).seasons).toContainEqual({ from: '09-25', to: '10-15', weeklyPrice: 630 });
});

test('on a phone the first and the last day are tapped, and what is tapped is as large as a thumb', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('rates');
  await showYear(page);
  await dayOf(page, '07-03').tap();
  await expect(page.getByRole('button', { name: 'Inizio: lug 01' })).toBeVisible();
  await dayOf(page, '07-10').tap();
  const window = windowOf(page);
  const box = await window.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await window.getByLabel('€ a notte', { exact: true }).fill('95');
  await window.getByLabel('Calcola sempre a notte').check();
  await expect(window.getByLabel('€ a settimana')).toHaveValue('665');
  await window.getByRole('button', { name: 'Applica' }).click();
  await expect(dayOf(page, '07-05')).toHaveAccessibleName(/95\s€ a notte$/);

  const small = await page.getByRole('tabpanel').evaluate((panel) =>
    [...panel.querySelectorAll('[data-day], button, input, select')]
      .map((element) => element.closest('.mantine-Radio-body') ?? element)
      .map((element) => ({ name: element.outerHTML.slice(0, 80), height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44),
  );
  expect(small).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await save(page);
  expect((await connect(site).rates.get()).seasons).toContainEqual({
    from: '07-03',
    to: '07-10',
    weeklyPrice: 665,
    nightlyPrice: 95,
    byNight: true,
  });
});

test('the list is copied into another year, and given up again', async ({ page, site, backOffice }) => {
  await backOffice.open('rates');
  await showYear(page);
  await page.getByRole('button', { name: 'Copia in un altro anno' }).click();
  const window = page.getByRole('dialog', { name: 'Copia in un altro anno' });
  await window.getByLabel('Dal', { exact: true }).selectOption(String(YEAR));
  await window.getByLabel('Aumento in percento').fill('10');
  await window.getByLabel('Arrotonda a').selectOption('10 €');
  await expect(window.getByRole('row', { name: /^9–19 agosto/ })).toContainText(/1\.160\s€/);
  await expectNoBarrier(page, 'the window of copies');
  await window.getByRole('button', { name: 'Crea listino' }).click();
  await expect(window).toBeHidden();
  await expect(page.getByText(`Vale il listino dal ${YEAR}.`)).toBeVisible();
  await expect(dayOf(page, '08-10')).toHaveAccessibleName(/1\.160\s€ a settimana$/);
  const query = { year: String(YEAR) };
  expect(await connect(site).rates.get({ query })).toMatchObject({ validFrom: YEAR, cleaningFee: 30 });

  await page.getByRole('button', { name: 'Elimina questo listino' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Vale il listino di ogni anno.')).toBeVisible();
  expect(await connect(site).rates.get({ query })).not.toHaveProperty('validFrom');
});

test('short stays are set in their tab, which the address remembers', { tag: '@each-width' }, async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('rates');
  await page.getByRole('tab', { name: 'Soggiorni brevi' }).click();
  await page.getByLabel('A notte', { exact: true }).check();
  await expect(page.getByText('Nessuna stagione ha un prezzo a notte: scrivilo nel listino.')).toBeVisible();
  await page.getByLabel('In proporzione, con un supplemento').check();
  await page.getByLabel('1 notte').fill('');
  await page.getByLabel('Ospiti compresi').fill('3');
  await page.getByLabel('€ a notte per ogni ospite in più').fill('12,50');
  await expectNoBarrier(page, 'short stays');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Regole dei prezzi salvate con successo')).toBeVisible();
  const rules = await (await connectOwner(site)).priceRules.get();
  expect(rules.shortStays).toEqual({ rule: 'SHARE', percents: [null, 40, 30, 20, 10, 0] });
  expect(rules.guests).toEqual({ included: 3, perNight: 1250 });
});
