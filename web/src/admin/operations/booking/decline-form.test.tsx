// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { enter, fieldOf, leaveAdmin, press, Refusal, see, showAdmin } from '../../../testing/show-admin.tsx';
import { DECLINE_FORM } from '../../stays/stays/texts.ts';
import { DeclineForm } from './decline-form.tsx';

afterEach(leaveAdmin);

const PATH = '/bookings/b1/cancellation';
const booking = aBooking({ guestName: 'Ada Rossi' });

async function show(answer: unknown) {
  const onClose = vi.fn();
  const view = await showAdmin(<DeclineForm booking={booking} onClose={onClose} />, { [`DELETE ${PATH}`]: answer });
  await see('Ada Rossi');
  return { ...view, onClose };
}

test('a word to the guest goes with the no, once, and the window closes', async () => {
  const { sent, onClose } = await show(booking);
  await enter(DECLINE_FORM.message, '  Il traghetto parte lo stesso. ');
  await press(DECLINE_FORM.title);
  expect(sent()).toMatchObject([{ method: 'DELETE', path: PATH, body: { message: 'Il traghetto parte lo stesso.' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without a word the no goes as well', async () => {
  const { sent } = await show(booking);
  await press(DECLINE_FORM.title);
  expect(sent()).toHaveLength(1);
});

test('where the guest has thought better of it the window says so, and keeps what was written', async () => {
  const { onClose } = await show(new Refusal(409, { error: 'L’ospite ha ritirato la richiesta' }));
  await enter(DECLINE_FORM.message, 'Mi dispiace');
  await press(DECLINE_FORM.title);
  await see('L’ospite ha ritirato la richiesta');
  expect(fieldOf(DECLINE_FORM.message).value).toBe('Mi dispiace');
  expect(onClose).not.toHaveBeenCalled();
});

test('to leave sends nothing', async () => {
  const { sent, onClose } = await show(booking);
  await press(DECLINE_FORM.leave);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
});
