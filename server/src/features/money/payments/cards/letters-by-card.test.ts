import { OTHER_LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPayingSite, type PayingSite } from '../../../../testing/paying-site.ts';

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite({ offers: OTHER_LANGUAGES });
});
afterEach(() => site.close());

const IBAN = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };

/** The letter that asks for payment after a confirmation, in the language of the request. */
async function requestLetterIn(language: 'it' | 'en' | 'de' | 'fr' = 'it', change: object = {}) {
  const asker = site.withToken(site.guest.token, language);
  const body = { startDate: '2027-08-07', endDate: '2027-08-14', linen: false, ...change };
  let id = '';
  const mail = await site.mailOf(async () => {
    ({ id } = await asker.bookings.request({
      body: { ...body, guestName: 'Ada', guestEmail: 'ada@example.com', numberOfGuests: 2 },
    }));
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  });
  return { id, letter: mail.find(({ body }) => body.includes('RF'))?.body };
}

test('a guest is asked by card where the owner has named no account, with not a word of a transfer', async () => {
  await site.owner.client.paymentSettings.replace({ body: { holder: 'Maria Rossi' } });
  const { id, letter } = await requestLetterIn();
  expect(letter).toContain(`Con la carta, in un minuto: ${site.origin}/booking/${id}\n`);
  expect(letter).not.toMatch(/bonifico|Intestatario|IBAN|BIC|\{/);
});

test.each([
  ['it', /Con un bonifico:\nIntestatario: Maria Rossi\nIBAN.+\n\nCon la carta, in un minuto: \S+\/booking\/\S+\n/],
  [
    'en',
    /By bank transfer:\nAccount holder: Maria Rossi\nIBAN.+\n\nBy card \(takes a minute\): \S+\/en\/booking\/\S+\n/,
  ],
  [
    'de',
    /Per Überweisung:\nKontoinhaber: Maria Rossi\nIBAN.+\n\nMit Karte \(eine Minute genügt\): \S+\/de\/booking\/\S+\n/,
  ],
  [
    'fr',
    /Par virement\u00A0:\nTitulaire du compte\u00A0: Maria Rossi\nIBAN.+\n\nPar carte \(une minute suffit\)\u00A0: \S+\/fr\/booking\/\S+\n/,
  ],
] as const)('both ways are named in %s', async (language, ways) => {
  await site.owner.client.paymentSettings.replace({ body: IBAN });
  expect((await requestLetterIn(language)).letter).toMatch(ways);
});

test('no card is named while none can be charged, and without an account nobody is asked', async () => {
  await site.database.insertInto('card_wait').values({ only_row: 1, since: '2027-03-01T08:00:00.000Z' }).execute();
  expect((await requestLetterIn()).letter).toBeUndefined();
  await site.owner.client.paymentSettings.replace({ body: IBAN });
  const { letter } = await requestLetterIn('it', { startDate: '2027-09-04', endDate: '2027-09-11' });
  expect(letter).toContain('Con un bonifico:');
  expect(letter).not.toContain('carta');
});

test('who can pay by card alone is reminded, and the owner sees beforehand what the letter tells', async () => {
  site.clock.advance(5 * 86_400_000);
  const mail = await site.mailOf(() => site.app.paymentReminders.pollNow());
  expect(mail.map(({ subject }) => subject)).toContain(
    'Aspettiamo ancora il tuo pagamento: 27 giugno 2027 – 4 luglio 2027',
  );
  expect(mail[0]?.body).toContain('Con la carta, in un minuto:');
  const params = { id: site.params.id, kind: 'PAYMENT_LATE' };
  expect((await site.owner.client.stayLetters.preview({ params })).body).toContain('Con la carta, in un minuto:');
});
