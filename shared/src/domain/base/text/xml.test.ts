import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeXml, xmlElement } from './xml.ts';

function read(xml: string) {
  return new DOMParser().parseFromString(xml, 'text/xml').documentElement;
}

test('a document begins with what it is written in, and has no blanks between its elements', () => {
  const root = xmlElement('a', [xmlElement('b', 'x'), xmlElement('c', 0)], { type: 'MP' });
  expect(writeXml(root)).toBe('<?xml version="1.0" encoding="UTF-8"?><a type="MP"><b>x</b><c>0</c></a>');
});

test('what is empty is left out, with what would hold nothing else', () => {
  const list = xmlElement('list', [xmlElement('a', ''), xmlElement('b', null), xmlElement('c', [])]);
  expect(list).toBeUndefined();
  expect(writeXml(xmlElement('root', [list, xmlElement('x', 'y')]))).toMatch(/<root><x>y<\/x><\/root>$/);
});

test('any text is read back as it was written, as content and as attribute', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(texts, texts, (content, attribute) => {
      const root = read(writeXml(xmlElement('a', content, { b: attribute })));
      expect(root?.textContent).toBe(content);
      expect(root?.getAttribute('b')).toBe(attribute);
    }),
  );
});

test.each(['\t', '\r\n', '\u0085', '\u2028', '\u2029'])('what ends a line is read back as it was: %j', (sign) => {
  const root = read(writeXml(xmlElement('a', `x${sign}y`, { b: `x${sign}y` })));
  expect(root?.textContent).toBe(`x${sign}y`);
  expect(root?.getAttribute('b')).toBe(`x${sign}y`);
});

test('markup stays text, and signs that XML cannot write are gone', () => {
  const written = writeXml(xmlElement('a', '</a><b>&"\u0000\u001b\uffff', { b: '"><c' }));
  expect(read(written)?.textContent).toBe('</a><b>&"');
  expect(read(written)?.getAttribute('b')).toBe('"><c');
  expect(writeXml(xmlElement('a', 'half a sign: \ud800'))).toMatch(/half a sign: \ufffd</);
});
