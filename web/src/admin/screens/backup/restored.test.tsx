// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/account/own-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, see, showAdmin } from '../../../testing/shown-admin.tsx';
import { SCREENS } from '../../screens.ts';
import { ScreenContext } from '../../shell/screen-context.ts';
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

// A table, as at a desk.
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.startsWith('(min-width'), media: query }),
  ),
);
afterEach(leaveAdmin);

async function restore(answer: object, keys = KEYS) {
  const screen = SCREENS.find(({ path }) => path === 'backup');
  const shown = (
    <ScreenContext value={screen}>
      <BackupScreen />
    </ScreenContext>
  );
  const { sent } = await showAdmin(shown, {
    'GET /backup': [BACKUP],
    'GET /auth/keys': keys,
    'POST /backup/b1/restore': { message: 'Fatto', safetyBackup: { ...BACKUP, id: 's1', kind: 'safety' }, ...answer },
  });
  await see('Ripristina');
  await press('Ripristina');
  await see('Scrivi RIPRISTINA per confermare');
  await enter('Scrivi RIPRISTINA per confermare', 'RIPRISTINA');
  if (keys.twoProofs) expect(() => fieldOf('La tua password')).toThrow();
  else await enter('La tua password', 'limoni e vento');
  await press('Ripristina');
  await see('Fatto');
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
