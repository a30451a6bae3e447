// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { enter, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { AuditTab } from './audit-tab.tsx';
import { DataTab } from './data-tab.tsx';

afterEach(leaveAdmin);

const screen = SCREENS.find(({ path }) => path === 'privacy');

const inScreen = (node: ReactNode) => {
  if (!screen) throw new Error('there is no such screen');
  return <ScreenContext value={screen}>{node}</ScreenContext>;
};

const LINE = {
  ...{ id: 'l1', at: '2027-06-01T08:00:00.000Z', by: { id: 'u1', name: 'Anna' }, action: 'BACKUP_MADE' },
  ...{ object: 'BACKUP', objectId: 'b1', summary: 'Fatto a mano' },
};

test('what was done is told by the words of the house, and what a newer program wrote as it stands', async () => {
  await showAdmin(inScreen(<AuditTab />), {
    'GET /audit': { entries: [LINE, { ...LINE, id: 'l2', by: null, action: 'SENT_BY_US' }], total: 2 },
    'GET /auth/users': [],
  });
  for (const text of ['Anna', 'Backup creato', 'Fatto a mano', 'Il programma', 'SENT_BY_US']) await see(text);
});

test('of days without anything it says so', async () => {
  await showAdmin(inScreen(<AuditTab />), { 'GET /audit': { entries: [], total: 0 }, 'GET /auth/users': [] });
  await see('Nessuna attività in questi giorni.');
});

test('old messages are deleted by themselves once the owner says so, and versions of the notice are listed', async () => {
  const { sent } = await showAdmin(inScreen(<DataTab />), {
    'GET /privacy/settings': { deletesMessages: false, version: 'v' },
    'GET /privacy/notices': [{ version: 2, from: '2027-06-01T08:00:00.000Z', sha256: 'x', acceptances: 7 }],
    'PUT /privacy/settings': { deletesMessages: true, version: 'w' },
  });
  for (const text of [
    'Scrivi l’indirizzo di chi lo chiede.',
    'Cancella automaticamente i messaggi vecchi',
    'Versione',
  ]) {
    await see(text);
  }
  await see('7');
  document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  await see('Cancella automaticamente i messaggi vecchi');
  expect(sent()).toEqual([{ method: 'PUT', path: '/privacy/settings', body: { deletesMessages: true } }]);
});

test('an empty address is not searched for', async () => {
  const { calls } = await showAdmin(inScreen(<DataTab />), {
    'GET /privacy/settings': { deletesMessages: false, version: 'v' },
    'GET /privacy/notices': [],
  });
  await see('Nessuna versione ancora.');
  await press('Cerca');
  expect(calls.some(({ path }) => path === '/people')).toBe(false);
});

test('whoever has no second proof reads all but the guests of the register, and is shown the way to one', async () => {
  const none = { bookings: [], conversations: [], contactMessages: [], reviews: [], money: [], documents: [] };
  const held = { account: null, ...none, letters: [{ id: 'l1' }], acceptances: [] };
  await showAdmin(inScreen(<DataTab />), {
    'GET /privacy/settings': { deletesMessages: false, version: 'v' },
    'GET /privacy/notices': [],
    'GET /people': {
      ...{ email: 'ada@example.com', madeAt: '2027-06-01T08:00:00.000Z', ...held },
      register: { unreadable: 'SECOND_PROOF_MISSING' },
    },
  });
  await see('E-mail');
  await enter('E-mail *', 'ada@example.com');
  await press('Cerca');
  await see('Di ada@example.com');
  await see('Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.');
  expect(document.querySelector('a[href="/access"]')?.textContent).toBe('Accesso e dispositivi');
  expect(document.body.textContent).not.toContain('Ospiti del registro');
});
