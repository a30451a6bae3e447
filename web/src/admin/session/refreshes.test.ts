import { webhooks } from '@approdo/shared/contract/accounts/webhooks';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { channels } from '@approdo/shared/contract/bookings/channels';
import { blog } from '@approdo/shared/contract/content/blog';
import { mail } from '@approdo/shared/contract/content/mail';
import { complianceList } from '@approdo/shared/contract/law/compliance';
import { deadlines } from '@approdo/shared/contract/law/deadlines';
import { registerGuests } from '@approdo/shared/contract/law/register-guests';
import { registerKey } from '@approdo/shared/contract/law/register-key';
import { registerStays } from '@approdo/shared/contract/law/register-stays';
import { touristTax } from '@approdo/shared/contract/law/tourist-tax';
import { stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import { paymentSettings } from '@approdo/shared/contract/money/payment-settings';
import { money } from '@approdo/shared/contract/money/payments';
import { reports } from '@approdo/shared/contract/money/reports';
import { backup } from '@approdo/shared/contract/operations/backup';
import { tasks } from '@approdo/shared/contract/operations/tasks';
import { translations } from '@approdo/shared/contract/operations/translations';
import { priceRules } from '@approdo/shared/contract/prices/price-rules';
import { rates } from '@approdo/shared/contract/prices/rates';
import { calendar } from '@approdo/shared/contract/stays/calendar';
import { partialMatchKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keyOfRead, keysRefreshedBy } from './refreshes.ts';

const isRefreshed = (written: Endpoint, read: Endpoint) =>
  keysRefreshedBy(written).some((key) => partialMatchKey(keyOfRead(read, { id: '7' }), key));

test.each([
  ['a task', tasks.create, tasks.list],
  ['the calendar by a booking', bookings.edit, calendar.get],
  ['what was paid by a booking', bookings.cancel, money.get],
  ['what a year brought by an entry', money.reverse, reports.income],
  ['the calendar by a portal that is linked', channels.create, calendar.get],
  ['quotes by rules of prices', priceRules.replace, rates.quote],
  ['deadlines by a stay of the register', registerStays.add, deadlines.list],
  ['deadlines by what a law asks', complianceList.replace, deadlines.list],
  ['what was paid by what the municipality asks', touristTax.replace, money.due],
  ['what is due by the account that guests pay to', paymentSettings.replace, money.due],
  ['messages on their way by a letter', stayLetters.send, mail.list],
  ['what a place of backups holds by how long they are kept', backup.updateSettings, backup.status],
])('%s is read again', (_, written, read) => {
  expect(isRefreshed(written, read)).toBe(true);
});

test.each([
  ['a post that is being written by its save', blog.edit, blog.get],
  ['the guests of a stay by their save', registerGuests.replace, registerGuests.get],
  ['a key that is shown by how the register is kept', registerStays.add, registerKey.show],
  ['the calendar by the new address of a portal', channels.rotate, calendar.get],
  ['addresses by what is sent to one once more', webhooks.resend, webhooks.list],
  ['anything by a read', bookings.list, bookings.list],
  // Every write refetches translations: a second invalidation would cancel the first.
  ['translations by theirs', translations.update, translations.get],
])('%s is not', (_, written, read) => {
  expect(isRefreshed(written, read)).toBe(false);
});
