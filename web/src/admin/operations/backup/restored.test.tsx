// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, Refusal, see, showAdmin, tick } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { BackupScreen } from './backup-screen.tsx';

const BACKUP = {
  ...{ id: 'b1', fileName: 'approdo-2027-03-01-100000-manuale.tar', createdAt: '2027-03-01T10:00:00.000Z' },
  ...{ location: 'local', kind: 'manual', size: 2 ** 21, verifiedAt: null },
};
const KEYS: OwnKeys = {
  ...{ twoProofs: false, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  ...{ passkeysHere: null, whyNot: 'HTTP', passkeys: [] },
};
const ALONE = 'Entrano ora con la sola password';

// A wide screen, with a table.
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.startsWith('(min-width'), media: query }),
  ),
);
afterEach(leaveAdmin);

async function restore(answer: object, keys = KEYS) {
  const sent = await askToRestore(() => done(answer), keys);
  await see('Fatto');
  return sent;
}

const done = (answer: object) => ({
  message: 'Fatto',
  safetyBackup: { ...BACKUP, id: 's1', kind: 'safety' },
  ...answer,
});

async function askToRestore(answer: (call: { readonly body?: unknown }) => unknown, keys = KEYS) {
  const screen = SCREENS.find(({ path }) => path === 'backup');
  const screenNode = (
    <ScreenContext value={screen}>
      <BackupScreen />
    </ScreenContext>
  );
  const { sent } = await showAdmin(screenNode, {
    'GET /backup': [BACKUP],
    'GET /auth/keys': keys,
    'POST /backup/b1/restore': answer,
  });
  await see('Ripristina');
  await press('Ripristina');
  await see('Scrivi RIPRISTINA per confermare');
  await enter('Scrivi RIPRISTINA per confermare', 'RIPRISTINA');
  if (keys.twoProofs) expect(() => fieldOf('La tua password')).toThrow();
  else await enter('La tua password', 'limoni e vento');
  await press('Ripristina');
  return sent;
}

test('after a restore it says which of the staff come in by the password alone from now on', async () => {
  const sent = await restore({ withoutSecondProof: ['Anna', 'Bruno'] });
  await see(`${ALONE}: Anna, Bruno`);
  expect(sent().at(-1)?.body).toEqual({ password: 'limoni e vento' });
});

test('where nobody lost a second proof by it nothing is said of it', async () => {
  await restore({});
  expect(document.body.textContent).not.toContain(ALONE);
});

test('who has a second proof is asked for no password in that window', async () => {
  const sent = await restore({}, { ...KEYS, twoProofs: true });
  expect(sent().at(-1)?.body).toEqual({});
});

test('where who was erased would come back she is asked first, and says so herself', async () => {
  const error = 'Il sito non sa più leggere una cancellazione';
  const agreed = { password: 'limoni e vento', bringsBackErased: true };
  const sent = await askToRestore(({ body }) =>
    JSON.stringify(body) === JSON.stringify(agreed) ? done({}) : new Refusal(409, { error, ...{ unreadErasures: 1 } }),
  );
  await see(error);
  await press('Ripristina');
  expect(sent()).toHaveLength(1);
  await tick('Ripristina lo stesso: torna anche chi avevo cancellato');
  await press('Ripristina');
  await see('Fatto');
  expect(sent().at(-1)?.body).toEqual(agreed);
});
