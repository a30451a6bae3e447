// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, showAdmin } from '../../../testing/show-admin.tsx';
import { LookStep } from './look-step.tsx';

afterEach(leaveAdmin);

const HOMEPAGE = {
  siteName: 'Casa Zagara',
  heroImage: '/uploads/hero-bay.jpg',
  heroTitle: 'La casa sopra la baia',
  heroSubtitle: 'Limoni e una terrazza sul mare',
  primaryButton: { text: 'Prenota', link: '/booking', visible: true },
  secondaryButton: { text: 'Guarda le foto', link: '/gallery', visible: false },
  accent: 'sea',
  version: 'v1',
};

test.each([
  ['with nothing typed has only been seen', undefined, 'seen'],
  ['in which something was typed is done', 'Casa Limone', 'done'],
])('a step %s when one goes on', async (_, typed, outcome) => {
  const outcomes: string[] = [];
  const step = { isDone: false, isLeaving: false, onBack: () => undefined, onLater: () => undefined };
  await showAdmin(<LookStep {...step} onDone={() => outcomes.push('done')} onSeen={() => outcomes.push('seen')} />, {
    'GET /homepage': HOMEPAGE,
    'PUT /homepage': { ...HOMEPAGE, ...(typed && { siteName: typed }), version: 'v2' },
    'GET /media': [],
    'POST /look/preview': { path: `/look/${'a'.repeat(43)}/`, until: '2027-05-01T08:30:00.000Z' },
  });
  await vi.waitFor(() => fieldOf('Nome del sito'), { timeout: 10_000 });
  if (typed) await enter('Nome del sito', typed);
  await press('Avanti');
  await expect.poll(() => outcomes).toEqual([outcome]);
});
