// @vitest-environment jsdom
import { blockTags, markTags } from '@approdo/shared/rich-text/elements';
import { embedTypes } from '@approdo/shared/rich-text/embed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMarkup } from '../../server/src/adapters/clean-markup.ts';
import { readContent, writeContent } from '../../web/src/admin/content/rich-text/document/content-html.ts';
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

test('what the editor writes, cleaned as the server stores it and opened again, is the same document, and written again the same text', () => {
  fc.assert(
    fc.property(anyDocument, (content) => {
      const stored = clean(writeContent(content));
      const opened = readContent(stored);
      expect(opened.toJSON()).toEqual(content.toJSON());
      expect(clean(writeContent(opened))).toBe(stored);
    }),
    { numRuns: 150 },
  );
});

function clean(html: string): string {
  const cleaned = cleanMarkup(html);
  if ('html' in cleaned) return cleaned.html;
  throw new Error('what the editor writes is never refused');
}
