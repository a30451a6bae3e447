import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PdfElement, readPdf } from '../../testing/read-pdf.ts';
import { runForTenant } from '../shared-thread/current-tenant.ts';
import { TooSlowError } from '../shared-thread/shared-thread.ts';
import { makeDocument, type Paper } from './document-maker.ts';
import { drawPaper } from './draw-paper.ts';

function aPaper(change: Partial<Paper> = {}): Paper {
  return {
    language: 'it',
    title: 'Ricevuta n. 3/2027',
    createdAt: '2027-03-01T10:00:00.000Z',
    footer: { text: 'Ricevuta n. 3/2027', page: 'Pagina {page} di {pages}' },
    blocks: [],
    ...change,
  };
}

const paragraphs = (...texts: string[]) => texts.map((text) => ({ kind: 'paragraph', text }) as const);

const readMade = async (change: Partial<Paper>) => readPdf(await makeDocument(aPaper(change)));

function typesOf({ type, kids }: PdfElement): unknown {
  return kids.length > 0 ? { [type]: kids.map(typesOf) } : type;
}

test('a document tells programs its language, its title and what each piece of it is, in the order in which it is read', async () => {
  const pdf = await readMade({
    blocks: [
      { kind: 'facts', facts: [{ label: 'Locatore', value: 'Maria Rossi\nVia Roma 1' }] },
      { kind: 'heading', text: 'Che cosa' },
      {
        kind: 'amounts',
        head: ['Voce', 'Importo'],
        rows: [['Acconto', '181,71 €']],
        total: ['Totale', '181,71 €'],
      },
    ],
  });
  expect(pdf).toMatchObject({ language: 'it', isMarked: true, showsTitle: true });
  expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(pdf.metadata).toContain('>Ricevuta n. 3/2027</rdf:li>');
  expect(pdf.structure.map(typesOf)).toEqual([
    { Document: ['H1', 'P', 'H2', { Table: [{ TR: ['TH', 'TH'] }, { TR: ['TD', 'TD'] }, { TR: ['TD', 'TD'] }] }] },
  ]);
  expect(pdf.text.split('\n').map((line) => line.trim())).toEqual([
    'Ricevuta n. 3/2027',
    'Locatore Maria RossiVia Roma 1',
    'Che cosa',
    'Voce',
    'Importo',
    'Acconto',
    '181,71 €',
    'Totale',
    '181,71 €',
  ]);
  expect(pdf.feet).toEqual(['Ricevuta n. 3/2027Pagina 1 di 1']);
});

test('a logo stands above the text, which stays where it is, and is said to who does not see it', async () => {
  const background = { r: 200, g: 20, b: 20, alpha: 0.5 };
  const png = await sharp({ create: { width: 400, height: 160, channels: 4, background } })
    .png()
    .toBuffer();
  const blocks = paragraphs('Ricevo da Ada Rossi 181,71 €.');
  const plain = await readMade({ blocks });
  const headed = await readMade({ blocks, logo: { png, alt: 'Casa è (mare)' } });
  expect(plain.structure.map(typesOf)).toEqual([{ Document: ['H1', 'P'] }]);
  expect(headed.structure.map(typesOf)).toEqual([{ Document: ['Figure', 'H1', 'P'] }]);
  expect(headed.structure[0]?.kids[0]?.alt).toBe('Casa è (mare)');
  expect(headed.text).toBe(plain.text);
});

test('names keep their accents in every alphabet that guests write in, and letters that are drawn as one stay two', async () => {
  const names = 'Òscar Łukasz Őrsi Şahin Nguyễn Văn Đạt Ζωή Жанна – office, affitto, fiume: 12 €';
  expect((await readMade({ blocks: paragraphs(names) })).text).toContain(names);
});

test('a sign that no font has is written as its number or in plainer signs, and nothing else of the text is lost', async () => {
  const { text } = await readMade({ blocks: paragraphs('王 e ﬁne, 🏖️ م fine') });
  expect(text).toContain('[U+738B] e fine, [U+1F3D6] [U+0645] fine');
});

test('what does not fit on a page goes on on the next, whole, under a foot that counts them', async () => {
  const sentences = Array.from(
    { length: 150 },
    (_, index) => `Articolo ${index}: ${'la casa al mare '.repeat(9)}fine.`,
  );
  const pdf = await readMade({ blocks: paragraphs(...sentences) });
  expect(pdf.feet.length).toBeGreaterThan(5);
  expect(pdf.feet[1]).toBe(`Ricevuta n. 3/2027Pagina 2 di ${pdf.feet.length}`);
  expect(pdf.text.split('\n').slice(1)).toEqual(sentences);
});

test('a word that is wider than its column is broken, and no part of it is lost', async () => {
  const name = 'Donaudampfschifffahrt'.repeat(20);
  const pdf = await readMade({ blocks: [{ kind: 'facts', facts: [{ label: 'Nome', value: name }] }] });
  expect(pdf.text).toContain(name);
});

test('a title with what XML is made of breaks nothing', async () => {
  const pdf = await readMade({ title: 'Casa & <mare>' });
  expect(pdf.metadata).not.toContain('<mare>');
  expect(pdf.text).toBe('Casa & <mare>');
});

test('what one document was written with reads the same in the next', async () => {
  for (const text of ['Nota: sì; no', 'Nota. Punto; virgola, fine']) {
    expect((await readMade({ blocks: paragraphs(text) })).text).toContain(text);
  }
});

test('others have their turn while a long contract is drawn', async () => {
  let ticks = 0;
  let isDrawn = false;
  const others = (async () => {
    while (!isDrawn) {
      await setImmediate();
      ticks += 1;
    }
  })();
  const bytes = await makeDocument(aPaper({ blocks: paragraphs('Il conduttore accetta. '.repeat(4000)) }));
  isDrawn = true;
  await others;
  expect(readPdf(bytes).feet.length).toBeGreaterThan(10);
  expect(ticks).toBeGreaterThan(100);
});

test('a document that takes too long is given up, and the next is made', async () => {
  const long = aPaper({ blocks: paragraphs('Ω'.repeat(50_000)) });
  await expect(makeDocument(long, { maxMs: 1 })).rejects.toBeInstanceOf(TooSlowError);
  expect((await readMade({ blocks: paragraphs('Il prossimo') })).text).toContain('Il prossimo');
});

test('a house whose documents take long keeps another waiting for one of them', async () => {
  const made: string[] = [];
  const makeFor = async (tenant: string, text: string) => {
    await runForTenant(tenant, () => makeDocument(aPaper({ blocks: paragraphs(text) })));
    made.push(tenant);
  };
  const many = Array.from({ length: 4 }, () => makeFor('vandal', 'parola '.repeat(3000)));
  await Promise.all([...many, makeFor('neighbour', 'ciao')]);
  expect(made.indexOf('neighbour')).toBe(1);
});

test('a name in signs that no font has is cut at the foot of a page at little cost', async () => {
  const foot = (text: string) => aPaper({ footer: { text, page: '{page}' } });
  const workOf = async (text: string) => {
    const figures: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = process.threadCpuUsage();
      await drawPaper(foot(text));
      figures.push(process.threadCpuUsage(before).user);
    }
    return Math.min(...figures);
  };
  const thai = `ก${'ั้'.repeat(5)}`.repeat(100);
  expect(await workOf(thai)).toBeLessThan(10 * (await workOf('ciao')));
  const { feet } = readPdf(await makeDocument(foot('Òscar '.repeat(100))));
  expect(feet[0]).toMatch(/^(Òscar ){5,}.*…/);
});
