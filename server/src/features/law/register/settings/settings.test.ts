import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addApp } from '../../../../testing/code-app.ts';
import { LONE_GUEST } from '../../../../testing/lone-guest.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { createRegisterSite } from '../../../../testing/register-site.ts';
import { createTestSite, type TestSite } from '../../../../testing/test-site.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

const NOBODY = { params: { id: 'x' } };

describe('the register of guests', () => {
  it('is off at first, and no call but its settings and key answers', async () => {
    const { client } = owner;
    await addApp(site, owner);
    expect(await client.registerSettings.get()).toMatchObject({
      isOn: false,
      account: 'STANDARD',
      apartmentId: null,
      checkInLetter: { isOn: false, days: 3, hour: 9 },
      reminders: true,
    });
    expect(await client.registerKey.get()).toEqual({ state: 'NONE', fingerprint: null, savedAt: null });
    const off = { status: 409, message: 'Il registro ospiti non è attivo' };
    for (const call of [
      () => client.registerStays.list(),
      () => client.registerStays.candidates(),
      () => client.registerStays.remove(NOBODY),
      () => client.registerGuests.get(NOBODY),
      () => client.registerGuests.replace({ ...NOBODY, body: { guests: [] } }),
      () => client.registerGuests.identify({ ...NOBODY, body: { guestIds: ['x'], how: 'VIDEO' } }),
      () => client.registerKey.show(),
    ])
      expect(await refusalOf(call())).toMatchObject(off);
  });

  it('is switched on with two proofs alone, and then has its key', async () => {
    const { client } = owner;
    expect(await refusalOf(client.registerSettings.replace({ body: { isOn: true } }))).toMatchObject({
      status: 403,
      message: 'Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.',
    });
    expect(await client.registerSettings.replace({ body: { reminders: false } })).toMatchObject({ reminders: false });
    await addApp(site, owner);
    site.clock.advance(10 * 60_000 + 1);
    expect(await refusalOf(client.registerSettings.replace({ body: { isOn: true } }))).toMatchObject({ status: 403 });
    expect(await client.registerKey.get()).toMatchObject({ state: 'NONE' });
  });

  it('has the number of a flat only with an account for several', async () => {
    const { client } = owner;
    const replace = (body: Parameters<typeof client.registerSettings.replace>[0]['body']) =>
      client.registerSettings.replace({ body });
    expect(await refusalOf(replace({ apartmentId: 4 }))).toMatchObject({
      status: 400,
      body: { fields: { apartmentId: 'Serve un account Gestione Appartamenti' } },
    });
    expect(await replace({ account: 'APARTMENTS', apartmentId: 4 })).toMatchObject({ apartmentId: 4 });
    expect(await replace({ account: 'STANDARD' })).toMatchObject({ account: 'STANDARD', apartmentId: null });
    expect(await replace({ checkInLetter: { isOn: true } })).toMatchObject({
      checkInLetter: { isOn: true, days: 3, hour: 9 },
    });
    expect(await refusalOf(replace({ checkInLetter: { days: 31 } }))).toMatchObject({ status: 400 });
  });
});

it('a register that holds guests is not switched off, an empty one is', async () => {
  const register = await createRegisterSite();
  const { client } = register;
  expect(await client.registerKey.get()).toMatchObject({ state: 'READY' });
  const id = await register.addStay();
  await register.write(id, [LONE_GUEST]);
  expect(await refusalOf(client.registerSettings.replace({ body: { isOn: false } }))).toMatchObject({
    status: 409,
    message: 'Ci sono ancora dati di ospiti nel registro',
  });
  await register.write(id, []);
  expect(await client.registerSettings.replace({ body: { isOn: false } })).toMatchObject({ isOn: false });
  const lines = await register.database
    .selectFrom('audit')
    .select('summary')
    .where('action', '=', 'SETTINGS_CHANGED')
    .execute();
  expect(lines.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(['Registro ospiti attivato', 'Registro ospiti disattivato']),
  );
  await register.close();
});
