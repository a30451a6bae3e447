// @vitest-environment jsdom
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { afterEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../../testing/fake-site.ts';
import { enter, fieldOf, leaveAdmin, press, see, showAdmin } from '../../../../testing/shown-admin.tsx';
import { EDIT_FORM } from '../../../texts/bookings.ts';
import { SHELL } from '../../../texts/shell.ts';
import { EditForm } from './edit-form.tsx';

afterEach(leaveAdmin);

const OLD = 'ada@example.com';
const NEW = 'ada.nuova@example.com';

async function show(status: Booking['status'], answered: Partial<Booking> = {}) {
  const booking = aBooking({ status, guestName: 'Ada Rossi', guestEmail: OLD, numberOfGuests: 2, version: 'v1' });
  const onClose = vi.fn();
  const shown = await showAdmin(<EditForm booking={booking} today="2027-06-01" onClose={onClose} />, {
    'PUT /bookings/b1': { ...booking, ...answered },
  });
  await see('Ada Rossi');
  return { ...shown, onClose };
}

test('the e-mail of a confirmed stay is corrected, and the owner reads that letters go there from now on', async () => {
  const { sent, banners, onClose } = await show('CONFIRMED', { guestEmail: NEW });
  expect(fieldOf(EDIT_FORM.guestEmail).value).toBe(OLD);
  await enter(EDIT_FORM.guestEmail, NEW);
  await press(SHELL.save);
  expect(sent()).toMatchObject([{ method: 'PUT', path: '/bookings/b1', body: { guestEmail: NEW, numberOfGuests: 2 } }]);
  expect(banners()).toEqual(["Lettere inviate d'ora in poi a questo indirizzo"]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an address that stays is not told of', async () => {
  const { banners } = await show('CONFIRMED');
  await enter(EDIT_FORM.numberOfGuests, '3');
  await press(SHELL.save);
  expect(banners()).toEqual([EDIT_FORM.saved]);
});

test('that of a request is written to once it is confirmed, which its field says', async () => {
  const { banners } = await show('PENDING', { guestEmail: NEW });
  await see(EDIT_FORM.guestEmailHint);
  await enter(EDIT_FORM.guestEmail, NEW);
  await press(SHELL.save);
  expect(banners()).toEqual([EDIT_FORM.saved]);
});

test('what is no address is said before anything is sent', async () => {
  const { sent } = await show('CONFIRMED');
  await enter(EDIT_FORM.guestEmail, 'ada@');
  await press(SHELL.save);
  await see('Per favore inserisci una email valida');
  expect(sent()).toEqual([]);
});
