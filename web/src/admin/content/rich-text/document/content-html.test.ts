// @vitest-environment jsdom
import { blockTags, markTags } from '@approdo/shared/rich-text/elements';
import { embedTypes } from '@approdo/shared/rich-text/embed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDocument } from '../../../../testing/any-document.ts';
import { contentSchema } from './content-extensions.ts';
import { readContent, writeContent } from './content-html.ts';

test('what is written and read again is the same document', () => {
  fc.assert(
    fc.property(anyDocument, (content) => {
      expect(readContent(writeContent(content)).toJSON()).toEqual(content.toJSON());
    }),
    { numRuns: 100 },
  );
});

test('the editor has the marks and blocks of the one list, and no others', () => {
  expect(Object.keys(contentSchema.marks).toSorted()).toEqual(Object.keys(markTags).toSorted());
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `heading${level}`);
  const blocks = Object.keys(contentSchema.nodes)
    .filter((name) => !['doc', 'text', 'embed'].includes(name))
    .flatMap((name) => (name === 'heading' ? headings : [name]));
  expect(blocks.toSorted()).toEqual(Object.keys(blockTags).toSorted());
});

test.each(embedTypes.map((type) => [type]))('an empty %s waits for its value', (type) => {
  const html = writeContent(readContent(`<div data-type="${type}"></div>`));
  expect(html).toMatch(new RegExp(`^<div data-type="${type}" data-(?:slug|src)=""`));
});

test.each([
  ['indentation of the markup is no text', '<ul>\n  <li><p>uno</p></li>\n</ul>\n\n<p>due\n    tre</p>\n'],
  [
    'a link that may not be is only its text',
    '<ul><li><p><a href="javascript:x()">uno</a></p></li></ul><p>due tre</p>',
  ],
  [
    'what the list does not have is only its text',
    '<section><ul><li>uno</li></ul><p><font color="red">due</font> tre</p>',
  ],
  [
    'an embed that may not be shown is nothing',
    '<div data-type="map" data-src="https://evil.example/"></div><ul><li>uno</li></ul><p>due tre</p>',
  ],
])('%s', (_, html) => {
  expect(writeContent(readContent(html))).toBe('<ul><li><p>uno</p></li></ul><p>due tre</p>');
});
