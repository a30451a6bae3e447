import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';
import { portalAnswers } from '../../../testing/portal.ts';
import { type PushServiceDouble, startPushService } from '../../../testing/push-service.ts';

let service: PushServiceDouble;
let phone: ReturnType<PushServiceDouble['subscribe']>;
let site: LinkedSite;
beforeEach(async () => {
  service = await startPushService();
  site = await createLinkedSite({ pushHosts: [service.host] });
  phone = service.subscribe('telefono');
  await site.admin.push.add({
    body: { subscription: phone.subscription, name: 'Telefono', kinds: ['CHANNEL'] },
  });
});
afterEach(async () => {
  await site.close();
  await service.close();
});

async function listNotices() {
  await site.app.pushWorker.sendDue();
  return phone.messages().map(({ notification: { body, address } }) => ({ body, address }));
}

const address = '/admin/calendars';

test('a telephone is told that a portal answers no more', async () => {
  await site.link('airbnb');
  site.feeds.answer('airbnb', portalAnswers.status(404));
  await site.readAll();
  expect(await listNotices()).toEqual([{ body: 'Un portale non risponde', address }]);
});

test('a telephone is told that many stays of a portal are gone at once', async () => {
  await site.link('airbnb');
  const stays = [0, 7, 14, 21].map((after, index) =>
    days(`stay-${index}`, addDays('2027-06-01', after), addDays('2027-06-05', after)),
  );
  site.feeds.hold('airbnb', ...stays);
  await site.readAll();
  site.feeds.hold('airbnb');
  await site.readAll();
  expect(await listNotices()).toEqual([{ body: 'Soggiorni spariti da un portale', address }]);
});

test('a telephone is told of nights that were sold twice', async () => {
  const body = aStayRequest({ startDate: '2027-06-12', endDate: '2027-06-15' });
  const { id } = await site.guest.bookings.request({ body });
  await site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await site.link('airbnb');
  site.feeds.hold('airbnb', days('a', '2027-06-14', '2027-06-17'));
  await site.readAll();
  expect(await listNotices()).toEqual([{ body: 'Due soggiorni per le stesse notti', address }]);
});
