import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

/** Every catalogue of what owners read in Italian. */
const CATALOGUES = [
  'web/src/admin/**/{texts.ts,texts/*.ts}',
  'web/src/site/texts/it/**/*.ts',
  'shared/src/words/catalogues/it/**/*.ts',
];

/** Words that were the program's and not a person's, with what is said in their place. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'due prove': 'verifica in due passaggi',
  'Due prove': 'Due passaggi',
  'delle tue prove': 'Da qui non puoi confermare che sei tu',
  'seconda prova': 'verifica in due passaggi',
  'Fino a giorni prima': 'Si può chiedere fino a … giorni prima dell’arrivo',
  'Esente sotto gli anni': 'Esente sotto i … anni',
  'torna neutro': 'Che cosa resta con un testo generico',
  'Cancella da sola': 'Cancella automaticamente',
  'Manda da solo': 'Invia in automatico',
  'Che cosa c’è di una persona': 'Cerca i dati di una persona',
  'numeri non sanno': 'numeri non dicono',
  'Preparate in anticipo': 'Pagine precaricate',
  'Conta sempre le notti': 'Calcola sempre a notte',
  'non parte più': 'non verranno inviati',
  'Trattenuta salvata': 'Importo trattenuto registrato',
  'ettere programmate': 'E-mail automatiche',
  "'Lettere'": 'E-mail',
  "'Storia'": 'Cronologia',
  'chiede di venire': 'chiede di prenotare',
  'Mai sotto': 'Prezzo minimo a notte',
  Vecchie: 'Aggiornate',
  'non resta da nessuna parte': 'È solo una prova: non viene salvato niente',
  "'A mano'": 'Inserita da te',
  "'Slug'": 'Indirizzo (slug)',
  '/uploads/': 'i tuoi media',
  GOOGLE_DRIVE_CLIENT: 'Google non conosce ancora questo sito',
  'impostare SMTP_URL': 'collegare la posta (SMTP_URL)',
};

const texts = CATALOGUES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '') }));

test.each(Object.entries(REPLACEMENTS))('nobody reads “%s”: she reads “%s”', (word) => {
  expect(texts.filter(({ text }) => text.includes(word)).map(({ file }) => file)).toEqual([]);
});

test('what is taken away is removed by one word', () => {
  expect(
    texts
      .filter(({ text }) =>
        /(?<![\p{L}])(?:Togli|tolt[oaie] con successo|nel togliere|Togliere)(?![\p{L}])/u.test(text),
      )
      .map(({ file }) => file),
  ).toEqual([]);
  expect(texts.length).toBeGreaterThan(60);
});
