// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createGuardedHistory } from './guarded-history.ts';

/** What the user is asked, and what she answers; undefined if nothing is unsaved. */
let asked: PromiseWithResolvers<boolean>[];
let isUnsaved: boolean;
let shown: string[];
let history: ReturnType<typeof createGuardedHistory>;

const isAt = (path: string) => expect.poll(() => `${window.location.pathname}${window.location.search}`).toBe(path);

beforeEach(() => {
  asked = [];
  isUnsaved = false;
  shown = [];
  window.history.replaceState(null, '', '/admin');
  history = createGuardedHistory(() => {
    if (!isUnsaved) return undefined;
    const question = Promise.withResolvers<boolean>();
    asked.push(question);
    return question.promise;
  });
  return history.listen(({ location }) => shown.push(`${location.pathname}${location.search}`));
});

test('where nothing is unsaved every address opens at once', async () => {
  history.navigator.push({ pathname: '/admin/rates' });
  history.navigator.push('/admin/mail');
  window.history.back();
  await expect.poll(() => shown).toEqual(['/admin/rates', '/admin/mail', '/admin/rates']);
  expect(asked).toEqual([]);
});

test('a link away from what is unsaved asks first, and stays where the answer is no', async () => {
  history.navigator.push('/admin/rates');
  isUnsaved = true;
  history.navigator.push('/admin/mail');
  history.navigator.replace('/admin/mail');
  await isAt('/admin/rates');
  for (const question of asked) question.resolve(false);
  await Promise.all(asked.map(({ promise }) => promise));
  expect(shown).toEqual(['/admin/rates']);
  history.navigator.push('/admin/mail');
  asked.at(-1)?.resolve(true);
  await isAt('/admin/mail');
  expect(shown.at(-1)).toBe('/admin/mail');
});

test('what stays on the screen asks nothing', () => {
  history.navigator.push('/admin/rates');
  isUnsaved = true;
  history.navigator.push({ pathname: '/admin/rates', search: '?anno=2027' });
  history.navigator.push({ search: '?anno=2028' });
  expect(asked).toEqual([]);
});

test('the browser’s own button asks too: the address comes back, and goes once the user agrees', async () => {
  history.navigator.push('/admin/rates');
  isUnsaved = true;
  window.history.back();
  await expect.poll(() => asked).toHaveLength(1);
  await isAt('/admin/rates');
  expect(shown).not.toContain('/admin');
  asked[0]?.resolve(true);
  isUnsaved = false;
  await isAt('/admin');
  await expect.poll(() => shown.at(-1)).toBe('/admin');
});
