import { createHash, randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAlloggiatiFile } from '../../../../testing/check-alloggiati-file.ts';
import { createFilingSite, type FilingSite, RECEIPT } from '../../../../testing/filing-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

let site: FilingSite;
let admin: FilingSite['admin'];
let today: string;
beforeEach(async () => {
  site = await createFilingSite();
  ({ admin } = site);
  today = site.clock.today();
});
afterEach(() => site.close());

const RULES = {
  length: 168,
  italy: '100000100',
  heads: ['16', '17', '18'],
  members: { '19': '17', '20': '18' },
} as const;

const fileOf = async (query: { date: string; late?: 'true'; all?: 'true' }) =>
  Buffer.from(await (await admin.alloggiati.file({ query })).arrayBuffer());
const record = (date = today, key = randomUUID(), client = admin) =>
  client.transmissions.record({ body: { key, kind: 'ALLOGGIATI', date } });
const receipt = (content: Uint8Array<ArrayBuffer> = new Uint8Array(RECEIPT)) => new File([content], 'ricevuta.pdf');

const FAMILY = [
  { role: 'FAMILY_MEMBER', headId: 'a', firstName: 'Sara', sex: 'F', birthDate: '2015-05-05' },
  { id: 'a', role: 'FAMILY_HEAD', firstName: 'Marco' },
] as const;

function familyOf(n: number) {
  const head = randomUUID();
  return [
    { ...FAMILY[0], headId: head },
    { ...FAMILY[1], id: head, lastName: `Rossi ${'ABCDEFGHI'[n]}` },
  ];
}

describe('the file of a day', () => {
  it('of nine stays is accepted by a reader that knows only the portal’s paper', async () => {
    for (let n = 0; n < 9; n += 1) {
      const foreign = { birthState: '100000216', birthPlace: null, docType: 'PASOR', docPlace: '100000216' };
      await site.addStay({ title: `Portale ${n}`, endDate: addDays(today, n === 0 ? 40 : n) }, [
        ...familyOf(n),
        { lastName: 'Groß-Müller', firstName: 'Jürgen', citizenship: '100000216', ...foreign },
      ]);
    }
    const lines = checkAlloggiatiFile(await fileOf({ date: today }), RULES);
    expect(lines).toHaveLength(27);
    expect(lines.filter(({ role }) => role === '19')).toHaveLength(9);
    expect(lines.filter(({ surname }) => surname.trim() === 'GROSS MULLER')).toHaveLength(9);
    expect(lines.map(({ days }) => days)).toContain('30');
    expect(await site.summariesOf('FILE_DOWNLOADED')).toEqual(['File Alloggiati Web, 27 ospiti']);
  });

  it('has the number of the flat where the account is for several', async () => {
    await site.setTerms({ account: 'APARTMENTS', apartmentId: 4 });
    await site.addStay();
    const [line] = checkAlloggiatiFile(await fileOf({ date: today }), { ...RULES, length: 174 });
    expect(line?.flat).toBe('000004');
    expect(await admin.alloggiati.day()).toMatchObject({ length: 174, lines: 1 });
    await site.setTerms({ account: 'STANDARD', apartmentId: 4 });
    expect(await admin.alloggiati.day()).toMatchObject({ length: 168 });
  });

  it('is named by its day, is text, and is kept by nobody on its way', async () => {
    await site.addStay();
    const response = await fetch(`${site.origin}/api/register/alloggiati/file?date=${today}`, {
      headers: { Authorization: `Bearer ${site.owner.token}` },
    });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(`alloggiati-${today}.txt`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused with all that is missing, by the field of the guest of the stay', async () => {
    const { id } = await site.addStay({}, [{}, { docNumber: null, birthDate: null }]);
    const { status, body } = await refusalOf(fileOf({ date: today }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      fields: {
        [`${id}.guests.1.birthDate`]: 'Ospite 2, Paolo Rossi – Data di nascita: è obbligatoria',
        [`${id}.guests.1.docNumber`]: 'Ospite 2, Paolo Rossi – Numero documento: è obbligatorio',
      },
    });
    expect(await site.summariesOf('FILE_DOWNLOADED')).toEqual([]);
    const day = await admin.alloggiati.day();
    expect(day.stays[0]?.faults.map(({ field }) => field)).toEqual(['birthDate', 'docNumber']);
  });

  it('is not silent of a member whose head is not there', async () => {
    await site.addStay({}, [{}, { role: 'FAMILY_MEMBER', headId: 'nobody' }]);
    expect(await refusalOf(fileOf({ date: today }))).toMatchObject({
      status: 409,
      message: 'Ospite 2, Paolo Rossi – Tipo alloggiato: indica il capo famiglia',
    });
  });

  it('is of today or yesterday, of an older day only where that is meant, and of no day to come', async () => {
    const day = (days: number) => addDays(today, days);
    for (const days of [-2, -1, 0, 1]) await site.addStay({ startDate: day(days) });
    expect(await fileOf({ date: day(-1) })).toHaveLength(168);
    expect(await refusalOf(fileOf({ date: day(-2) }))).toMatchObject({
      status: 409,
      message: 'Il portale accetta solo arrivi di oggi o di ieri',
    });
    expect(await fileOf({ date: day(-2), late: 'true' })).toHaveLength(168);
    for (const late of [{}, { late: 'true' }] as const) {
      expect(await refusalOf(fileOf({ date: day(1), ...late }))).toMatchObject({
        status: 409,
        message: "L'arrivo non c'è ancora stato",
      });
    }
    expect(await refusalOf(record(day(1)))).toMatchObject({ status: 409, message: "L'arrivo non c'è ancora stato" });
    expect(await record(day(-2))).toMatchObject({ date: day(-2), guests: 1 });
  });

  it('is none where nobody arrives, the register is off, or an official list is missing', async () => {
    expect(await refusalOf(fileOf({ date: today }))).toMatchObject({
      status: 409,
      message: 'Nessun ospite da comunicare per questo giorno',
    });
    await site.addStay();
    await site.setTerms({ isOn: false });
    const calls = [
      () => fileOf({ date: today }),
      () => record(),
      () => admin.transmissions.list({}),
      () => admin.alloggiati.day(),
    ];
    for (const call of calls) {
      expect(await refusalOf(call())).toMatchObject({ status: 409, message: 'Il registro ospiti non è attivo' });
    }
    await site.setTerms({ isOn: true, reminders: true });
    await site.database.deleteFrom('official_tables').where('kind', '=', 'COMUNI').execute();
    expect(await refusalOf(fileOf({ date: today }))).toMatchObject({ message: 'Carica prima le tabelle ufficiali' });
    expect(await admin.alloggiati.day()).toMatchObject({
      lines: 1,
      warnings: ['Carica prima le tabelle ufficiali', 'Airbnb: Dall’arrivo nessun ospite è stato ancora identificato'],
    });
  });

  it('holds a thousand lines and no more', { timeout: 60_000 }, async () => {
    for (let n = 0; n < 40; n += 1)
      await site.addStay(
        {},
        Array.from({ length: 25 }, () => ({})),
      );
    expect(checkAlloggiatiFile(await fileOf({ date: today }), RULES)).toHaveLength(1000);
    await site.addStay();
    expect(await refusalOf(fileOf({ date: today }))).toMatchObject({
      status: 409,
      message: 'Troppi ospiti per un solo file',
    });
  });

  it('has who stays beyond 30 nights again thirty days later', async () => {
    await site.addStay({ startDate: addDays(today, -30), endDate: addDays(today, 5) });
    const [line] = checkAlloggiatiFile(await fileOf({ date: today }), RULES);
    expect(line).toMatchObject({ days: '05' });
  });
});

describe('a transmission', () => {
  it('has just whom the file holds, and no later file has them', async () => {
    await site.addStay({ title: 'Prima' });
    const sha256 = createHash('sha256')
      .update(await fileOf({ date: today }))
      .digest('hex');
    const { name } = await admin.auth.me();
    const recorded = await record();
    expect(recorded).toEqual({
      id: expect.any(String),
      kind: 'ALLOGGIATI',
      date: today,
      channel: 'FILE',
      state: 'UPLOADED',
      guests: 1,
      sha256,
      at: site.clock.now().toISOString(),
      by: name,
    });
    expect(await refusalOf(fileOf({ date: today }))).toMatchObject({ status: 409 });
    expect(await fileOf({ date: today, all: 'true' })).toHaveLength(168);
    await site.addStay({ title: 'Dopo' }, [{ lastName: 'Verdi' }]);
    const [line, ...others] = checkAlloggiatiFile(await fileOf({ date: today }), RULES);
    expect([line?.surname.trim(), others]).toEqual(['VERDI', []]);
    const day = await admin.alloggiati.day();
    expect(day.stays.map(({ title, guests, sent }) => ({ title, guests, sent }))).toEqual(
      expect.arrayContaining([
        { title: 'Prima', guests: 1, sent: 1 },
        { title: 'Dopo', guests: 1, sent: 0 },
      ]),
    );
    expect(await admin.transmissions.list({})).toEqual([recorded]);
    expect((await site.summariesOf('TRANSMITTED')).join()).toContain('1 ospiti');
  });

  it('is one for one key, and of two at once one has the guests', async () => {
    await site.addStay();
    const key = randomUUID();
    const [one, same] = await Promise.all([record(today, key), record(today, key)]);
    expect(same).toEqual(one);
    await site.addStay();
    const outcomes = await Promise.allSettled([record(), record()]);
    const [fulfilled, ...rest] = outcomes.filter(({ status }) => status === 'fulfilled');
    expect([fulfilled?.status, rest]).toEqual(['fulfilled', []]);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({
      reason: { status: 409, message: 'Nessun ospite da comunicare per questo giorno' },
    });
    expect(await admin.transmissions.list({})).toHaveLength(2);
  });

  it('is seen in the list of stays, and so is what was changed after it', async () => {
    const { id } = await site.addStay();
    const stay = async () => (await admin.registerStays.list({ query: {} })).find((each) => each.id === id);
    expect(await stay()).toMatchObject({ alloggiati: { state: 'READY' }, isChanged: false });
    await record();
    expect(await stay()).toMatchObject({ alloggiati: { state: 'UPLOADED' }, isChanged: false });
    const { guests } = await admin.registerGuests.get({ params: { id } });
    const changed = guests.map((guest) => ({ ...guest, docNumber: 'ZZ999' }));
    await admin.registerGuests.replace({ params: { id }, body: { guests: changed } });
    expect(await stay()).toMatchObject({ alloggiati: { state: 'UPLOADED' }, isChanged: true });
    expect(await refusalOf(admin.registerStays.remove({ params: { id } }))).toMatchObject({ status: 409 });
  });

  it('is taken back while it has no receipt, and its guests are in the file again', async () => {
    await site.addStay();
    const { id } = await record();
    await admin.transmissions.undo({ params: { id } });
    expect(await fileOf({ date: today })).toHaveLength(168);
    expect(await refusalOf(admin.transmissions.undo({ params: { id } }))).toMatchObject({ status: 404 });
    const again = await record();
    await admin.transmissions.addReceipt({ params: { id: again.id }, file: receipt() });
    expect(await refusalOf(admin.transmissions.undo({ params: { id: again.id } }))).toMatchObject({
      status: 409,
      message: "C'è già la ricevuta",
    });
  });

  it('is listed by its day, the newest first, of the last 400 days unless said', async () => {
    for (const days of [-1, 0]) await site.addStay({ startDate: addDays(today, days) });
    await record(addDays(today, -1));
    site.clock.advance(60_000);
    await record();
    const dates = async (query: object) => (await admin.transmissions.list({ query })).map(({ date }) => date);
    expect(await dates({})).toEqual([today, addDays(today, -1)]);
    expect(await dates({ from: today, to: today })).toEqual([today]);
    site.clock.advance(401 * 24 * 60 * 60_000);
    ({ client: admin } = await site.signIn());
    expect(await dates({})).toEqual([]);
    expect(await dates({ from: addDays(today, -1) })).toHaveLength(2);
  });
});

describe('a receipt of the portal', () => {
  it('is a PDF by its bytes, kept once and encrypted, and read by whoever has two proofs', async () => {
    await site.addStay();
    const { id } = await record();
    const params = { id };
    const other = new Uint8Array(Buffer.from('PK\u0003\u0004'));
    expect(await refusalOf(admin.transmissions.addReceipt({ params, file: receipt(other) }))).toMatchObject({
      status: 400,
    });
    expect(await admin.transmissions.addReceipt({ params, file: receipt() })).toMatchObject({ id, state: 'RECEIPTED' });
    expect(await refusalOf(admin.transmissions.addReceipt({ params, file: receipt() }))).toMatchObject({
      status: 409,
      message: "La ricevuta c'è già",
    });
    const [row] = await site.database.selectFrom('register_receipts').selectAll().execute();
    expect(Buffer.from(row?.content ?? '', 'base64').includes('Alloggiati')).toBe(false);
    const file = await admin.transmissions.getReceipt({ params });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(RECEIPT);
    expect(await site.summariesOf('RECEIPT_READ')).toHaveLength(1);
    expect(await site.summariesOf('RECEIPT_ADDED')).toHaveLength(1);
  });

  it('is taken back until names are deleted for it', async () => {
    await site.addStay();
    const params = { id: (await record()).id };
    expect(await refusalOf(admin.transmissions.removeReceipt({ params }))).toMatchObject({ status: 404 });
    await admin.transmissions.addReceipt({ params, file: receipt() });
    await admin.transmissions.removeReceipt({ params });
    expect(await admin.transmissions.list({})).toMatchObject([{ state: 'UPLOADED' }]);
    expect(await refusalOf(admin.transmissions.getReceipt({ params }))).toMatchObject({ status: 404 });
    await admin.transmissions.addReceipt({ params, file: receipt() });
    site.clock.advance(24 * 60 * 60_000);
    await site.app.registerRetention.pollNow();
    ({ client: admin } = await site.signIn());
    expect(await refusalOf(admin.transmissions.removeReceipt({ params }))).toMatchObject({ status: 409 });
    expect(Buffer.from(await (await admin.transmissions.getReceipt({ params })).arrayBuffer())).toEqual(RECEIPT);
  });

  it('and the deletion at once: names are gone and it stays, or it is gone and names stay', async () => {
    await site.addStay();
    const params = { id: (await record()).id };
    await admin.transmissions.addReceipt({ params, file: receipt() });
    const [removal] = await Promise.allSettled([
      admin.transmissions.removeReceipt({ params }),
      site.app.registerRetention.pollNow(),
    ]);
    const [guest] = await site.readGuests();
    const [state] = (await admin.transmissions.list({})).map((each) => each.state);
    if (removal.status === 'fulfilled') expect([state, guest?.identity]).toEqual(['UPLOADED', expect.any(String)]);
    else expect([state, guest?.identity]).toEqual(['RECEIPTED', null]);
  });
});
