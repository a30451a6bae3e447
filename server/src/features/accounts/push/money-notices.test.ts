import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPayingSite, type PayingSite } from '../../../testing/paying-site.ts';
import { type PushServiceDouble, startPushService } from '../../../testing/push-service.ts';

let service: PushServiceDouble;
let phone: ReturnType<PushServiceDouble['subscribe']>;
let site: PayingSite;
beforeEach(async () => {
  service = await startPushService();
  site = await createPayingSite({ pushHosts: [service.host] });
  phone = service.subscribe('telefono');
  await site.owner.client.push.add({ body: { subscription: phone.subscription, name: 'Telefono' } });
});
afterEach(async () => {
  await site.close();
  await service.close();
});

const bodies = () => phone.messages().map(({ notification: notice }) => notice.body);

test('a telephone is told that a card was charged, of which stay, and not how much', async () => {
  await site.pay();
  await site.app.pushWorker.sendDue();
  expect(phone.messages().map(({ notification: notice }) => notice)).toMatchObject([
    {
      body: 'Pagamento ricevuto: soggiorno dal 27 giugno 2027',
      address: `/admin/bookings/${site.params.id}#soldi`,
      tag: `PAYMENT ${site.params.id}`,
    },
  ]);
  expect(phone.messages()[0]?.headers.urgency).toBe('normal');
});

test('a telephone is told once that an instalment is two days late, and no more as it gets later', async () => {
  const { instalments } = await site.moneyOf();
  const dueDate = instalments[0]?.dueDate ?? '';
  const moveTo = async (days: number) => {
    const instant = Date.parse(`${dueDate}T10:00:00Z`) + days * 86_400_000;
    site.clock.advance(instant - site.clock.now().getTime());
    await site.app.paymentReminders.pollNow();
    await site.app.pushWorker.sendDue();
  };
  await moveTo(1);
  expect(bodies()).toEqual([]);
  await moveTo(2);
  await moveTo(3);
  await moveTo(8);
  expect(bodies()).toEqual(['Pagamento in ritardo: soggiorno dal 27 giugno 2027']);
});
