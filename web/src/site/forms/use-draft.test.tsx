// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../session/browser-session.ts';
import { fillIn, press } from '../../testing/show-on-page.tsx';
import { withTexts } from '../../testing/with-texts.tsx';
import { bookingDraft } from '../bookings/request/booking-draft.ts';
import { DraftNote } from './draft-note.tsx';
import { type Typed, TypedBefore } from './typed-before.ts';
import { useDraft } from './use-draft.ts';

const NAMES = ['startDate', 'endDate', 'note'] as const;
const ACCOUNT_FIELDS = ['guestName', 'guestEmail'] as const;

function Form() {
  const { draft, isSaved, change, clear } = useDraft(bookingDraft);
  return (
    <>
      {[...NAMES, ...ACCOUNT_FIELDS].map((name) => (
        <input key={name} name={name} value={draft[name]} onChange={({ target }) => change({ [name]: target.value })} />
      ))}
      <DraftNote isSaved={isSaved} clear={clear} formRef={{ current: null }} />
    </>
  );
}

let page: Root | undefined;

/** Hydrates the form as a page does. */
function open(typed: Typed = {}, focused?: (typeof ACCOUNT_FIELDS)[number]): void {
  close();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const tree = withTexts(
    'it',
    <TypedBefore value={typed}>
      <Form />
    </TypedBefore>,
  );
  root.innerHTML = renderToString(tree);
  if (focused) fieldOf(focused)?.focus();
  flushSync(() => {
    page = hydrateRoot(root, tree);
  });
}

function close(): void {
  page?.unmount();
  page = undefined;
}

function fieldOf(name: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

function fieldValues(names: readonly string[] = NAMES): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)?.value]));
}

const ADA: Session = {
  token: 'a.b.c',
  user: {
    id: '1',
    name: 'Ada Rossi',
    email: 'ada@example.com',
    role: 'USER',
    avatar: null,
    emailConfirmed: true,
    createdAt: '2027-03-01T10:00:00.000Z',
  },
};

const isOffered = () => document.body.textContent?.includes('Cancella la bozza');

beforeEach(() => localStorage.clear());
afterEach(() => {
  close();
  clearSession();
  vi.useRealTimers();
});

test('what was typed before the form was alive stays when the next field is filled at once', () => {
  open({ startDate: '2027-06-12' });
  fillIn({ endDate: '2027-06-19' });
  expect(fieldValues()).toEqual({ startDate: '2027-06-12', endDate: '2027-06-19', note: '' });
  open();
  expect(fieldValues()).toMatchObject({ startDate: '2027-06-12', endDate: '2027-06-19' });
});

test('what is typed is there again in another tab, and after the browser was closed', () => {
  open();
  expect(isOffered()).toBe(false);
  fillIn({ startDate: '2027-06-12', note: 'Con un cane.' });
  sessionStorage.clear();
  open();
  fillIn({ endDate: '2027-06-19' });
  expect(fieldValues()).toEqual({ startDate: '2027-06-12', endDate: '2027-06-19', note: 'Con un cane.' });
});

test('it is there for seven days', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') });
  open();
  fillIn({ note: 'Con un cane.' });
  vi.setSystemTime(new Date('2027-03-08T11:59:59Z'));
  open();
  expect(fieldValues().note).toBe('Con un cane.');
  vi.setSystemTime(new Date('2027-03-08T12:00:00Z'));
  open();
  expect(fieldValues().note).toBe('');
  expect(localStorage.length).toBe(0);
});

test('who is signed in need not name herself', async () => {
  writeSession(ADA);
  open();
  await expect
    .poll(() => fieldValues(ACCOUNT_FIELDS))
    .toEqual({ guestName: 'Ada Rossi', guestEmail: 'ada@example.com' });
});

test('nothing comes into the field that she is about to write in', async () => {
  writeSession(ADA);
  open({}, 'guestName');
  await expect.poll(() => fieldValues(ACCOUNT_FIELDS)).toEqual({ guestName: '', guestEmail: 'ada@example.com' });
  fillIn({ guestName: 'Ada Verdi' });
  expect(fieldValues(ACCOUNT_FIELDS)).toMatchObject({ guestName: 'Ada Verdi' });
});

test('one button takes it away, whole', () => {
  open();
  fillIn({ startDate: '2027-06-12', note: 'Con un cane.' });
  press('Cancella la bozza');
  expect(fieldValues()).toEqual({ startDate: '', endDate: '', note: '' });
  expect(isOffered()).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('another tab follows: what is typed there is here, and what is sent there is gone here', () => {
  open();
  fillIn({ note: 'Con un cane.' });
  const [[place, stored] = ['', '']] = Object.entries(localStorage);
  localStorage.setItem(place, stored.replace('cane', 'gatto'));
  flushSync(() => void dispatchEvent(Object.assign(new Event('storage'), { key: place })));
  expect(fieldValues().note).toBe('Con un gatto.');
  localStorage.removeItem(place);
  flushSync(() => void dispatchEvent(Object.assign(new Event('storage'), { key: place })));
  expect(fieldValues().note).toBe('');
});

test.each(['{', '[]', '{"startDate":3}'])('%s is not taken for a draft', (text) => {
  localStorage.setItem('approdo:draft:booking', text);
  open();
  expect(fieldValues()).toEqual({ startDate: '', endDate: '', note: '' });
});

test.each(['even to name it throws', 'it takes nothing'])(
  'where storage is blocked (%s) nothing is kept, and nothing said',
  (how) => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    if (how === 'it takes nothing')
      vi.stubGlobal('localStorage', { getItem: () => null, setItem: block, removeItem: () => undefined });
    else vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(block);
    open();
    fillIn({ note: 'Con un cane.' });
    expect(fieldValues().note).toBe('Con un cane.');
    expect(isOffered()).toBe(false);
    vi.restoreAllMocks();
  },
);
