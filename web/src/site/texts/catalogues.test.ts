import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { findLooseMarks } from '@approdo/shared/words/base/loose-marks';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { listCoastalWords } from '@approdo/shared/words/testing/coastal-words';
import { WORDS } from '@approdo/shared/words/words';
import { describe, expect, test } from 'vitest';
import { listCatalogueTexts } from '../../testing/texts-of.ts';
import { catalogues } from './catalogues.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'it');

const isRefusal = (place: string) => /^(?:islands\.refusals|further\.registerRefusals)\./.test(place);

/** The texts that SPEC.md quotes in English for the Italian site. */
const QUOTED_IN_ENGLISH = [
  'Login',
  'Login failed',
  'Logout failed',
  'Registration failed',
  'Loading menu...',
  'Failed to load menu',
  'Failed to fetch menu items (api)',
  'No blog posts available.',
  'Previous',
  'Next',
  'Gallery not found',
  'No images in this gallery',
  'published on ',
];

describe.each(LANGUAGES)('in %s', (language) => {
  // Refusals have named values, and a test of their own beside them.
  const entries = listCatalogueTexts(catalogues[language]).filter(([place]) => !isRefusal(place));

  test('each text that is made of values shows every one of them', () => {
    for (const [place, text] of entries) {
      if (typeof text === 'string') continue;
      const marks = Array.from({ length: text.length }, (_, index) => `⟨${index}⟩`);
      const wording = text(...marks);
      for (const mark of marks) expect(wording, place).toContain(mark);
    }
  });

  test('none takes the house to be on a coast, since no owner can change it', () => {
    const texts = [
      ...listCatalogueTexts(catalogues[language]),
      ...listCatalogueTexts(WORDS[language], 'words'),
      ...listCatalogueTexts(MONEY_WORDS[language], 'money'),
    ];
    const ofACoast = texts.filter(([, text]) => listCoastalWords(String(text), language).length > 0);
    expect(ofACoast.map(([place]) => place)).toEqual([]);
  });

  test('none is empty but what stands beside a link or a figure', () => {
    const empty = entries.filter(([place, text]) => text === '' && !/\.(?:before|after)$/.test(place));
    expect(empty).toEqual([]);
  });
});

test('Italian says to the letter what SPEC.md quotes', () => {
  const wording = listCatalogueTexts(catalogues.it).map(([, text]) => text);
  expect(wording).toEqual(expect.arrayContaining(QUOTED_IN_ENGLISH));
  expect(wording).toEqual(
    expect.arrayContaining([
      'Registrati',
      'Impostazioni del profilo',
      'Scollegati',
      'Impostazioni Profilo',
      'Articolo non trovato',
      'Pagina non trovata',
      'Richiesta di registrazione inviata, controlla la tua mail!',
      'Le due password non corrispondono',
      'Devi accettare le condizioni della privacy per registrarti.',
      'Le nuove password non corrispondono',
      'Per favore fai login per scrivere una recensione.',
      'Richiesta di Prenotazione inviata!',
      'Errore nel creare la prenotazione',
      'Errore nel caricamento delle prenotazioni',
      'Errore nella cancellazione della prenotazione',
      'Recensione inviata con successo!',
      "Errore nell'invio della recensione",
      'Errore nel caricamento delle Recensioni',
      'Messaggio inviato con successo!',
      "Errore nell'invio del messaggio",
      'Profilo aggiornato con successo',
      "Errore nell'aggiornamento del Profilo",
    ]),
  );
});

test.each(['de', 'fr'] as const)('%s says nothing that SPEC.md quotes in English', (language) => {
  const wording = listCatalogueTexts(catalogues[language]).map(([, text]) => text);
  expect(wording.filter((text) => typeof text === 'string' && QUOTED_IN_ENGLISH.includes(text))).toEqual([]);
});

/** Quoted literally from the law on the register. */
const QUOTED_FROM_LAW = ["Préparer l'enregistrement"];

test.each(OTHERS)('%s has apostrophes and quotes of a printer', (language) => {
  const typed = listCatalogueTexts(catalogues[language]).filter(
    ([, text]) => typeof text === 'string' && /['"]/.test(text) && !QUOTED_FROM_LAW.includes(text),
  );
  expect(typed).toEqual([]);
});

test.each(OTHERS)('no sentence of %s is the Italian one', (language) => {
  const italian = new Map(listCatalogueTexts(catalogues.it));
  const same = listCatalogueTexts(catalogues[language]).filter(
    ([place, text]) => typeof text === 'string' && text.includes(' ') && text === italian.get(place),
  );
  const quoted = language === 'en' ? QUOTED_IN_ENGLISH : [];
  expect(same.filter(([, text]) => !quoted.includes(String(text)))).toEqual([]);
});

/** All texts in a language except letters, with figures for their values. */
function listFilledTexts(language: Language): string[] {
  const marked = new Proxy({}, { get: () => '0' });
  const entries = listCatalogueTexts(catalogues[language]).filter(([place]) => !isRefusal(place));
  const site = entries.map(([, text]) => (typeof text === 'string' ? text : text(...Array(text.length).fill('0'))));
  // Whatever a text's values are, figures are inserted.
  const words = Object.values(WORDS[language]).map((wording) =>
    typeof wording === 'string' ? wording : (wording as (values: object) => string)(marked),
  );
  return [...site, ...words];
}

test('no line of French can begin with a mark', () => {
  expect(listFilledTexts('fr').filter((wording) => findLooseMarks(wording).length > 0)).toEqual([]);
});

/** Quoted literally from KEYS.md, section 12. */
const QUOTED = ['Sign out everywhere else', 'Sign in with a passkey'];

test.each([
  ['en', /e-mail|network address|sign(?:ed)? (?:in|out)|privacy policy/i],
  ['de', /Netz(?:werk)?adresse|Datenschutzhinweis|freiwillig|\bEmail/i],
  ['fr', /adresse réseau|\bcourriel|\bhôte(?!s\b)/i],
] as const)('%s calls a thing by one word alone', (language, other) => {
  const wording = listFilledTexts(language).filter((text) => other.test(text) && !QUOTED.includes(text));
  expect(wording).toEqual([]);
});
