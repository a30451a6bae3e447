// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveAdmin, press, Refusal, see, seeNoMore, showAdmin, tick } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { UsersScreen } from './users-screen.tsx';

const ACCOUNT = {
  ...{ emailConfirmed: true, avatar: null, createdAt: '2027-03-01T10:00:00.000Z', version: '1' },
  ...{ id: 'u1', name: 'Anna', email: 'anna@example.it', role: 'ADMIN', twoProofs: true },
};
const BRUNA = { ...ACCOUNT, id: 'u2', name: 'Bruna', email: 'bruna@example.it', role: 'EDITOR', twoProofs: false };
const ASK = 'Chi gestisce la casa entra con la verifica in due passaggi';

// Wide enough for a table.
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.startsWith('(min-width'), media: query }),
  ),
);
afterEach(leaveAdmin);

function show(answers = {}) {
  const screen = SCREENS.find(({ path }) => path === 'users');
  const visible = (
    <ScreenContext value={screen}>
      <UsersScreen />
    </ScreenContext>
  );
  return showAdmin(visible, {
    'GET /auth/users': [ACCOUNT, BRUNA],
    'GET /access-settings': { staffTwoProofs: false, staffWithout: 2 },
    ...answers,
  });
}

const switchOf = () => document.querySelector<HTMLInputElement>('input[role="switch"]');

test('each account says whether it has a second proof', async () => {
  await show();
  await see('Bruna');
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent?.trim());
  const column = heads.findIndex((head) => head?.startsWith('Due passaggi'));
  expect(column).toBeGreaterThan(-1);
  const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.children[column]?.textContent);
  expect(cells).toEqual(['Sì', 'No']);
});

test.each([
  [2, '2 persone non hanno ancora la verifica in due passaggi.'],
  [1, '1 persona non ha ancora la verifica in due passaggi.'],
])('above them it says of how many staff the second proof is missing: %i', async (staffWithout, text) => {
  await show({ 'GET /access-settings': { staffTwoProofs: false, staffWithout } });
  await see(text);
  await see(ASK);
  expect(switchOf()?.checked).toBe(false);
});

test('where nobody lacks one nothing is said of it', async () => {
  await show({ 'GET /access-settings': { staffTwoProofs: true, staffWithout: 0 } });
  await see(ASK);
  expect(switchOf()?.checked).toBe(true);
  expect(document.body.textContent).not.toContain('in due passaggi.');
});

test('the house asks two proofs once it is switched on; without one of her own it says why not', async () => {
  let settings = { staffTwoProofs: false, staffWithout: 2 };
  let mayAsk = false;
  const why = 'Prima attiva la verifica in due passaggi nel tuo account.';
  const { sent, banners } = await show({
    'GET /access-settings': () => settings,
    'PUT /access-settings': () => {
      if (!mayAsk) return new Refusal(409, { error: why });
      settings = { staffTwoProofs: true, staffWithout: 1 };
      return settings;
    },
  });
  await see(ASK);
  await tick(ASK);
  await expect.poll(banners).toContain(why);
  expect(switchOf()?.checked).toBe(false);
  mayAsk = true;
  await tick(ASK);
  await see('1 persona non ha ancora la verifica in due passaggi.');
  expect(switchOf()?.checked).toBe(true);
  expect(sent().at(-1)).toEqual({ method: 'PUT', path: '/access-settings', body: { staffTwoProofs: true } });
});

test('the keys of another account are taken away after a question, and nobody’s own', async () => {
  const { sent, banners } = await show({ 'DELETE /auth/users/u2/keys': undefined });
  await see('Bruna');
  const [own, others] = [...document.querySelectorAll('tbody tr')];
  await press('Modifica', own);
  await see('Nuova password');
  expect(document.body.textContent).not.toContain('Rimuovi le chiavi');
  await press('Annulla');
  await seeNoMore('Nuova password');
  await press('Modifica', others);
  await see('Rimuovi le chiavi');
  await press('Rimuovi le chiavi');
  await see('Rimuovere tutte le chiavi di Bruna?');
  expect(sent()).toEqual([]);
  await press('Rimuovi le chiavi');
  await expect.poll(banners).toContain('Chiavi rimosse con successo');
  expect(sent()).toEqual([{ method: 'DELETE', path: '/auth/users/u2/keys', body: undefined }]);
});
