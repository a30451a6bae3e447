import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONE_GUEST } from '../../../../testing/lone-guest.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../../testing/register-site.ts';

let site: RegisterSite;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  site = await createRegisterSite({ onLogLine: (line) => logged.push(line) });
});
afterEach(() => site.close());

const HEAD = { ...LONE_GUEST, role: 'FAMILY_HEAD', ref: 'capo' } as const;
const CHILD = { ...LONE_GUEST, role: 'FAMILY_MEMBER', headId: 'capo', firstName: 'Lia', sex: 'F' } as const;

describe('the guests of a stay', () => {
  it('are written whole, members by the name of a head who is new, and come back as they were typed', async () => {
    const id = await site.addStay();
    const { guests, faults, warnings } = await site.write(id, [HEAD, CHILD]);
    const [head, child] = guests;
    expect(head).toMatchObject({ lastName: 'Rossi', docNumber: 'AB 123-CD', headId: null, identified: null });
    expect(child).toMatchObject({ firstName: 'Lia', headId: head?.id, residenceState: null });
    expect(head?.idswh).toMatch(/^[A-Z0-9]{20}$/);
    expect(faults).toEqual([]);
    expect(warnings).toEqual(['Dall’arrivo nessun ospite è stato ancora identificato']);
    expect(await site.client.registerGuests.get({ params: { id } })).toMatchObject({ guests });
  });

  it('keep their id and what statistics call them by; whoever is left out is deleted', async () => {
    const id = await site.addStay();
    const { guests } = await site.write(id, [HEAD, CHILD]);
    const [head, child] = guests;
    const after = await site.write(id, [{ ...LONE_GUEST, id: child?.id ?? '', role: 'SINGLE' }]);
    expect(after.guests.map((guest) => guest.id)).toEqual([child?.id]);
    expect(after.guests[0]?.idswh).toBe(child?.idswh);
    expect(await site.database.selectFrom('register_guests').select('id').execute()).toEqual([{ id: child?.id }]);
    expect(head?.idswh).not.toBe(child?.idswh);
  });

  it('may be half said: what is missing comes back in words', async () => {
    const id = await site.addStay();
    const { guests, faults, warnings } = await site.write(id, [{ ...CHILD, headId: null }, { lastName: 'Иванов' }, {}]);
    expect(faults.filter(({ guestId }) => guestId === guests[0]?.id)).toEqual([
      {
        guestId: guests[0]?.id,
        field: 'role',
        text: 'Ospite 1, Lia Rossi – Tipo alloggiato: indica il capo famiglia',
      },
    ]);
    expect(faults.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Ospite 2, Иванов – Cognome: il portale non accetta «И»: scrivilo come nel documento, in lettere latine',
        'Ospite 3, senza nome – Nome: è obbligatorio',
      ]),
    );
    expect(warnings).toContain('Gli ospiti inseriti sono 3, quelli attesi 2');
  });

  it.each([
    ['guests.0.id', { id: 'chissà' }],
    ['guests.0.arrival', { arrival: '2027-02-28' }],
    ['guests.0.departure', { departure: '2027-03-09' }],
    ['guests.0.departure', { arrival: '2027-03-05', departure: '2027-03-05' }],
    ['guests.0.arrival', { arrival: '2027-03-08' }],
    ['guests.0.arrival', { role: 'FAMILY_MEMBER' as const, arrival: '2027-03-02' }],
    ['guests.0.lastName', { lastName: 'x'.repeat(101) }],
    ['guests.0.birthDate', { birthDate: '1899-12-31' }],
    ['guests.0.exemption', { exemption: 'x'.repeat(31) }],
  ])('wrong in shape are not saved: %s %j', async (field, change) => {
    const id = await site.addStay();
    const refused = await refusalOf(site.write(id, [{ ...LONE_GUEST, ...change }]));
    expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect((await site.client.registerGuests.get({ params: { id } })).guests).toEqual([]);
  });

  it('do not leave before the head with whom they come', async () => {
    const id = await site.addStay();
    const late = { ...HEAD, arrival: '2027-03-04' };
    const leaves = (departure: string) => site.write(id, [{ ...CHILD, departure }, late]);
    expect(await refusalOf(leaves('2027-03-04'))).toMatchObject({
      status: 400,
      body: { fields: { 'guests.0.departure': 'La partenza deve essere successiva all’arrivo' } },
    });
    expect((await leaves('2027-03-05')).guests).toHaveLength(2);
  });

  it('are warned of by two things alone: when they are deleted the window counts by itself', async () => {
    const id = await site.addStay({ startDate: '2026-12-20', endDate: '2026-12-27' });
    expect((await site.write(id, [LONE_GUEST])).warnings).toEqual([
      'Gli ospiti inseriti sono 1, quelli attesi 2',
      'Dall’arrivo nessun ospite è stato ancora identificato',
    ]);
  });

  it('are thirty at most', async () => {
    const id = await site.addStay();
    expect(
      await refusalOf(
        site.write(
          id,
          Array.from({ length: 31 }, () => ({})),
        ),
      ),
    ).toMatchObject({ status: 400 });
    expect(
      (
        await site.write(
          id,
          Array.from({ length: 30 }, () => ({})),
        )
      ).guests,
    ).toHaveLength(30);
  });

  it('are identified by whoever looked at them, until that is taken back', async () => {
    const id = await site.addStay();
    const { guests } = await site.write(id, [HEAD, CHILD]);
    const [head = ''] = guests.map((guest) => guest.id);
    const identify = (guestIds: string[], how: 'VIDEO' | null) =>
      site.client.registerGuests.identify({ params: { id }, body: { guestIds, how } });
    const identifiedByVideo = await identify([head], 'VIDEO');
    expect(identifiedByVideo.guests[0]?.identified).toEqual({
      how: 'VIDEO',
      at: site.clock.now().toISOString(),
      by: 'Prova ADMIN',
    });
    expect(identifiedByVideo.warnings).toEqual([]);
    expect(await site.stay(id)).toMatchObject({ identified: 1 });
    // A change of details does not affect the identification.
    const rewritten = await site.write(id, [{ ...HEAD, id: head, docNumber: 'X' }]);
    expect(rewritten.guests[0]?.identified?.how).toBe('VIDEO');
    expect((await identify([head], null)).guests[0]?.identified).toBeNull();
    expect(await refusalOf(identify(['nessuno'], 'VIDEO'))).toMatchObject({ status: 400 });
  });

  it('are of stays of the register alone', async () => {
    const pending = (await site.request()).id;
    for (const id of [pending, await site.decided('REJECTED').catch(() => 'x'), 'x'])
      expect(await refusalOf(site.client.registerGuests.get({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('are the owner’s alone to see, and only while she has just shown who she is', async () => {
    const id = await site.addStay();
    const editor = (await site.signIn({ role: 'EDITOR', emailConfirmed: true })).client;
    expect(await refusalOf(editor.registerGuests.get({ params: { id } }))).toMatchObject({ status: 403 });
    site.clock.advance(10 * 60_000 + 1);
    expect(await refusalOf(site.client.registerGuests.get({ params: { id } }))).toMatchObject({
      status: 403,
      body: { code: 'FRESH_PROOF_ASKED' },
    });
  });

  it('leave lines in the audit, of reading one in ten minutes, and no name', async () => {
    const id = await site.addStay();
    await site.write(id, [LONE_GUEST]);
    await site.client.registerGuests.get({ params: { id } });
    await site.client.registerGuests.get({ params: { id } });
    await site.later(11 * 60_000);
    await site.client.registerGuests.get({ params: { id } });
    const lines = await site.database.selectFrom('audit').selectAll().where('object_id', '=', id).execute();
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'REGISTER_CHANGED',
      'REGISTER_CHANGED',
      'REGISTER_READ',
      'REGISTER_READ',
    ]);
    expect(JSON.stringify(lines)).not.toContain('Rossi');
  });

  it('are saved without the official lists, with that as the one fault of what is looked up', async () => {
    await site.database.deleteFrom('official_tables').where('kind', '=', 'STATI').execute();
    const id = await site.addStay();
    const { guests, faults } = await site.write(id, [LONE_GUEST, { ...LONE_GUEST, lastName: null }]);
    expect(faults.map(({ text }) => text)).toEqual([
      'Ospite 2, Paolo – Cognome: è obbligatorio',
      'Carica prima le tabelle ufficiali',
    ]);
    expect(guests).toHaveLength(2);
    expect(await site.stay(id)).toMatchObject({ complete: 0, alloggiati: { state: 'INCOMPLETE' } });
  });
});

describe('who looks at the disk', () => {
  it('finds no name, number or birth that was typed', async () => {
    const id = await site.addStay();
    const typed = {
      lastName: 'Zanzottobelli',
      firstName: 'Quirinolo',
      docNumber: 'QZ7654321',
      birthDate: '1961-10-23',
    };
    const { guests } = await site.write(id, [{ ...LONE_GUEST, ...typed, residencePlace: 'Borgotremulo' }]);
    const rows = JSON.stringify(await site.database.selectFrom('register_guests').selectAll().execute());
    const words = [...Object.values(typed), 'Borgotremulo', LONE_GUEST.birthPlace];
    for (const word of words) expect(rows).not.toContain(word);
    expect(rows).toContain(guests[0]?.id);

    expect(logged.length).toBeGreaterThan(0);
    for (const word of words) expect(logged.join('')).not.toContain(word);
    const files = listFiles(dirname(site.uploads));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const bytes = readFileSync(file);
      for (const word of words.slice(0, 3)) expect([file, bytes.includes(word)]).toEqual([file, false]);
    }
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}
