import { LOGO_MAX_BYTES } from '@approdo/shared/domain/content/look/logo';
import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const PATH = '<path d="M0 0h9"/>';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(...inner: readonly string[]): string {
  return `${HEAD}>${inner.join('')}</svg>`;
}

/** What a clean drawing of 9 by 9 holds, or why there is none. */
async function leftOf(text: string): Promise<string> {
  const clean = await cleanSvg(text);
  if (typeof clean === 'string') return clean;
  expect(clean.svg.startsWith(HEAD)).toBe(true);
  return clean.svg
    .slice(HEAD.length)
    .replace(/^\/?>/, '')
    .replace(/<\/svg>$/, '');
}

/** What a drawing holds, and what is left of it. */
const HOSTILE: readonly (readonly [what: string, inner: string, left: string])[] = [
  ['a script', `<script>alert(1)</script>${PATH}`, PATH],
  ['a script in CDATA', `<script><![CDATA[alert(1)]]></script>${PATH}`, PATH],
  ['a script in capitals', `<SCRIPT>alert(1)</SCRIPT><ScRiPt/>${PATH}`, PATH],
  ['a script from elsewhere', `<script href="https://evil.example/a.js"/>${PATH}`, PATH],
  ['a script with a prefix', `<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>${PATH}`, PATH],
  ['a script of HTML', `<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${PATH}`, PATH],
  ['a shape with a prefix', '<s:path xmlns:s="http://www.w3.org/2000/svg" s:fill="red" d="M0 0h9"/>', PATH],
  ['a shape of another namespace', `<path xmlns="urn:other" d="M0 0h9"/><g xmlns="">${PATH}</g>`, ''],
  ['a shape within another namespace', `<x xmlns="urn:x"><path xmlns="http://www.w3.org/2000/svg"/></x>`, ''],
  ['event handlers', '<path onload="alert(1)" ONCLICK="alert(1)" onfocusin="alert(1)" d="M0 0h9"/>', PATH],
  ['HTML', '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/></foreignObject>', ''],
  ['a picture from elsewhere', '<image href="https://evil.example/a.png" width="9" height="9"/>', ''],
  ['a picture within', '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9"/>', ''],
  ['a filter that fetches', `<filter id="f"><feImage href="https://evil.example"/></filter>${PATH}`, PATH],
  ['a link', `<a href="javascript:alert(1)" target="_top">${PATH}</a>`, `<g>${PATH}</g>`],
  ['a link with a tab in its scheme', `<a href="java&#9;script:alert(1)">${PATH}</a>`, `<g>${PATH}</g>`],
  ['a link of XLink', `<a ${XLINK} xlink:href=" JaVaScRiPt:alert(1)">${PATH}</a>`, `<g>${PATH}</g>`],
  [
    'animations',
    '<path d="M0 0h9"><animate attributeName="d" to="url(/)"/><set attributeName="onclick" to="a()"/></path>',
    PATH,
  ],
  ['animations of movement', '<animateTransform attributeName="transform"/><animateMotion path="M0 0"/>', ''],
  ['use of another file', '<use href="https://evil.example/a.svg#b"/><use href="a.svg#b"/>', '<use/><use/>'],
  ['use of a file by XLink', `<use ${XLINK} xlink:href="file:///etc/passwd#a"/>`, '<use/>'],
  ['use of a drawing within', '<use href="data:image/svg+xml,&lt;svg id=&quot;a&quot;/&gt;#a"/>', '<use/>'],
  ['use in capitals', `<use ${XLINK} xlink:HREF="#x" HREF="#x"/><path id="x" d="M0 0h9"/>`, `<use/>${PATH}`],
  ['use of nothing', '<use href="#x"/><use href="#"/><use href=""/>', '<use/><use/><use/>'],
  ['a base elsewhere', '<g xml:base="https://evil.example/"><use href="#x"/></g>', '<g><use/></g>'],
  ['paint from elsewhere', '<path fill="url(https://evil.example/a.svg#b)" d="M0 0h9"/>', PATH],
  ['paint from elsewhere, and a colour', `<path fill="url('//evil.example#a') red" d="M0 0h9"/>`, PATH],
  ['paint by character references', '<path fill="&#117;&#x72;l(https://evil.example)" d="M0 0h9"/>', PATH],
  ['a mask and a clip from elsewhere', '<path mask="url(a.svg#m)" clip-path="url(a.svg#c)" d="M0 0h9"/>', PATH],
  ['a pattern', '<pattern id="p"><image href="/"/></pattern><path fill="url(#p)"/>', '<path fill="none"/>'],
  ['a cursor, a marker and a filter', '<path cursor="url(a)" marker-end="url(#m)" filter="url(#f)" d="M0 0h9"/>', PATH],
  ['a style that fetches', '<path style="fill:url(http://evil.example/a);stroke:red"/>', '<path stroke="red"/>'],
  ['a style in escapes', '<path style="fill:u\\72l(http://evil.example/a)" d="M0 0h9"/>', PATH],
  ['a style that binds', '<path style="-moz-binding:url(a);behavior:url(a);background:url(a)" d="M0 0h9"/>', PATH],
  ['a style that is a program', '<path style="fill:expression(alert(1));width:javascript:a" d="M0 0h9"/>', PATH],
  [
    'a style sheet that imports',
    '<style>@import url(https://evil.example/a.css);path{fill:red}</style><path/>',
    '<path fill="red"/>',
  ],
  ['a style sheet that imports by name', `<style>@import "https://evil.example";</style>${PATH}`, PATH],
  ['a typeface', `<style>@font-face{font-family:a;src:url(https://evil.example)}</style>${PATH}`, PATH],
  ['a style sheet for some devices', `<style>@media screen{path{fill:url(//evil.example)}}</style>${PATH}`, PATH],
  ['a style sheet in CDATA', '<style><![CDATA[.a>b{x:y}.a{fill:#fff}]]></style><g class="a"/>', '<g fill="#fff"/>'],
  ['a variable', '<path style="--a:url(//evil.example);fill:var(--a)" fill="var(--a)" d="M0 0h9"/>', PATH],
  ['a reference to a style sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${PATH}`, PATH],
  ['a comment', `<!-- <script>alert(1)</script> -->${PATH}`, PATH],
  ['a script as text', '<title><![CDATA[<script>]]></title>', '<title>&lt;script&gt;</title>'],
  ['a script as references', '<desc>&#60;script&#x3e;&amp;lt;</desc>', '<desc>&lt;script&gt;&amp;lt;</desc>'],
  ['a drawing within', `<svg onload="alert(1)" width="3">${PATH}</svg>`, `<svg width="3">${PATH}</svg>`],
  ['text', '<text>Casa</text>', ''],
  ['metadata', '<metadata><r:RDF xmlns:r="urn:r"><r:li>Mario Rossi</r:li></r:RDF></metadata>', ''],
  ['a path that is an address', '<path d="javascript:alert(1)"/>', '<path/>'],
  ['names of what every object has', '<path __proto__="a" constructor="b" class="toString" d="M0 0h9"/>', PATH],
  ['ids that are there twice', `<use href="#x"/><path id="x"/><rect id="x"/>`, '<use href="#a"/><path id="a"/><rect/>'],
  ['an id that says what is drawn', '<path id="&quot;&gt;&lt;script&gt;" d="M0 0h9"/>', PATH],
];

describe('of a drawing with', () => {
  test.each(HOSTILE)('%s only shapes are left', async (_, inner, left) => {
    expect(await leftOf(svg(inner))).toBe(left);
  });
});

/** Ten of ten of ten: a million shapes in a few lines. */
function manyUses(): string {
  const tenOf = (level: number) => `<use href="#level-${level}"/>`.repeat(10);
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `<g id="level-${level}">${tenOf(level - 1)}</g>`);
  return svg('<path id="level-0" d="M0 0h9"/>', ...levels);
}

const manyGroups = (count: number) => '<g/>'.repeat(count);
const nested = (depth: number) => svg('<g>'.repeat(depth - 1), '</g>'.repeat(depth - 1));

const REFUSED: readonly (readonly [what: string, text: string, fault: string])[] = [
  ['a document type', `<!DOCTYPE svg>${svg(PATH)}`, 'unsafe'],
  ['a document type in small letters', `<!doctype svg SYSTEM "https://evil.example/a.dtd">${svg(PATH)}`, 'unsafe'],
  ['a document type within a comment', `<!-- <!DOCTYPE svg> -->${svg(PATH)}`, 'unsafe'],
  ['entities that read a file', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${svg('&b;')}`, 'unsafe'],
  [
    'entities that grow without end',
    `<!DOCTYPE a [<!ENTITY b "haha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;">]>${svg('&d;')}`,
    'unsafe',
  ],
  ['a declaration of an entity alone', svg('<!ENTITY a "b">'), 'unsafe'],
  ['an unknown entity', svg('<title>&a;</title>'), 'unreadable'],
  ['a use of what it is in', svg('<g id="a"><use href="#a"/></g>'), 'unsafe'],
  ['a use of the whole drawing', `${HEAD} id="a"><use href="#a"/></svg>`, 'unsafe'],
  ['uses that lead to each other', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'unsafe'],
  ['a mask of itself', svg(`<mask id="m"><g mask="url('#m')"/></mask>`), 'unsafe'],
  ['a gradient of itself', svg('<linearGradient id="a" href="#a"/>'), 'unsafe'],
  ['uses of uses of uses', manyUses(), 'unsafe'],
  ['5,001 elements', svg(manyGroups(5000)), 'unsafe'],
  ['5,001 elements of another kind', svg('<x:a xmlns:x="urn:x">', '<x:b/>'.repeat(4999), '</x:a>'), 'unsafe'],
  ['a depth of 51', nested(51), 'unsafe'],
  ['more than a megabyte', svg(`<title>${'a'.repeat(LOGO_MAX_BYTES)}</title>`), 'unsafe'],
  ['a style sheet that makes megabytes', svg(`<style>g{fill:${'a'.repeat(9000)}}</style>`, manyGroups(999)), 'unsafe'],
  ['more attributes than any element has', svg(`<g${' a=""'.repeat(1001)}/>`), 'unsafe'],
  ['more namespaces than any drawing has', svg('<g xmlns:a="a"/>'.repeat(501)), 'unsafe'],
  ['an element without end', svg('<g>'), 'unreadable'],
  ['no end', `${HEAD}>`, 'unreadable'],
  ['characters that XML has not', svg('<title>\u0001</title>'), 'unreadable'],
  ['a reference to such a character', svg('<title>&#0;</title>'), 'unreadable'],
  ['a prefix of no namespace', svg('<use xlink:href="#a"/>'), 'unreadable'],
  ['a page around it', `<html xmlns="http://www.w3.org/1999/xhtml">${svg(PATH)}</html>`, 'unsupported'],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"/>', 'unsupported'],
  ['no text', '', 'unsupported'],
];

describe('a drawing is refused that has', () => {
  test.each(REFUSED)('%s', async (_, text, fault) => {
    expect(await leftOf(text)).toBe(fault);
  });
});

test('5,000 elements, and a depth of 50, are taken', async () => {
  expect(await leftOf(svg(manyGroups(4999)))).toBe(manyGroups(4999));
  expect(await leftOf(nested(50))).toContain('<g><g/></g>');
});

const MEGA = 1_000_000;
const styled = (css: string) => svg(`<style>${css}</style>`, PATH);
const NOTHING = '<path/>';

/** What is tricked into looking again and again at the same text would not end before the test does. */
describe('a megabyte takes a moment, if it is', () => {
  test.each([
    ['a style sheet without brackets', styled('a'.repeat(MEGA)), PATH],
    ['a style sheet of brackets', styled('{'.repeat(MEGA)), PATH],
    ['a style sheet of beginnings of comments', styled('/*'.repeat(MEGA / 2)), PATH],
    ['a style sheet of one rule for many', styled(`${'a,'.repeat(MEGA / 2 - 99)}b{fill:red}`), PATH],
    ['a style sheet of many rules', styled('path{fill:red}'.repeat(MEGA / 14 - 9)), '<path d="M0 0h9" fill="red"/>'],
    ['a style with an open bracket', svg(`<path style="fill:(${'a'.repeat(MEGA)}"/>`), NOTHING],
    ['a style of exclamation marks', svg(`<path style="fill:${'! '.repeat(MEGA / 2 - 99)}"/>`), NOTHING],
    ['classes', svg(`<path class="${'a '.repeat(MEGA / 2 - 99)}"/>`), NOTHING],
    ['spaces', svg(`<path d="${' '.repeat(MEGA)}"/>`), NOTHING],
    ['references', svg(`<path fill="${'url(#a)'.repeat(MEGA / 7 - 99)}"/>`), '<path fill="none"/>'],
    ['transformations', svg(`<path transform="${'scale(1'.repeat(MEGA / 7 - 99)}"/>`), NOTHING],
    ['one name', svg(`<path ${'a'.repeat(MEGA)}="a"/>`), NOTHING],
    ['openings of elements', svg('<g>'.repeat(MEGA / 3)), 'unsafe'],
    ['a declaration', `<!${'a'.repeat(MEGA)}`, 'unsafe'],
    ['character references', svg(`<title>${'&#65;'.repeat(MEGA / 5 - 99)}</title>`), 'unreadable'],
  ])('%s', async (_, text, left) => {
    expect(await leftOf(text)).toBe(left);
  });
});
