import { randomUUID } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RECEIPT } from '../../../testing/filing-site.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createLosableKey, createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

let site: RegisterSite;
let settings: RegisterSite['client']['regionalSettings'];
let regional: RegisterSite['client']['regional'];
beforeEach(async () => {
  site = await createRegisterSite();
  ({ regionalSettings: settings, regional } = site.client);
});
afterEach(() => site.close());

const DAY_MS = 24 * 60 * 60_000;
const WEEK = { startDate: '2027-03-01', endDate: '2027-03-08' };
const days = { from: '2027-03-01', to: '2027-03-08' };
const RESIDENT = { ...LONE_GUEST, residenceState: '100000100', residencePlace: '415063014' } as const;

/** A region from 1 March 2027 on and a week's stay, on the day after it. */
async function haveStayed(region: 'LAZIO' | 'PUGLIA' | 'UMBRIA', guest: object = RESIDENT): Promise<string> {
  await settings.replace({ body: { region, code: 'LT-0042', firstDay: '2027-03-01', beds: 4 } });
  const id = await site.addStay(WEEK);
  await site.write(id, [guest]);
  await site.later(new Date('2027-03-09T10:00:00Z').getTime() - site.clock.now().getTime());
  return id;
}

const record = (range = days) =>
  site.client.transmissions.record({ body: { key: randomUUID(), kind: 'REGIONAL', ...range } });
const stateOn = async (date: string) => (await regional.days({ query: days })).find((day) => day.date === date)?.state;
const fileOf = async (range = days) => {
  const file = await regional.file({ query: range });
  return await new Response(file).text();
};
const textsOf = (xml: string, name: string) =>
  [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)].map((each) => each.textContent);

describe('what the house tells its region', () => {
  it('is nothing at first: no region, as many beds as guests, and no call answers', async () => {
    expect(await settings.get()).toMatchObject({ region: null, system: 'NONE', code: null, rooms: 1, closed: [] });
    const none = { status: 409, message: 'Scegli la regione' };
    expect(await refusalOf(regional.file({ query: { from: '2026-01-01', to: '2026-01-01' } }))).toMatchObject(none);
    expect(await refusalOf(regional.table({ query: { month: '2026-01' } }))).toMatchObject(none);
  });

  it('is filled in by choosing a region, and what an edit leaves out stays', async () => {
    const today = site.clock.today();
    expect(await settings.replace({ body: { region: 'LAZIO' } })).toMatchObject({
      system: 'ROSS1000',
      due: { kind: 'END' },
      firstDay: today,
    });
    expect(await settings.replace({ body: { due: { kind: 'DAY', day: 5 } } })).toMatchObject({
      region: 'LAZIO',
      system: 'ROSS1000',
      due: { kind: 'DAY', day: 5 },
    });
  });

  it.each([
    [{ rooms: 3, beds: 2 }, { rooms: 'Le unità non possono essere più dei posti letto' }],
    [{ region: 'ATLANTIDE' as never }, { region: 'Scegli la regione' }],
    [{ due: { kind: 'DAY', day: 29 } }, { 'due.day': 'Inserisci un numero intero da 1 a 28' }],
    [
      {
        closed: [
          { from: '2027-01-10', to: '2027-01-20' },
          { from: '2027-01-01', to: '2027-01-10' },
        ],
      },
      { closed: 'Due chiusure hanno giorni in comune' },
    ],
    [
      { closed: Array.from({ length: 61 }, () => ({ from: '2027-01-01', to: '2027-01-01' })) },
      { closed: expect.any(String) },
    ],
  ] as const)('is refused where it cannot be: %#', async (body, fields) => {
    expect(await refusalOf(settings.replace({ body: body as never }))).toMatchObject({ status: 400, fields });
  });
});

describe('days', () => {
  it('say who comes, sleeps and goes, from the first day to yesterday', async () => {
    await haveStayed('LAZIO');
    const [first, second, ...others] = await regional.days({ query: { from: '2027-02-20', to: '2027-03-08' } });
    expect(first).toEqual({
      date: '2027-03-01',
      isOpen: true,
      rooms: 1,
      arrivals: 1,
      departures: 0,
      present: 1,
      state: 'TODO',
      faults: 0,
    });
    expect(second).toMatchObject({ arrivals: 0, present: 1 });
    expect(others.at(-1)).toMatchObject({ date: '2027-03-08', departures: 1, present: 0, rooms: 0 });
    expect(await refusalOf(regional.days({ query: { from: '2027-03-09', to: '2027-03-09' } }))).toMatchObject({
      status: 400,
      fields: { to: 'Si comunicano solo i giorni già passati, fino a ieri' },
    });
    expect(await refusalOf(regional.days({ query: { from: '2027-01-01', to: '2027-03-08' } }))).toMatchObject({
      status: 400,
      fields: { to: 'Al massimo 62 giorni' },
    });
  });

  it('are a table by origin for a month, as far as it is over', async () => {
    await haveStayed('UMBRIA');
    const { days: reported, rows } = await regional.table({ query: { month: '2027-03' } });
    expect(reported.map(({ date }) => date)).toEqual(Array.from({ length: 8 }, (_, index) => `2027-03-0${index + 1}`));
    expect(rows[0]).toEqual({ date: '2027-03-01', origin: 'NA', arrivals: 1, departures: 0, present: 1 });
    expect(await fileOf({ from: '2027-03-01', to: '2027-03-01' })).toContain('2027-03-01;NA;1;0;1;1');
  });
});

describe('the file', () => {
  it('is that of Ross1000, with whom it is about by no name', async () => {
    await haveStayed('LAZIO');
    const xml = await fileOf();
    expect(textsOf(xml, 'codice')).toEqual(['LT-0042']);
    expect(textsOf(xml, 'data')).toHaveLength(8);
    expect(textsOf(xml, 'luogoresidenza')).toEqual(['415063014']);
    expect(textsOf(xml, 'canaleprenotazione')).toEqual(['INDIRETTA WEB']);
    expect(xml).not.toMatch(/Rossi|Paolo|AB ?123/);
  });

  it('wants the code, days from the first on, and all that is asked of whoever arrives', async () => {
    const id = await haveStayed('LAZIO', LONE_GUEST);
    const unreported = await site.addStay({ ...WEEK, title: 'Vrbo' });
    const { fields } = await refusalOf(regional.file({ query: days }));
    expect(Object.values(fields ?? {})).toEqual(
      expect.arrayContaining([
        'Ospite 1, Paolo Rossi – Stato di residenza: è obbligatorio',
        'Vrbo, 1–8 marzo 2027: mancano gli ospiti',
      ]),
    );
    expect((await regional.days({ query: days }))[0]?.faults).toBe(2);
    await site.client.registerStays.remove({ params: { id: unreported } });
    const { guests } = await site.client.registerGuests.get({ params: { id } });
    await site.write(id, [{ ...RESIDENT, id: guests[0]?.id ?? '' }]);
    await settings.replace({ body: { code: null } });
    expect(await refusalOf(regional.file({ query: days }))).toMatchObject({
      status: 409,
      message: 'Scrivi il codice della struttura',
    });
    expect(await refusalOf(regional.file({ query: { ...days, from: '2027-02-28' } }))).toMatchObject({
      status: 400,
      fields: { from: 'Da qui si comunica dal 1 marzo 2027' },
    });
  });

  it.each([
    [
      'LAZIO',
      { reason: 'BALNEARE', transport: 'AEREO+TRENO' },
      { tipoturismo: 'BALNEARE', mezzotrasporto: 'AEREO+TRENO' },
    ],
    [
      'PUGLIA',
      { reason: 'NATURA', transport: 'AEREOCOMPLINEA', transportThere: 'BICI' },
      { motivazioniviaggio: 'NATURA', mezzotrasportoarrivo: 'AEREOCOMPLINEA', mezzotrasportomovimento: 'BICI' },
    ],
  ] as const)('of %s says why guests travel and how, as the owner wrote it', async (region, travel, elements) => {
    const id = await haveStayed(region);
    const params = { id };
    const { guests } = await site.client.registerGuests.get({ params });
    const body = { guests: [{ ...RESIDENT, id: guests[0]?.id ?? '' }] };
    await site.client.registerGuests.replace({ params, body: { ...body, ...travel } });
    // Saving the list alone leaves the journey as it was.
    expect(await site.client.registerGuests.replace({ params, body })).toMatchObject(travel);
    const xml = await fileOf();
    for (const [name, word] of Object.entries(elements)) expect(textsOf(xml, name)).toEqual([word]);
  });

  it('takes no word of another system, and forgets those of the one before', async () => {
    const id = await haveStayed('LAZIO');
    const params = { id };
    const write = (travel: object) => site.client.registerGuests.replace({ params, body: { guests: [], ...travel } });
    const FOREIGN = 'Scegli una delle voci del sistema della regione';
    expect(await refusalOf(write({ reason: 'NATURA', transportThere: 'AUTO' }))).toMatchObject({
      status: 400,
      fields: { reason: FOREIGN, transportThere: FOREIGN },
    });
    const { version } = await write({ reason: 'CULTURALE' });
    expect(version).not.toBe((await write({ reason: null })).version);
    await write({ reason: 'CULTURALE' });
    await settings.replace({ body: { region: 'PUGLIA' } });
    expect(await site.client.registerGuests.get({ params })).toMatchObject({ reason: null, transport: null });
    expect(await write({ transportThere: 'BICI' })).toMatchObject({ reason: null, transportThere: 'BICI' });
  });

  it('keeps no word where the system changes, not even one that the next system has too', async () => {
    const id = await haveStayed('LAZIO');
    const params = { id };
    const shared = { reason: 'BALNEARE', transport: 'TRENO' };
    const read = async () => await site.client.registerGuests.get({ params });
    await site.client.registerGuests.replace({ params, body: { guests: [], ...shared } });
    await settings.replace({ body: { due: { kind: 'DAY', day: 7 } } });
    expect(await read()).toMatchObject(shared);
    await settings.replace({ body: { system: 'SPOT' } });
    expect(await read()).toMatchObject({ reason: null, transport: null, transportThere: null });
    await settings.replace({ body: { system: 'ROSS1000' } });
    expect(await read()).toMatchObject({ reason: null, transport: null });
  });

  it('of SPOT follows day by day, from the first one on', async () => {
    await haveStayed('PUGLIA');
    const next = (day: string) => ({ status: 409, message: `SPOT vuole i giorni di seguito: il prossimo è il ${day}` });
    expect(await refusalOf(record({ from: '2027-03-02', to: '2027-03-03' }))).toMatchObject(next('1 marzo 2027'));
    const first = await fileOf({ from: '2027-03-01', to: '2027-03-03' });
    expect(first.match(/data="[^"]*"/g)?.[0]).toBe('data="2027-02-28"');
    await record({ from: '2027-03-01', to: '2027-03-03' });
    expect(await refusalOf(record({ from: '2027-03-01', to: '2027-03-03' }))).toMatchObject(next('4 marzo 2027'));
    expect((await fileOf({ from: '2027-03-04', to: '2027-03-08' })).match(/data="[^"]*"/g)?.[0]).toBe(
      'data="2027-03-04"',
    );
  });
});

describe('what the region was told', () => {
  it('is recorded once by its key, shows on its days, and is accepted for good', async () => {
    await haveStayed('LAZIO');
    const key = randomUUID();
    const body = { key, kind: 'REGIONAL', ...days } as const;
    const reported = await site.client.transmissions.record({ body });
    expect(reported).toMatchObject({ kind: 'REGIONAL', date: '2027-03-01', state: 'UPLOADED', guests: 1 });
    expect(await site.client.transmissions.record({ body })).toEqual(reported);
    expect(await stateOn('2027-03-01')).toBe('UPLOADED');
    const params = { id: reported.id };
    expect(await site.client.transmissions.accept({ params })).toMatchObject({ state: 'ACCEPTED' });
    expect(await stateOn('2027-03-08')).toBe('ACCEPTED');
    expect(await refusalOf(site.client.transmissions.undo({ params }))).toMatchObject({ status: 409 });
  });

  it('keeps its state whatever becomes of its receipt: none accepts it, and what is accepted stays so', async () => {
    await haveStayed('LAZIO');
    const { transmissions } = site.client;
    const params = { id: (await record()).id };
    const file = () => new File([RECEIPT], 'ricevuta.pdf', { type: 'application/pdf' });
    const currentState = async () => {
      const [{ state, hasReceipt } = {}] = await transmissions.list({ query: {} });
      return [state, hasReceipt ?? false, await stateOn('2027-03-01')];
    };
    expect(await transmissions.addReceipt({ params, file: file() })).toMatchObject({ state: 'UPLOADED' });
    expect(await currentState()).toEqual(['UPLOADED', true, 'UPLOADED']);
    expect(await refusalOf(transmissions.undo({ params }))).toMatchObject({ message: "C'è già la ricevuta" });
    expect(await transmissions.accept({ params })).toMatchObject({ state: 'ACCEPTED', hasReceipt: true });
    expect(await currentState()).toEqual(['ACCEPTED', true, 'ACCEPTED']);
    await transmissions.removeReceipt({ params });
    expect(await currentState()).toEqual(['ACCEPTED', false, 'ACCEPTED']);
    expect(await refusalOf(transmissions.undo({ params }))).toMatchObject({ status: 409 });
    expect(await transmissions.addReceipt({ params, file: file() })).toMatchObject({ state: 'ACCEPTED' });
    await site.later(DAY_MS);
    await site.app.registerRetention.pollNow();
    expect(await refusalOf(transmissions.removeReceipt({ params }))).toMatchObject({
      message: 'La ricevuta si può rimuovere solo fino alla notte dopo',
    });
    expect(await currentState()).toEqual(['ACCEPTED', true, 'ACCEPTED']);
  });

  it('may be taken back until then, and its days are open again', async () => {
    await haveStayed('LAZIO');
    const { id } = await record();
    await site.client.transmissions.undo({ params: { id } });
    expect(await stateOn('2027-03-01')).toBe('TODO');
    expect(await site.database.selectFrom('register_told_days').select('id').execute()).toEqual([]);
  });

  it.each([
    ['LAZIO', { docNumber: 'YA 999' }, 'UPLOADED'],
    ['LAZIO', { exemption: 'GUIDA' }, 'CHANGED'],
    ['LAZIO', { sex: 'F' }, 'CHANGED'],
    ['PUGLIA', { birthDate: '1973-03-12' }, 'UPLOADED'],
    ['PUGLIA', { exemption: 'GUIDA' }, 'UPLOADED'],
    ['PUGLIA', { birthDate: '1963-03-13' }, 'CHANGED'],
    ['PUGLIA', { sex: 'F' }, 'CHANGED'],
    ['UMBRIA', { sex: 'F', birthDate: '1963-03-13', exemption: 'GUIDA' }, 'UPLOADED'],
    ['UMBRIA', { residenceState: '100000215', residencePlace: null }, 'CHANGED'],
  ] as const)('is changed in %s only by what its file holds: %o is %s', async (region, change, state) => {
    const id = await haveStayed(region);
    await record();
    const { guests } = await site.client.registerGuests.get({ params: { id } });
    await site.write(
      id,
      guests.map((guest) => ({ ...guest, ...change })),
    );
    expect(await stateOn('2027-03-01')).toBe(state);
  });

  it('stays told where the house tells another region from then on, and where its code is corrected', async () => {
    await haveStayed('PUGLIA');
    await record();
    await settings.replace({ body: { region: 'LAZIO', code: 'RM-0001' } });
    expect(await stateOn('2027-03-01')).toBe('UPLOADED');
  });

  it('is changed where a guest is, and who does not arrive any more is eliminated', async () => {
    const id = await haveStayed('LAZIO');
    await record();
    const { guests } = await site.client.registerGuests.get({ params: { id } });
    await site.write(id, [{ ...RESIDENT, sex: 'F' }]);
    expect(await stateOn('2027-03-01')).toBe('CHANGED');
    const xml = await fileOf();
    expect(textsOf(xml, 'eliminazione')).toEqual([`${guests[0]?.idswh}1620270301`]);
    await site.later(1);
    await record();
    expect(await stateOn('2027-03-01')).toBe('UPLOADED');
  });

  it('of a guest who comes on another day is eliminated under her former name, and told under a new one', async () => {
    const id = await haveStayed('LAZIO');
    await record();
    const params = { id };
    const [guest] = (await site.client.registerGuests.get({ params })).guests;
    const former = guest?.idswh ?? '';
    await site.write(id, [{ ...RESIDENT, id: guest?.id ?? '', arrival: '2027-03-02' }]);
    const [moved] = (await site.client.registerGuests.get({ params })).guests;
    expect(moved?.idswh).not.toBe(former);
    const xml = await fileOf();
    expect(textsOf(xml, 'eliminazione')).toEqual([`${former}1620270301`]);
    expect(textsOf(xml, 'idswh')).toContain(moved?.idswh);
    // A change that moves no date gives no new identifier, so that an existing file stays valid.
    await site.write(id, [{ ...RESIDENT, id: guest?.id ?? '', arrival: '2027-03-02', exemption: 'E1' }]);
    await site.client.registerStays.replace({ params, body: { title: 'Vrbo' } });
    expect((await site.client.registerGuests.get({ params })).guests[0]?.idswh).toBe(moved?.idswh);
    await site.client.registerStays.replace({
      params,
      body: { title: 'Airbnb', numberOfGuests: 1, startDate: '2027-03-03', endDate: '2027-03-08' },
    });
    expect((await site.client.registerGuests.get({ params })).guests[0]?.idswh).not.toBe(moved?.idswh);
  });

  it('is no other because the key that marked it is lost: nobody is eliminated of whom nothing is known', async () => {
    const place = createLosableKey();
    await site.close();
    site = await createRegisterSite({ registerKeyPlace: place });
    ({ regionalSettings: settings, regional } = site.client);
    await haveStayed('LAZIO');
    await record();
    place.lose();
    expect(await refusalOf(regional.days({ query: days }))).toMatchObject({ status: 409 });
    await site.client.registerKey.renew({ body: { confirm: 'RICOMINCIA' } });
    expect(new Set((await regional.days({ query: days })).map(({ state }) => state))).toEqual(new Set(['UPLOADED']));
  });

  it('to another is none that a region accepts', async () => {
    const id = await haveStayed('LAZIO');
    await site.report(id, 'UPLOADED', new Map(), '2027-03-01');
    const [reported] = await site.client.transmissions.list({ query: {} });
    expect(await refusalOf(site.client.transmissions.accept({ params: { id: reported?.id ?? '' } }))).toMatchObject({
      status: 409,
    });
  });
});

it('where a guest lives is missing only where a region wants to know', async () => {
  const id = await site.addStay(WEEK);
  expect((await site.write(id, [LONE_GUEST])).faults).toEqual([]);
  await settings.replace({ body: { region: 'LAZIO' } });
  const { guests, faults } = await site.client.registerGuests.get({ params: { id } });
  const guestId = guests[0]?.id ?? '';
  expect(faults).toEqual([
    { guestId, field: 'residenceState', text: 'Ospite 1, Paolo Rossi – Stato di residenza: è obbligatorio' },
  ]);
  // The police do not require it: for them nothing is missing.
  expect((await site.stay(id))?.complete).toBe(1);
  expect((await site.write(id, [{ ...LONE_GUEST, id: guestId, residenceState: '100000100' }])).faults).toMatchObject([
    { field: 'residencePlace' },
  ]);
  expect((await site.write(id, [{ ...RESIDENT, id: guestId }])).faults).toEqual([]);
});

it('guests are asked where they live only where a region wants to know', async () => {
  const id = await site.addStay({ startDate: '2027-03-01', endDate: '2027-03-08' });
  const { url } = await site.client.registerStays.makeLink({ params: { id } });
  const open = async () => await site.client.checkIn.open({ body: { token: url.split('#')[1] ?? '' } });
  expect((await open()).asksResidence).toBe(false);
  await settings.replace({ body: { region: 'LAZIO' } });
  expect((await open()).asksResidence).toBe(true);
});

it('births and residences stay until the region has accepted the days on which somebody came and went', async () => {
  const id = await haveStayed('LAZIO');
  const rests = async () =>
    (await site.database.selectFrom('register_guests').select(['identity', 'rest']).execute())[0];
  const { guests } = await site.client.registerGuests.get({ params: { id } });
  await site.report(id, 'RECEIPTED', new Map([[guests[0]?.id ?? '', '']]), '2027-03-01');
  const { id: reported } = await record();
  // A receipt does not mean acceptance.
  const file = new File([RECEIPT], 'ricevuta.pdf', { type: 'application/pdf' });
  await site.client.transmissions.addReceipt({ params: { id: reported }, file });
  await site.app.registerRetention.pollNow();
  expect(await rests()).toMatchObject({ identity: null, rest: expect.any(String) });
  await site.client.transmissions.accept({ params: { id: reported } });
  await site.later(DAY_MS);
  await site.app.registerRetention.pollNow();
  expect(await rests()).toEqual({ identity: null, rest: null });
  // Deleted data do not change what was reported.
  expect(await stateOn('2027-03-01')).toBe('ACCEPTED');
});
