import { randomUUID } from 'node:crypto';
import type { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import type { newReceipt } from '@approdo/shared/contract/money/receipts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const TODAY = '2027-03-01';
const OWNER = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1, La Maddalena' };

let site: TestSite;
let admin: TestSite['anyone'];
let guest: TestSite['anyone'];

beforeEach(async () => {
  site = await createTestSite();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  ({ client: guest } = await site.signIn());
  await admin.paymentSettings.replace({ body: { owner: OWNER } });
});
afterEach(() => site.close());

async function confirmed(change: object = {}) {
  const { id } = await guest.bookings.request({ body: { ...aStayRequest(), ...change } });
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

async function paid(id: string, change: Partial<z.input<typeof newEntry>> = {}) {
  const entry = { direction: 'IN', purpose: 'STAY', amount: 18_171, method: 'BANK', date: TODAY } as const;
  return (await admin.money.enter({ params: { id }, body: { key: randomUUID(), ...entry, ...change } })).id;
}

const PAYER = { name: 'Ada Rossi' };

function receipted(id: string, entryIds: readonly string[], payer: z.input<typeof newReceipt>['payer'] = PAYER) {
  return admin.receipts.make({ params: { id }, body: { entryIds: [...entryIds], payer } });
}

async function readDocument(id: string, reader = admin) {
  return readPdf(new Uint8Array(await (await reader.documents.get({ params: { id } })).arrayBuffer()));
}

const numbersGiven = async () =>
  (await site.database.selectFrom('receipts').select('number').orderBy('number').execute()).map(({ number }) => number);

describe('a receipt', () => {
  test('names both parties, the property with its CIN, the stay, what was paid how, and what it comes to', async () => {
    await admin.property.update({ body: { cin: 'IT090035C2000S0000', address: 'Via del Mare 4' } });
    const id = await confirmed({ guestName: 'Łukasz Müller' });
    const entries = [
      await paid(id, { reference: 'RF1748213907' }),
      await paid(id, { amount: 100, method: 'CASH', purpose: 'TAX' }),
    ];
    const payer = {
      name: 'Łukasz Müller',
      address: 'Donaudampfschifffahrtsgasse 12, Wien',
      taxCode: 'MLLLKS80A01Z102B',
    };
    const { number, documentId, sha256 } = await receipted(id, entries, payer);
    expect(number).toBe('1/2027');
    const { text, feet } = await readDocument(documentId);
    for (const phrase of [
      'Ricevuta 1/2027',
      '01/03/2027',
      ...Object.values(OWNER),
      ...Object.values(payer),
      'CIN IT090035C2000S0000',
      'Via del Mare 4',
      '12/06/2027 – 19/06/2027',
      'Soggiorno, bonifico, 01/03/2027, RF1748213907',
      'Imposta di soggiorno, contanti, 01/03/2027',
      '182,71\u00A0€',
    ]) {
      expect(text).toContain(phrase);
    }
    expect(feet).toHaveLength(1);
    const { documents } = await guest.bookings.get({ params: { id } });
    expect(documents).toMatchObject([{ id: documentId, kind: 'RECEIPT', number, sha256, total: 18_271 }]);
  });

  test('of what went back is below zero', async () => {
    const id = await confirmed();
    await paid(id);
    const { documentId } = await receipted(id, [await paid(id, { direction: 'OUT', amount: 5000 })]);
    const { text } = await readDocument(documentId);
    expect(text).toContain('Restituito a Ada Rossi');
    expect(text).toContain('Rimborso: Soggiorno, bonifico, 01/03/2027');
    expect(text).toContain('-50,00\u00A0€');
  });

  test('has the words of a guest who reads another language beside the Italian ones', async () => {
    const german = await createTestSite({ offers: ['de'] });
    const { client } = await german.signIn({ role: 'ADMIN', emailConfirmed: true });
    await client.paymentSettings.replace({ body: { owner: OWNER } });
    const { token } = await german.signIn();
    const { id } = await german.withToken(token, 'de').bookings.request({ body: aStayRequest() });
    const body = {
      key: randomUUID(),
      direction: 'IN',
      purpose: 'STAY',
      amount: 100,
      method: 'BANK',
      date: TODAY,
    } as const;
    const entry = await client.money.enter({ params: { id }, body });
    const made = await client.receipts.make({ params: { id }, body: { entryIds: [entry.id], payer: PAYER } });
    const file = await client.documents.get({ params: { id: made.documentId } });
    const { text, feet } = readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('Ricevuta / Quittung 1/2027');
    expect(feet).toEqual([expect.stringContaining('Pagina 1 di 1 / Seite 1 von 1')]);
    await german.close();
  });

  test('says of the stamp duty what the owner wrote, above the amount that she set', async () => {
    await admin.paymentSettings.replace({
      body: { stampDuty: { enabled: true, over: 7747, amount: 200, text: 'Bollo assolto' } },
    });
    const id = await confirmed();
    const below = await receipted(id, [await paid(id, { amount: 7747 })]);
    const above = await receipted(id, [await paid(id, { amount: 7748 })]);
    expect((await readDocument(below.documentId)).text).not.toContain('Bollo');
    expect((await readDocument(above.documentId)).text).toContain('Bollo assolto: 2,00\u00A0€');
  });

  test.each(['name', 'taxCode', 'address'])('of a landlord without a %s is refused', async (field) => {
    await admin.paymentSettings.replace({ body: { owner: { ...OWNER, [field]: '' } } });
    const id = await confirmed();
    const refused = await refusalOf(receipted(id, [await paid(id)]));
    expect(refused).toMatchObject({ status: 409, body: { error: 'Completa i dati del locatore' } });
    expect(await numbersGiven()).toEqual([]);
  });

  test('is made of each entry once, never of a deposit, of what was undone, or of another stay', async () => {
    const id = await confirmed();
    const entry = await paid(id);
    await receipted(id, [entry]);
    const undone = await paid(id, { amount: 1 });
    await admin.money.reverse({ params: { id: undone }, body: { reason: 'Sbaglio' } });
    const elsewhere = await confirmed({ startDate: '2027-07-12', endDate: '2027-07-19' });
    const refusals = [
      await refusalOf(receipted(id, [entry])),
      await refusalOf(receipted(id, [await paid(id, { purpose: 'SECURITY' })])),
      await refusalOf(receipted(id, [undone])),
      await refusalOf(receipted(elsewhere, [await paid(id)])),
      await refusalOf(receipted(id, [])),
      await refusalOf(receipted('nessuna', [entry])),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 400, 400, 404]);
    expect(refusals[0]?.body).toMatchObject({ error: 'Questo movimento è già nella ricevuta 1/2027' });
    expect(await numbersGiven()).toEqual([1]);
  });

  test('keeps its entry from being undone, and its booking from being deleted', async () => {
    const id = await confirmed();
    const entry = await paid(id);
    await receipted(id, [entry]);
    const undoing = await refusalOf(admin.money.reverse({ params: { id: entry }, body: { reason: 'Sbaglio' } }));
    expect(undoing).toMatchObject({ status: 409, body: { error: 'Prima storna la ricevuta 1/2027' } });
    const deleting = await refusalOf(admin.bookings.remove({ params: { id } }));
    expect(deleting).toMatchObject({ status: 409, body: { error: 'Ci sono movimenti: annulla la prenotazione' } });
  });

  test('is never changed nor deleted, not even by hand', async () => {
    const id = await confirmed();
    await receipted(id, [await paid(id)]);
    for (const table of ['receipts', 'documents'] as const) {
      await expect(site.database.deleteFrom(table).execute()).rejects.toThrow('never deleted');
      await expect(site.database.updateTable(table).set({ id: 'x' }).execute()).rejects.toThrow('never changed');
    }
  });
});

describe('taking a receipt back', () => {
  test('is a receipt of its own, of the opposite amount, after which its entries are receipted anew', async () => {
    const id = await confirmed();
    const entry = await paid(id);
    const first = await receipted(id, [entry]);
    const storno = await admin.receipts.void({ params: { id: first.id } });
    expect(storno.number).toBe('2/2027');
    const { text } = await readDocument(storno.documentId);
    expect(text).toContain('Storno della ricevuta 1/2027');
    expect(text).toContain('-181,71\u00A0€');
    const anew = await receipted(id, [entry]);
    expect(anew.number).toBe('3/2027');
    const { documents } = await admin.documents.list({ params: { id } });
    expect(documents.map(({ number, voids, voidedBy, entryIds }) => ({ number, voids, voidedBy, entryIds }))).toEqual(
      expect.arrayContaining([
        { number: '1/2027', voids: undefined, voidedBy: '2/2027', entryIds: undefined },
        { number: '2/2027', voids: '1/2027', voidedBy: undefined, entryIds: undefined },
        { number: '3/2027', voids: undefined, voidedBy: undefined, entryIds: [entry] },
      ]),
    );
    await admin.receipts.void({ params: { id: anew.id } });
    await admin.money.reverse({ params: { id: entry }, body: { reason: 'Sbaglio' } });
  });

  test('happens once, and not to what takes another back', async () => {
    const id = await confirmed();
    const { id: receipt } = await receipted(id, [await paid(id)]);
    const storno = await admin.receipts.void({ params: { id: receipt } });
    expect(await refusalOf(admin.receipts.void({ params: { id: receipt } }))).toMatchObject({
      status: 409,
      body: { error: 'Ricevuta già stornata con la 2/2027' },
    });
    expect((await refusalOf(admin.receipts.void({ params: { id: storno.id } }))).status).toBe(409);
    expect((await refusalOf(admin.receipts.void({ params: { id: 'nessuna' } }))).status).toBe(404);
    expect(await numbersGiven()).toEqual([1, 2]);
  });
});

describe('numbers', () => {
  test('have no gap and no twin, whatever is asked for at once', async () => {
    const id = await confirmed();
    const entries = await Promise.all(Array.from({ length: 15 }, () => paid(id, { amount: 100 })));
    const made = await Promise.all(entries.map((entry) => receipted(id, [entry])));
    expect(new Set(made.map(({ number }) => number)).size).toBe(15);
    expect(await numbersGiven()).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  }, 60_000);

  test('one entry that is receipted twice at once takes one', async () => {
    const id = await confirmed();
    const entry = await paid(id);
    const both = await Promise.allSettled([receipted(id, [entry]), receipted(id, [entry])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await numbersGiven()).toEqual([1]);
  });

  test('begin anew with the year in Rome', async () => {
    const id = await confirmed();
    const first = await paid(id, { amount: 100 });
    const second = await paid(id, { amount: 200 });
    site.clock.advance(Date.parse('2027-12-31T22:30:00Z') - site.clock.now().getTime());
    expect(
      (await (await signedInAnew()).receipts.make({ params: { id }, body: { entryIds: [first], payer: PAYER } }))
        .number,
    ).toBe('1/2027');
    site.clock.advance(60 * 60 * 1000);
    expect(
      (await (await signedInAnew()).receipts.make({ params: { id }, body: { entryIds: [second], payer: PAYER } }))
        .number,
    ).toBe('1/2028');
  });
});

test('a receipt has the logo that is published when it is made, and those made before stay as they are', async () => {
  const id = await confirmed();
  const before = await receipted(id, [await paid(id)]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a00000" d="M0 0h9v9H0z"/></svg>';
  const { file } = await admin.look.addFile({ file: new File([svg], 'logo.svg'), body: { as: 'LOGO' } });
  await admin.look.change({ body: { logo: file } });
  await admin.look.publish();
  const after = await receipted(id, [await paid(id)]);
  const { siteName } = await admin.homepage.get();
  const firstOf = async (document: string) => (await readDocument(document)).structure[0]?.kids[0];
  expect(await firstOf(after.documentId)).toMatchObject({ type: 'Figure', alt: siteName });
  expect(await firstOf(before.documentId)).toMatchObject({ type: 'H1' });
});

test('a document is read by an admin and the guest of its stay alone, and no one keeps it on the way', async () => {
  const id = await confirmed();
  const { documentId, sha256 } = await receipted(id, [await paid(id)]);
  const other = await site.signIn();
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  for (const reader of [other.client, editor.client]) {
    expect((await refusalOf(readDocument(documentId, reader))).status).toBe(404);
  }
  expect((await refusalOf(readDocument(documentId, site.anyone))).status).toBe(401);
  expect((await readDocument(documentId, guest)).text).toContain('Ada Rossi');
  const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const response = await fetch(`${site.origin}/api/documents/${documentId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('etag')).toBe(`"${sha256}"`);
});

/** Sessions expire before months have passed. */
async function signedInAnew() {
  return (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
}
