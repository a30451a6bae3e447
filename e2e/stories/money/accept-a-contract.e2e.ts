import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const OWNER = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1, La Maddalena' };

test('a guest reads her contract, accepts it, reads it again once it has changed, and takes her receipt along', {
  tag: '@gate',
}, async ({ site, visit }) => {
  const admin = await connectOwner(site);
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(90), inDays(97)) });
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await admin.paymentSettings.replace({ body: { owner: OWNER } });
  await admin.contracts.changeTemplate({
    body: { subject: 'Contratto', body: '{locatore} e {nome}, {ospiti} ospiti' },
  });
  const makeContract = () => admin.contracts.make({ params: { id } });
  await makeContract();

  const own = await visit('/booking');
  await storeSession(own, site, guest);
  await own.goto(`/booking/${id}`);
  const part = own.getByRole('region', { name: 'Documenti' });
  const accept = part.getByRole('button', { name: 'Accetto il contratto' });

  await test.step('she takes it along, and says that she has read it before she accepts', async () => {
    const [download] = await Promise.all([
      own.waitForEvent('download'),
      part.getByRole('button', { name: 'Scarica: Contratto' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('contratto.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await accept.click();
    await expect(part.getByRole('alert').getByText('Scarica il contratto, leggilo e spunta la casella')).toBeVisible();
    expect(await overflowOf(own)).toBeLessThanOrEqual(0);
    await expectNoBarrier(own, 'a contract that waits');
  });

  await test.step('what has changed in the meantime is to be read again', async () => {
    await makeContract();
    await part.getByRole('checkbox').check();
    await accept.click();
    await expect(part.getByText('Il contratto è cambiato: rileggilo')).toBeVisible();
    await expect(part.getByRole('checkbox')).not.toBeChecked();
    await part.getByRole('checkbox').check();
    await accept.click();
    await expect(part.getByText(/accettato (il |l’)/)).toBeVisible();
    await expect(accept).toHaveCount(0);
  });

  await test.step('with other guests there is to be another, which she is told', async () => {
    await admin.bookings.edit({ params: { id }, body: { numberOfGuests: 3 } });
    await own.reload();
    await expect(part.getByText('Il soggiorno è cambiato: troverai qui il contratto nuovo.')).toBeVisible();
    await makeContract();
    await own.reload();
    await expect(part.getByText('Il contratto è cambiato: rileggilo')).toBeVisible();
    await expect(accept).toBeVisible();
  });

  await test.step('her receipt is there as soon as it is made', async () => {
    const paid = { direction: 'IN', purpose: 'STAY', amount: 18_171, method: 'BANK', date: inDays(0) } as const;
    const { id: entry } = await admin.money.enter({ params: { id }, body: { key: randomUUID(), ...paid } });
    const { number } = await admin.receipts.make({
      params: { id },
      body: { entryIds: [entry], payer: { name: 'Ada Rossi' } },
    });
    await own.reload();
    await expect(part.getByRole('button', { name: `Scarica: Ricevuta ${number}` })).toBeVisible();
    await expect(part.getByText(/181,71\s€/)).toBeVisible();
  });
});
