// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { LettersProposal } from './letters-proposal.tsx';

afterEach(leaveAdmin);

const OFF = { arrival: { isOn: false, days: 7, hour: 9 }, thanks: { isOn: false, days: 2, hour: 10 } };
const QUESTION = 'Vuoi scrivere agli ospiti prima che arrivino, e ringraziarli dopo?';

test('letters by the calendar are proposed until the owner says no, and then no more', async () => {
  let isProposed = true;
  const { calls, sent, banners } = await showAdmin(<LettersProposal />, {
    'GET /mail/schedule': () => ({ ...OFF, ...(isProposed && { isProposed }), version: 'v1' }),
    'PUT /mail/schedule': () => {
      isProposed = false;
      return { ...OFF, version: 'v2' };
    },
  });
  await see(QUESTION);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/mail#schedule');
  await press('No, grazie');
  expect(sent()).toEqual([{ method: 'PUT', path: '/mail/schedule', body: OFF }]);
  expect(calls.find(({ method }) => method === 'PUT')?.version).toBe('v1');
  expect(banners()).toEqual(['Le e-mail automatiche restano spente: le attivi quando vuoi nella pagina della posta']);
  await seeNoMore(QUESTION);
});

test.each([
  ['has decided', { ...OFF, version: 'v1' }],
  ['is not known to have', undefined],
])('nothing is proposed to an owner who %s', async (_, schedule) => {
  await showAdmin(<LettersProposal />, schedule && { 'GET /mail/schedule': schedule });
  expect(document.body.textContent).not.toContain(QUESTION);
});
