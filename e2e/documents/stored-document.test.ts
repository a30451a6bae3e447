// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../server/src/adapters/html-cleaner.ts';
import { readContent, writeContent } from '../../web/src/admin/rich-text/document/content-html.ts';
import { anyDocument } from '../../web/src/testing/any-document.ts';

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
