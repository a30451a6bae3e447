// @vitest-environment jsdom
import { blockTags, markTags } from '@approdo/shared/rich-text/elements';
import { embedTypes } from '@approdo/shared/rich-text/embed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../server/src/adapters/html-cleaner.ts';
import { readContent, writeContent } from '../../web/src/admin/rich-text/document/content-html.ts';
import { anyDocument } from '../../web/src/testing/any-document.ts';

test('the documents that are drawn have every block, mark and embed that there is', () => {
  const met = new Set<string>();
  for (const content of fc.sample(anyDocument, { numRuns: 500, seed: 1 })) {
    content.descendants(({ type, attrs, marks }) => {
      met.add(type.name === 'heading' ? `heading${attrs.level}` : type.name);
      if (type.name === 'embed') met.add(attrs.embed.type);
      for (const mark of marks) met.add(mark.type.name);
    });
  }
  const expected = [...Object.keys(blockTags), ...Object.keys(markTags), ...embedTypes, 'embed', 'text'];
  expect([...met].toSorted()).toEqual(expected.toSorted());
});

test('what the editor writes, cleaned as the server stores it and opened again, is the same document', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (content) => {
      expect(readContent(await cleanHtml(writeContent(content))).toJSON()).toEqual(content.toJSON());
    }),
    { numRuns: 300 },
  );
});

test('what the server stored is written by the editor as it is', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (content) => {
      const stored = await cleanHtml(writeContent(content));
      expect(await cleanHtml(writeContent(readContent(stored)))).toBe(stored);
    }),
  );
});
