import { addDays, type LocalDate, weekdayOf } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { connectOwner, guest } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

/** Far from the stays that a new site has, and the first of its month, of which the calendar shows three weeks more. */
const saturday = firstSaturdayFrom(firstOfMonth(inDays(270)));
const after = (days: number) => addDays(saturday, days);

function firstOfMonth(day: LocalDate): LocalDate {
  return addDays(day, 1 - Number(day.slice(-2)));
}

function firstSaturdayFrom(day: LocalDate): LocalDate {
  return addDays(day, 6 - weekdayOf(day));
}

/** A day's label begins with its name. */
function beginsWith(day: LocalDate): RegExp {
  return new RegExp(`^${nameDay(day, 'it')}`);
}

test('a guest is kept to the weeks that the owner lets', { tag: ['@each-width', '@gate'] }, async ({ page, site }) => {
  const manager = await connectOwner(site);
  await manager.stayRules.replace({
    body: { base: { minNights: 7, arrivalDays: ['SAT'], departureDays: ['SAT'] } },
  });
  await signIn(page, site, guest);
  await page.goto('/booking');
  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });
  const calendar = page.getByRole('region', { name: 'Calendario delle disponibilità' });
  const checkIn = form.getByLabel('Check-in', { exact: true });
  const checkOut = form.getByLabel('Check-out', { exact: true });

  await test.step('a check-in that she types on a Sunday is refused at its field', async () => {
    await checkIn.fill(after(1));
    await expect(form.getByText('Si arriva solo di sabato')).toBeVisible();
  });

  await test.step('from the Saturday on, the days on which she cannot leave are struck through and say why', async () => {
    await checkIn.fill(saturday);
    await expect(form.getByText('Si arriva solo di sabato')).toBeHidden();
    const tooSoon = calendar.getByRole('button', { name: beginsWith(after(1)) });
    await expect(tooSoon).toHaveAccessibleName(/Per questo arrivo servono almeno 7 notti$/);
    await expect(tooSoon).toHaveAttribute('aria-disabled', 'true');
    await expect(tooSoon).toHaveCSS('text-decoration-line', 'line-through');
    await tooSoon.dispatchEvent('click');
    await expect(calendar.getByRole('status')).toHaveText('Per questo arrivo servono almeno 7 notti');
    await expect(checkOut).toHaveValue('');
  });

  await test.step('keys lead to them as to any other day', async () => {
    await calendar.getByRole('button', { name: beginsWith(saturday) }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(calendar.getByRole('button', { name: beginsWith(after(6)) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(checkOut).toHaveValue('');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(checkOut).toHaveValue(after(7));
    await expect(form.getByText(/Totale/)).toBeVisible();
  });

  await test.step('a check-out that she types on another day keeps the request back', async () => {
    await form.getByLabel('Nome e cognome').fill(guest.name);
    await form.getByLabel('E-mail').fill(guest.email);
    await checkOut.fill(after(9));
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(form.getByRole('alert')).toHaveText('Si parte solo di sabato');
    await expect(checkOut).toBeFocused();
  });

  await test.step('the week goes out', async () => {
    await checkOut.fill(after(14));
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(page.getByText('Richiesta di Prenotazione inviata!')).toBeVisible();
    expect((await manager.bookings.list({ query: { from: saturday } })).map(({ startDate }) => startDate)).toContain(
      saturday,
    );
  });
});
