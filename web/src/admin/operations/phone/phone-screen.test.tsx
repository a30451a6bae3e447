// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { PhoneScreen } from './phone-screen.tsx';

afterEach(leaveAdmin);

const DEVICE = {
  id: 'd1',
  name: 'Chrome su Android',
  kinds: ['REQUEST', 'MESSAGE'],
  createdAt: '2027-06-01T08:00:00.000Z',
  lastSentAt: null,
  lastError: 'Il servizio degli avvisi non risponde',
};

const screen = SCREENS.find(({ path }) => path === 'phone');

test('where nothing can ring, as in the desktop app, her devices stand there and where to go, and no switch', async () => {
  if (!screen) throw new Error('there is no such screen');
  const node = (
    <ScreenContext value={screen}>
      <PhoneScreen />
    </ScreenContext>
  );
  const { sent } = await showAdmin(node, {
    'GET /push': { publicKey: 'key', devices: [DEVICE] },
    'POST /push/devices/d1/test': DEVICE,
  });
  await see('Apri Approdo sul telefono per ricevere gli avvisi.');
  for (const text of ['Dispositivi con gli avvisi', 'Chrome su Android', 'Richieste, Messaggi', 'dal 1 giugno 2027']) {
    await see(text);
  }
  await see('Il servizio degli avvisi non risponde');
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(document.body.textContent).not.toContain('Installa');
  await press('Prova');
  expect(sent()).toEqual([{ method: 'POST', path: '/push/devices/d1/test', body: undefined }]);
});
