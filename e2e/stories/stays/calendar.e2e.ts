import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Locator, Page } from '@playwright/test';
import { type PdfElement, readPdf } from '../../../server/src/testing/read-pdf.ts';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** A stay, two requests for the same days after it, and closed days. */
async function fill(site: Site) {
  const ada = await connectGuest(site);
  const owner = await connectOwner(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(3), inDays(6)) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await ada.bookings.request({ body: aRequest(inDays(9), inDays(12)) });
  await ada.bookings.request({ body: aRequest(inDays(9), inDays(12)) });
  await owner.bookings.block({ body: { startDate: inDays(16), endDate: inDays(17), reason: 'Lavori' } });
  return { owner, id };
}

const sayRange = (from: number, to: number) =>
  elideBeforeDates(`Dal ${sayLocalDate(inDays(from))} al ${sayLocalDate(inDays(to))}`);

const dayOf = (page: Page, days: number) => page.locator(`[data-day="${inDays(days)}"]`);

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

test('who comes, asks and leaves stands in the calendar, which the keyboard walks and chooses in', {
  tag: ['@each-width', '@gate-desk'],
}, async ({ page, site, backOffice }) => {
  const { owner, id } = await fill(site);
  await backOffice.open('bookings');
  await page.getByRole('link', { name: 'Apri il calendario' }).click();
  await expect(page).toHaveTitle(/^Calendario · /);
  const grid = page.getByRole('grid', { name: 'Calendario dei soggiorni' });
  const name = (days: number, state: string) => `${formatLocalDate(inDays(days))}: ${state}`;

  await test.step('each day says what lies on it, each stay is one link', async () => {
    await expect(grid.getByRole('gridcell', { name: name(3, 'arriva Ada Rossi'), exact: true })).toBeVisible();
    await expect(grid.getByRole('gridcell', { name: name(4, 'Ada Rossi'), exact: true })).toBeVisible();
    await expect(grid.getByRole('gridcell', { name: name(16, 'bloccata, Lavori'), exact: true })).toBeAttached();
    const requestedDay = name(10, 'libera');
    await expect(dayOf(page, 10)).toHaveAccessibleName(new RegExp(`^${requestedDay}.*(; richiesta di Ada Rossi){2}$`));
    const dates = `${formatLocalDate(inDays(3))} – ${formatLocalDate(inDays(6))}`;
    await expect(grid.getByRole('link', { name: `Ada Rossi, ${dates}, Confermata`, exact: true })).toHaveCount(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'Calendario');
  });

  await test.step('a stay is opened from its day, and the way back finds the calendar', async () => {
    await dayOf(page, 0).focus();
    await pressTimes(page, 'ArrowRight', 4);
    await expect(dayOf(page, 4)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
    await page.goBack();
    await expect(grid).toBeVisible();
  });

  await test.step('where there are several a menu is opened, and left', async () => {
    await expect(dayOf(page, 10)).toHaveAccessibleName(/richiesta di Ada Rossi/);
    await dayOf(page, 10).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await expectNoBarrier(page, 'the menu of a day');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(dayOf(page, 10)).toBeFocused();
  });

  await test.step('days are chosen up to those that are closed, and closed too', async () => {
    await dayOf(page, 13).focus();
    await page.keyboard.press('Enter');
    await pressTimes(page, 'Shift+ArrowRight', 5);
    const announcement = sayRange(13, 15);
    await expect(page.getByRole('status').filter({ hasText: announcement })).toBeAttached();
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Inserisci una prenotazione' })).toBeFocused();
    await expectNoBarrier(page, 'chosen days');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: 'Blocca range di date' });
    await expect(window.getByLabel('Data iniziale')).toHaveValue(inDays(13));
    await expect(window.getByLabel('Data finale')).toHaveValue(inDays(15));
    await window.getByRole('button', { name: 'Blocca', exact: true }).click();
    await expect(window).toBeHidden();
    await expect(dayOf(page, 14)).toHaveAccessibleName(name(14, 'bloccata, Date bloccate'));
    const blocks = (await owner.bookings.list()).filter(({ status }) => status === 'NOT_AVAILABLE');
    expect(blocks.map(({ startDate }) => startDate)).toContain(inDays(13));
  });

  await test.step('days that are free lead to a booking by hand', async () => {
    await dayOf(page, 20).scrollIntoViewIfNeeded();
    await dayOf(page, 20).click({ position: { x: 6, y: 6 } });
    await dayOf(page, 22).click({ position: { x: 6, y: 6 } });
    await page.getByRole('link', { name: 'Inserisci una prenotazione' }).click();
    await expect(page.getByLabel('Check-in')).toHaveValue(inDays(20));
    await expect(page.getByLabel('Check-out')).toHaveValue(inDays(22));
  });
});

test('on a phone a swipe scrolls and brings further months, and a finger that is held chooses', async ({
  page,
  site,
  backOffice,
}) => {
  await fill(site);
  await backOffice.open('calendar');
  const grid = page.getByRole('grid', { name: 'Calendario dei soggiorni' });
  await expect(dayOf(page, 3)).toHaveAccessibleName(/arriva Ada Rossi/);
  const months = grid.getByRole('rowgroup');
  await dayOf(page, 20).scrollIntoViewIfNeeded();
  const [from, to] = [await dayOf(page, 20).boundingBox(), await dayOf(page, 21).boundingBox()];
  if (!from || !to) throw new Error('the days are not on the screen');
  const touch = await page.context().newCDPSession(page);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => [{ x: x + 8, y: y + 8 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByText(sayRange(20, 21)).last()).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(0);

  const before = await months.count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => months.count()).toBeGreaterThan(before);
});

/** The least distance, in pixels, between the figures of two days that stand side by side. */
function leastGapOf(grid: Locator): Promise<number> {
  return grid.locator('[data-day] > span').evaluateAll((spans) => {
    const boxes = spans
      .filter(({ textContent }) => textContent)
      .map((span) => {
        const range = document.createRange();
        range.selectNodeContents(span);
        return range.getBoundingClientRect();
      });
    const gaps = boxes.slice(1).map((box, place) => {
      const before = boxes[place];
      return before && before.top === box.top ? box.left - before.right : Number.POSITIVE_INFINITY;
    });
    return Math.min(...gaps);
  });
}

test('a month is whole at 1123 pixels, its 31st too, and its prices keep apart at 1440', async ({
  page,
  backOffice,
}) => {
  await page.setViewportSize({ width: 1123, height: 900 });
  await backOffice.open('calendar');
  const grid = page.getByRole('grid', { name: 'Calendario dei soggiorni' });
  await expect(dayOf(page, 20)).toHaveAccessibleName(/libera, \d+/);
  const frame = await grid.locator('..').boundingBox();
  const last = await grid.locator('[data-day$="-31"]').first().boundingBox();
  if (!frame || !last) throw new Error('the calendar is not on the screen');
  expect(last.x + last.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => leastGapOf(grid)).toBeGreaterThan(6);
});

/** Each row of the tables in it, as its cells in order. */
function rowsOf(elements: readonly PdfElement[]): string[] {
  const textOf = ({ text, kids }: PdfElement): string => text + kids.map(textOf).join(' ');
  return elements.flatMap((one) => (one.type === 'TR' ? [one.kids.map(textOf).join(' | ')] : rowsOf(one.kids)));
}

test('the calendar is printed as a table by month, with every date in words, and nothing of the screen', {
  tag: '@each-width',
}, async ({ page, site, backOffice }) => {
  await fill(site);
  await backOffice.open('calendar');
  await expect(dayOf(page, 3)).toHaveAccessibleName(/arriva Ada Rossi/);
  const grid = page.getByRole('grid', { name: 'Calendario dei soggiorni' });
  const months = await grid
    .getByRole('rowgroup')
    .filter({ has: page.locator('[data-day]') })
    .count();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Stampa' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();

  const row = (...cells: readonly string[]) => cells.join(' | ');
  const dates = (from: number, to: number) => row(formatLocalDate(inDays(from)), formatLocalDate(inDays(to)));
  for (const landscape of [false, true]) {
    await test.step(landscape ? 'landscape' : 'portrait', async () => {
      const { structure, text, feet } = readPdf(await page.pdf({ format: 'A4', landscape, tagged: true }));
      const rows = rowsOf(structure);
      expect(rows).toContain(row('S Soggiorno', dates(3, 6), '3', 'Ada Rossi', '2'));
      expect(
        rows.filter((one) => one === row('R Richiesta', dates(9, 12), '3', 'Ada Rossi', '2')).length,
      ).toBeGreaterThan(1);
      expect(rows.some((one) => one.startsWith(row('B Date bloccate', dates(16, 17))) && one.includes('Lavori'))).toBe(
        true,
      );
      expect(rows.filter((one) => /^[A-Z][a-z]+ 20\d\d$/.test(one))).toHaveLength(months);
      expect(text).not.toMatch(/Prenotazioni|Stampa|Trascina/);
      expect(feet.join('')).toBe('');
      // Printing on narrower paper has not changed the screen.
      await expect(grid.getByRole('rowgroup').filter({ has: page.locator('[data-day]') })).toHaveCount(months);
    });
  }
});
