import { expect, it } from 'vitest';
import { drawDocument } from './store-document.ts';

it('a paper that takes too long to draw is refused in words, for now', async () => {
  const paper = {
    language: 'it',
    title: 'Contratto',
    createdAt: '2027-03-01T10:00:00.000Z',
    blocks: [{ kind: 'paragraph', text: 'parola '.repeat(7000) }],
    footer: { text: 'Contratto', page: '{page}' },
  } as const;
  await expect(drawDocument(paper, { maxMs: 1 })).rejects.toMatchObject({
    status: 503,
    message: 'Preparare il documento ha richiesto troppo tempo. Riprova; se succede ancora, accorcia i suoi testi',
  });
  expect((await drawDocument({ ...paper, blocks: [] })).bytes.length).toBeGreaterThan(1000);
});
