import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const OWNER = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1, La Maddalena' };
const CHANGED = 'Il contratto è cambiato: rileggilo';

let site: LettingSite;
let owner: LettingSite['anyone'];
let guest: LettingSite['anyone'];

beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
  owner = site.owner.client;
  guest = site.guest.client;
  await owner.paymentSettings.replace({ body: { owner: OWNER } });
  await owner.property.update({ body: { address: 'Via del Mare 4' } });
});
afterEach(() => site.close());

const template = (body: string, language?: 'de') =>
  owner.contracts.changeTemplate({ query: language ? { language } : {}, body: { subject: 'Contratto', body } });

const made = (id: string) => owner.contracts.make({ params: { id } });

const accepted = ({ id, sha256 }: { readonly id: string; readonly sha256: string }, client = guest) =>
  client.contracts.accept({ params: { id }, body: { sha256 } });

async function read(id: string, client = guest) {
  return readPdf(new Uint8Array(await (await client.documents.get({ params: { id } })).arrayBuffer()));
}

const documentsOf = async (id: string) => (await guest.bookings.get({ params: { id } })).documents;

describe('the template', () => {
  test('is a contract in Italian before the owner words it, and again once she takes hers away', async () => {
    const first = await owner.contracts.template();
    expect(first.subject).toContain('finalità turistiche');
    await template('Mio: {nome}');
    expect((await owner.contracts.template()).body).toBe('Mio: {nome}');
    expect(await template('')).toEqual(first);
  });

  test('keeps what an edit leaves out', async () => {
    await template('Mio: {nome}');
    const { subject, body } = await owner.contracts.changeTemplate({ query: {}, body: { subject: 'Patti' } });
    expect({ subject, body }).toEqual({ subject: 'Patti', body: 'Mio: {nome}' });
  });

  test('with a placeholder that there is none of is refused, and named', async () => {
    const refused = await refusalOf(template('Ciao {nome}, {prezo}'));
    expect(refused).toMatchObject({ status: 400, fields: { body: expect.stringContaining('{prezo}') } });
  });

  test('may have 50,000 characters, and no more', async () => {
    await template('è'.repeat(50_000));
    expect((await refusalOf(template('è'.repeat(50_001)))).status).toBe(400);
  });
});

describe('a contract', () => {
  test('tells of the stay what its template asks for, under headings, over as many pages as it needs', async () => {
    await template(
      `# Le parti\n{locatore} e {nome}\n\n${'La casa è al mare. '.repeat(600)}\n\n{arrivo} {prezzo} {rate}`,
    );
    const id = await site.decided('CONFIRMED');
    const { price } = await owner.money.get({ params: { id } });
    const { documentId } = await made(id);
    const { text, feet, structure } = await read(documentId);
    expect(feet.length).toBeGreaterThan(1);
    expect(structure[0]?.kids.slice(0, 3).map(({ type }) => type)).toEqual(['H1', 'H2', 'P']);
    expect(text).toContain('Maria Rossi e Ada Rossi');
    expect(text).toContain(`12/06/2027 ${((price?.total ?? 0) / 100).toFixed(2).replace('.', ',')}`);
    expect(text).toContain('Acconto: ');
  });

  test('is as the program words it at first, with all that it names', async () => {
    const { text } = await read((await made(await site.decided('CONFIRMED'))).documentId);
    for (const phrase of [...Object.values(OWNER), 'Ada Rossi', 'ada@example.com', 'Notti: 7. Ospiti: 2.']) {
      expect(text).toContain(phrase);
    }
  });

  test('of one night and one guest counts them as well as of several', async () => {
    const { id } = await site.request({ startDate: '2027-06-12', endDate: '2027-06-13', numberOfGuests: 1 });
    const lines = [{ kind: 'STAY' as const, label: 'Una notte', amount: 9_000 }];
    await owner.money.setPrice({ params: { id }, body: { lines } });
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const { text } = await read((await made(id)).documentId);
    expect(text).toContain('Dal 12/06/2027 al 13/06/2027. Notti: 1. Ospiti: 1.');
  });

  test('is in the guest’s language where the owner wrote it, else in Italian', async () => {
    const { id } = await site.withToken(site.guest.token, 'de').bookings.request({
      body: { startDate: '2027-06-12', endDate: '2027-06-19', guestName: 'Ada', guestEmail: 'ada@example.com' },
    });
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    expect((await read((await made(id)).documentId)).language).toBe('it');
    await template('Anreise {arrivo}', 'de');
    const german = await read((await made(id)).documentId);
    expect(german.language).toBe('de');
    expect(german.text).toContain('Anreise 12. Juni 2027');
  });

  test('with a placeholder that stays empty is refused, and it is named', async () => {
    await template('CIN {cin}');
    const refused = await refusalOf(made(await site.decided('CONFIRMED')));
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('{cin}') } });
  });

  test('is made of confirmed stays alone', async () => {
    const { id } = await site.request();
    expect((await refusalOf(made(id))).status).toBe(409);
    expect((await refusalOf(made('nessuna'))).status).toBe(404);
  });

  test('keeps its booking from being deleted', async () => {
    const id = await site.decided('CONFIRMED');
    await made(id);
    const deleting = await refusalOf(owner.bookings.remove({ params: { id } }));
    expect(deleting).toMatchObject({ status: 409, body: { error: 'Ci sono movimenti: annulla la prenotazione' } });
  });

  test('says when a guest’s nights of a year need it registered', async () => {
    const id = await site.decided('CONFIRMED');
    expect((await made(id)).warning).toBeUndefined();
    const more = await site.request({ startDate: '2027-09-01', endDate: '2027-09-25' });
    await owner.bookings.decide({ params: { id: more.id }, body: { status: 'CONFIRMED' } });
    const warning = "Con questo ospite superi 30 giorni nell'anno: il contratto va registrato";
    expect((await made(id)).warning).toBe(warning);
    expect((await owner.documents.list({ params: { id: more.id } })).warning).toBe(warning);
  });
});

describe('accepting', () => {
  test('keeps what was read, when, by which account, from which address and browser', async () => {
    const id = await site.decided('CONFIRMED');
    const contract = await made(id);
    const response = await fetch(`${site.origin}/api/contracts/${contract.id}/accept`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${site.guest.token}`,
        'content-type': 'application/json',
        'user-agent': 'Browser di prova',
        'x-forwarded-for': '203.0.113.9',
      },
      body: JSON.stringify({ sha256: contract.sha256 }),
    });
    expect(response.status).toBe(200);
    expect(await site.database.selectFrom('contract_acceptances').selectAll().execute()).toEqual([
      {
        contract_id: contract.id,
        sha256: contract.sha256,
        accepted_at: site.clock.now().toISOString(),
        user_id: site.guest.user.id,
        account: site.guest.user.email,
        address: '203.0.113.9',
        browser: 'Browser di prova',
      },
    ]);
    expect(await documentsOf(id)).toMatchObject([{ acceptedAt: expect.any(String), isSuperseded: false }]);
  });

  test('in two tabs at once, or again, is accepting once', async () => {
    const contract = await made(await site.decided('CONFIRMED'));
    const [one, other] = await Promise.all([accepted(contract), accepted(contract)]);
    site.clock.advance(60_000);
    expect(await accepted(contract)).toEqual(one);
    expect(other).toEqual(one);
    const changing = site.database.updateTable('contract_acceptances').set({ browser: '' }).execute();
    await expect(changing).rejects.toThrow('never changed');
    await expect(site.database.deleteFrom('contract_acceptances').execute()).rejects.toThrow('never deleted');
  });

  test('is the guest’s own to do, and of what she read', async () => {
    const contract = await made(await site.decided('CONFIRMED'));
    const other = await site.signIn();
    for (const client of [other.client, owner]) {
      expect((await refusalOf(accepted(contract, client))).status).toBe(404);
    }
    const wrong = await refusalOf(accepted({ ...contract, sha256: '0'.repeat(64) }));
    expect(wrong).toMatchObject({ status: 409, body: { error: CHANGED } });
    const german = await refusalOf(
      accepted({ ...contract, sha256: '0'.repeat(64) }, site.withToken(site.guest.token, 'de')),
    );
    expect(german.body).toMatchObject({ code: 'CONTRACT_CHANGED', error: expect.stringContaining('Vertrag') });
  });

  test.each([
    ['dates', (id: string) => owner.bookings.edit({ params: { id }, body: { endDate: '2027-06-20' } })],
    ['guests', (id: string) => owner.bookings.edit({ params: { id }, body: { numberOfGuests: 3 } })],
    [
      'a price',
      (id: string) =>
        owner.money.setPrice({
          params: { id },
          body: { lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 50_000 }], reason: 'Sconto' },
        }),
    ],
    ['the next contract', (id: string) => made(id)],
  ])('is refused once the stay has other %s, and what was accepted is told to be superseded', async (_, change) => {
    const id = await site.decided('CONFIRMED');
    const contract = await made(id);
    await accepted(contract);
    await change(id);
    expect(await refusalOf(accepted(contract))).toMatchObject({ status: 409, body: { error: CHANGED } });
    const summary = (await documentsOf(id)).find((one) => one.id === contract.id);
    expect(summary).toMatchObject({ isSuperseded: true, acceptedAt: expect.any(String) });
    const next = await made(id);
    expect(await accepted(next)).toMatchObject({ acceptedAt: expect.any(String) });
  });

  test('ends with the stay', async () => {
    const id = await site.decided('CONFIRMED');
    const contract = await made(id);
    await owner.bookings.cancel({ params: { id }, body: {} });
    expect((await refusalOf(accepted(contract))).status).toBe(409);
  });

  test('outlives the account', async () => {
    const id = await site.decided('CONFIRMED');
    await accepted(await made(id));
    await owner.users.remove({ params: { id: site.guest.user.id } });
    const { documents } = await owner.documents.list({ params: { id } });
    expect(documents).toMatchObject([{ acceptedAt: expect.any(String) }]);
  });
});
