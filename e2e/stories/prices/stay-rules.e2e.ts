import { addDays, type LocalDate, weekdayOf } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { findSeason } from '@approdo/shared/domain/stays/seasons';
import type { Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { agree, banner, confirmAnyway, entry } from '../../support/back-office.ts';
import { closeBooking, doMore, openBooking } from '../../support/booking-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

const SATURDAY = 6;
const PERIODS = initialRates.seasons;

/** Days of one price period, the first not a Saturday. */
function findDays(): { readonly first: LocalDate; readonly other: LocalDate } {
  for (let days = 5; ; days += 1) {
    const [first, other] = [inDays(days), inDays(days + 3)];
    const isOnePeriod = findSeason(PERIODS, first) === findSeason(PERIODS, other);
    if (isOnePeriod && weekdayOf(first) !== SATURDAY && weekdayOf(other) !== SATURDAY) return { first, other };
  }
}

const { first, other } = findDays();
const dayOf = (page: Page, day: LocalDate) => page.getByRole('button', { name: new RegExp(`^${nameDay(day, 'it')}`) });

test('the owner asks seven nights from Saturdays in a period of the prices, and excepts days that she picks', {
  tag: '@gate',
}, async ({ page, backOffice, visit }) => {
  await backOffice.open('rates');
  await page.getByRole('tab', { name: 'Regole di soggiorno' }).click();
  const rules = page.getByRole('region', { name: 'Regole di soggiorno', exact: true });
  const window = page.getByRole('dialog');

  await test.step('the periods of the prices are taken over', async () => {
    await rules.getByRole('button', { name: 'Copia i periodi dei prezzi' }).click();
    await rules.getByRole('button', { name: 'Mostra altre' }).click();
    const periods = rules.getByRole('group', { name: 'Periodi dell’anno' }).getByRole('listitem');
    await expect(periods).toHaveCount(PERIODS.length);
    const place = PERIODS.findIndex(({ from }) => from === findSeason(PERIODS, first)?.from);
    await periods.nth(place).getByRole('button', { name: 'Modifica' }).click();
  });

  await test.step('a number that is none is told beside its field, and a right one goes into the year', async () => {
    await window.getByLabel('Notti minime', { exact: true }).selectOption('Almeno…');
    await window.getByLabel('Notti minime, notti').fill('0');
    await window.getByLabel('Si arriva di', { exact: true }).selectOption('Solo di…');
    await window.getByRole('checkbox', { name: 'sabato' }).check();
    await window.getByRole('button', { name: 'Applica' }).click();
    await expect(window.getByLabel('Notti minime, notti')).toBeFocused();
    await window.getByLabel('Notti minime, notti').fill('7');
    await window.getByRole('button', { name: 'Applica' }).click();
    await expect(window).toBeHidden();
    await expect(dayOf(page, first)).toHaveAccessibleName(/almeno 7 notti, si arriva solo di sabato$/);
    await expect(rules.getByText('Ci sono modifiche non ancora salvate.')).toBeVisible();
  });

  await test.step('days are picked by keys, and have rules of their own', async () => {
    await dayOf(page, addDays(first, -1)).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Eccezione per queste date' })).toBeVisible();
    await expect(window.getByLabel('Dal', { exact: true })).toHaveValue(first);
    await expect(window.getByLabel('Al', { exact: true })).toHaveValue(addDays(first, 1));
    await window.getByLabel('Nome (facoltativo)').fill('Ponte');
    await expect(window.getByLabel('Notti minime', { exact: true })).toContainText('Come sempre: almeno 7 notti');
    await window.getByLabel('Si arriva di', { exact: true }).selectOption('Nessun limite');
    await window.getByLabel('Notti minime', { exact: true }).selectOption('Nessun limite');
    await window.getByRole('button', { name: 'Applica' }).click();
    await expect(dayOf(page, first)).toHaveAccessibleName(/Eccezione «Ponte», nessun limite$/);
    await rules.getByRole('button', { name: 'Salva regole' }).click();
    await expect(banner(page, 'Regole salvate con successo')).toBeVisible();
  });

  await test.step('the guest’s calendar shows both', async () => {
    const guest = await visit('/booking');
    const next = guest.getByRole('button', { name: 'Mese successivo' });
    const showMonthOf = (day: LocalDate) =>
      expect(async () => {
        if (!(await dayOf(guest, day).isVisible())) await next.click();
        await expect(dayOf(guest, day)).toBeVisible({ timeout: 1000 });
      }).toPass();
    await showMonthOf(first);
    await expect(dayOf(guest, first)).toHaveAttribute('aria-disabled', 'false');
    await showMonthOf(other);
    await expect(dayOf(guest, other)).toHaveAttribute('aria-disabled', 'true');
    await expect(dayOf(guest, other)).toHaveAccessibleName(/Si arriva solo di sabato/);
  });
});

test('with a mouse days are picked by dragging, with a finger by two taps', { tag: '@each-width' }, async ({
  page,
  backOffice,
  hasTouch,
}) => {
  await backOffice.open('rates');
  await page.getByRole('tab', { name: 'Regole di soggiorno' }).click();
  const [start, end] = [dayOf(page, inDays(2)), dayOf(page, inDays(4))];
  await start.scrollIntoViewIfNeeded();
  if (hasTouch) {
    await start.tap();
    await end.tap();
  } else {
    await start.hover();
    await page.mouse.down();
    await end.hover();
    await page.mouse.up();
  }
  const window = page.getByRole('dialog', { name: 'Eccezione per queste date' });
  await expect(window.getByLabel('Dal', { exact: true })).toHaveValue(inDays(2));
  await expect(window.getByLabel('Al', { exact: true })).toHaveValue(inDays(4));
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(start).toHaveAttribute('aria-pressed', 'false');
});

test('confirming or changing what breaks the rules asks first, and nothing else does', async ({
  page,
  site,
  backOffice,
}) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(20), inDays(23)) });
  await ada.bookings.request({ body: aRequest(inDays(40), inDays(47)) });
  const client = await connectOwner(site);
  await client.stayRules.replace({ body: { base: { minNights: 7 } } });
  await backOffice.open('bookings');
  const short = entry(page, '3 notti');
  const question = page.getByRole('dialog', { name: 'Regole di soggiorno' });
  const words = 'Non rispetta le regole: Per questo arrivo servono almeno 7 notti';
  await expect(short.getByText(words)).toBeVisible();

  await test.step('the owner thinks better of it, then goes on', async () => {
    await short.getByRole('button', { name: 'Conferma' }).click();
    await expect(question.getByText(`${words}. Continuare?`)).toBeVisible();
    await agree(page, 'Chiudi');
    await expect(short.getByText('In attesa')).toBeVisible();
    await short.getByRole('button', { name: 'Conferma' }).click();
    await agree(page, 'Continua');
    await agree(page, 'Conferma lo stesso');
    await expect(short.getByText('Confermata')).toBeVisible();
  });

  await test.step('a change is asked about too, and what was typed stays', async () => {
    await openBooking(page, '3 notti');
    await doMore(page, 'Modifica');
    const window = page.getByRole('dialog', { name: 'Modifica prenotazione' });
    await window.getByLabel('Check-out').fill(inDays(24));
    await window.getByRole('button', { name: 'Salva' }).click();
    await question.getByRole('button', { name: 'Chiudi' }).click();
    await expect(window.getByLabel('Check-out')).toHaveValue(inDays(24));
    await window.getByRole('button', { name: 'Salva' }).click();
    await question.getByRole('button', { name: 'Continua' }).click();
    await expect(window).toBeHidden();
    await closeBooking(page);
  });

  await test.step('what keeps to them is confirmed at once', async () => {
    const long = entry(page, '7 notti');
    await confirmAnyway(page, long.getByRole('button', { name: 'Conferma' }));
    await expect(long.getByText('Confermata')).toBeVisible();
  });
});
