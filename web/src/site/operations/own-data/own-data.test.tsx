// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession, writeSession } from '../../../session/browser-session.ts';
import { clearPage, fillIn, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { OwnDataSection } from './own-data-section.tsx';

const ADA: Session['user'] = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00.000Z',
};
const RETAINED = { what: 'Ricevute', why: 'Lo vuole la legge', until: '2036-12-31' };
const SAVED = 'GET /api/auth/me/data';
const ERASED = 'POST /api/auth/me/erase {"email":"ada@example.com"}';

/** The calls to the server, without those for proofs. */
let calls: string[];
let isProved: boolean;
let refusal: { status: number; error: string } | undefined;
let files: { name: string; content: string }[];
beforeEach(() => {
  [calls, isProved, refusal, files] = [[], true, undefined, []];
  writeSession({ token: 't', user: ADA });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${new URL(address, 'https://example.org').pathname}`;
    if (call === 'POST /api/auth/fresh') {
      isProved = true;
      return Response.json({ freshUntil: '2027-06-12T16:30:00.000Z' });
    }
    calls.push([call, body].filter(Boolean).join(' '));
    if (!isProved) {
      return Response.json({ error: 'x', code: 'FRESH_PROOF_ASKED', proofs: ['PASSWORD'] }, { status: 403 });
    }
    if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status });
    if (call === SAVED)
      return new Response('{"email":"ada@example.com"}', { headers: { 'content-type': 'application/json' } });
    return Response.json({ erased: { account: 1 }, kept: [RETAINED] });
  });
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((of) => {
    content = of as Blob;
    return 'blob:dati';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const { download: name } = this;
    void content?.text().then((text) => files.push({ name, content: text }));
  });
});
afterEach(() => {
  clearPage();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const see = (text: string) => expect.poll(() => document.body.textContent).toContain(text);
const show = (language: Language) => showOnPage(withTexts(language, <OwnDataSection />));

type Words = {
  readonly save: string;
  readonly file: RegExp;
  readonly erase: string;
  readonly sure: string;
  readonly cancel: string;
  readonly done: string;
  readonly kept: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    save: 'Scarica i miei dati',
    file: /^dati-\d{4}-\d\d-\d\d\.json$/,
    erase: 'Cancella il mio account',
    sure: 'Cancellare il tuo account?',
    cancel: 'Annulla',
    done: 'Il tuo account è cancellato.',
    kept: 'Ricevute, fino al 31 dicembre 2036. Lo vuole la legge.',
  },
  en: {
    save: 'Download my data',
    file: /^data-\d{4}-\d\d-\d\d\.json$/,
    erase: 'Delete my account',
    sure: 'Delete your account?',
    cancel: 'Cancel',
    done: 'Your account has been deleted.',
    kept: 'Ricevute, until Dec 31, 2036. Lo vuole la legge.',
  },
  de: {
    save: 'Meine Daten herunterladen',
    file: /^daten-\d{4}-\d\d-\d\d\.json$/,
    erase: 'Mein Konto löschen',
    sure: 'Ihr Konto löschen?',
    cancel: 'Abbrechen',
    done: 'Ihr Konto ist gelöscht.',
    kept: 'Ricevute, bis 31. Dezember 2036. Lo vuole la legge.',
  },
  fr: {
    save: 'Télécharger mes données',
    file: /^donnees-\d{4}-\d\d-\d\d\.json$/,
    erase: 'Supprimer mon compte',
    sure: 'Supprimer votre compte\u202F?',
    cancel: 'Annuler',
    done: 'Votre compte est supprimé.',
    kept: 'Ricevute, jusqu’au 31 décembre 2036. Lo vuole la legge.',
  },
};

const LANGUAGES = Object.keys(WORDS) as Language[];

test.each(LANGUAGES)('in %s a guest takes her data as a file', async (language) => {
  show(language);
  press(WORDS[language].save);
  await expect.poll(() => files).toHaveLength(1);
  expect(files).toEqual([
    { name: expect.stringMatching(WORDS[language].file), content: '{"email":"ada@example.com"}' },
  ]);
});

test.each(LANGUAGES)(
  'in %s her account is erased only once she has said so twice, and she reads what stays',
  async (language) => {
    const { erase, sure, cancel, done, kept } = WORDS[language];
    show(language);
    press(erase);
    await see(sure);
    press(cancel);
    expect(document.body.textContent).not.toContain(sure);
    expect(calls).toEqual([]);
    press(erase);
    await see(sure);
    pressLast(erase);
    await see(done);
    expect(document.body.textContent).toContain(kept);
    expect(calls).toEqual([ERASED]);
  },
);

test.each([
  ['it', 'Finché il tuo indirizzo non è confermato'],
  ['en', 'Until your address is confirmed'],
  ['de', 'Solange Ihre Adresse nicht bestätigt ist'],
  ['fr', 'Tant que votre adresse n’est pas confirmée'],
] as const)('in %s she reads what is hers until her address is confirmed, and no longer', async (language, words) => {
  show(language);
  expect(document.body.textContent).not.toContain(words);
  clearPage();
  writeSession({ token: 't', user: { ...ADA, emailConfirmed: false } });
  show(language);
  await see(words);
});

test('who has shown long ago who she is shows it again: what she would rather not is not done, and else it goes on by itself', async () => {
  isProved = false;
  show('it');
  press(WORDS.it.save);
  await see('Conferma che sei tu per continuare.');
  press('Annulla');
  await see('Non confermato');
  expect(files).toEqual([]);
  press(WORDS.it.save);
  await see('Conferma che sei tu per continuare.');
  fillIn({ password: 'limoni e vento' });
  press('Continua');
  await expect.poll(() => files).toHaveLength(1);
  expect(calls).toEqual([SAVED, SAVED, SAVED]);
});

test('what the server refuses is said in its words, and her account is still there', async () => {
  refusal = { status: 409, error: 'C’è un soggiorno confermato' };
  show('it');
  press(WORDS.it.erase);
  await see(WORDS.it.sure);
  pressLast(WORDS.it.erase);
  await see('C’è un soggiorno confermato');
  expect(document.body.textContent).toContain(WORDS.it.sure);
  expect(readSession()?.user).toEqual(ADA);
});

/** The question's button: the one that opened it has the same words. */
function pressLast(text: string): void {
  const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === text);
  if (buttons.length !== 2) throw new Error(`${buttons.length} buttons "${text}"`);
  buttons[1]?.click();
}
