import { DOMParser, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

async function clean(text: string): Promise<CleanSvg> {
  const made = await cleanSvg(text);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

const svg = (inner: string, attributes = 'viewBox="0 0 9 9"') => `<svg ${XMLNS} ${attributes}>${inner}</svg>`;

const ALL_THREE = '<g stroke="red" fill="red" opacity=".5"/>';

describe('styles become attributes', () => {
  test.each([
    ['of a class', '.st0{fill:#FFF}', '<g class="st0"/>', '<g fill="#FFF"/>'],
    ['of an element, of all and of an id', 'g{fill:red}*{stroke:red}#a{opacity:.5}', '<g id="a"/>', ALL_THREE],
    ['of several selectors', '.a, .b,.c{fill:red}', '<g class="b"/>', '<g fill="red"/>'],
    ['of the later rule of two', '.b{fill:red}.a{fill:blue}', '<g class="a b"/>', '<g fill="blue"/>'],
    ['of a class before those of an element', '.a{fill:red}g{fill:blue}', '<g class="a"/>', '<g fill="red"/>'],
    ['of an id before those of a class', '#a{fill:red}.a{fill:blue}', '<g id="a" class="a"/>', '<g fill="red"/>'],
    ['of its own before all', '#a{fill:red}', '<g id="a" style=" FILL : blue ; x"/>', '<g fill="blue"/>'],
    ['in the place of an attribute', '.a{fill:red}', '<g fill="blue" class="a"/>', '<g fill="red"/>'],
    ['that counts more', '.a{fill:red !important}', '<g class="a"/>', '<g fill="red"/>'],
    ['between comments', '/*{*/.a{fill:/*}*/red}/*', '<g class="a"/>', '<g fill="red"/>'],
    ['with a mask of the drawing', 'g{mask:url("#p")}', '<g/><mask id="p"/>', '<g mask="url(#a)"/><mask id="a"/>'],
    ['unless it may not remain', '.a{fill:red;font-family:url(x);fill:var(--x)}', '<g class="a"/>', '<g fill="red"/>'],
  ])('%s', async (_, css, inner, left) => {
    expect((await clean(svg(`<style>${css}</style>${inner}`))).svg).toContain(`>${left}</svg>`);
  });

  test('of a sheet for screens, not of one for print', async () => {
    const sheets = '<style media="screen">g{fill:red}</style><style media="print">g{fill:blue}</style>';
    expect((await clean(svg(`${sheets}<g/>`))).svg).toBe(svg('<g fill="red"/>'));
  });
});

describe('the sides of a drawing', () => {
  test.each([
    ['viewBox="0 0 300 100"', '0 0 300 100', 300, 100],
    ['viewBox=" -1.50,0 , 400 , 400 " width="5"', '-1.5 0 400 400', 400, 400],
    ['viewBox="0 0 24 24" width="100%" height="100%"', '0 0 24 24', 200, 200],
    ['viewBox="0 0 3.4 1.7"', '0 0 3.4 1.7', 200, 100],
    ['viewBox="0 0 8000 2000"', '0 0 8000 2000', 2000, 500],
    ['viewBox="0 0 9000 1"', '0 0 9000 1', 2000, 1],
    ['width="300" height="150px" x="5" y="5"', '0 0 300 150', 300, 150],
    ['width="3in" height="72pt"', '0 0 288 96', 288, 96],
    ['viewBox="0 0 0 0" width="250" height="250"', '0 0 250 250', 250, 250],
    ['viewBox="none" width="250.5" height="1e3"', '0 0 250.5 1000', 251, 1000],
  ])('are those of %s', async (attributes, viewBox, width, height) => {
    const made = await clean(svg('<g/>', attributes));
    expect(made).toEqual({ svg: svg('<g/>', `viewBox="${viewBox}"`), width, height, hints: [] });
  });

  test.each([
    ...['', 'width="100"', 'width="100%" height="100%"', 'width="9em" height="9em"'],
    ...['viewBox="0 0 1e-320 1e-320"', 'viewBox="0 0 1e99 1"'],
    ...['width="-9" height="9"', 'viewBox="0 0 9"', 'viewBox="0 0 9 9 1"', 'viewBox="0 0 -9 9"'],
  ])('are not told by %j', async (attributes) => {
    expect(await cleanSvg(svg('<g/>', attributes))).toBe('no size');
  });
});

test('letters that are no shapes are told, since they go', async () => {
  const hint = 'I testi del logo vanno convertiti in tracciati';
  const made = await clean(svg('<g><text x="1"><tspan>Casa</tspan></text></g>'));
  expect([made.svg, made.hints]).toEqual([svg('<g/>'), [hint]]);
  expect((await clean(svg('<title>Casa\n  al mare</title>'))).svg).toBe(svg('<title>Casa al mare</title>'));
});

test('ids are short, in the order in which they are mentioned, and those that nothing mentions go', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `Livello_${index}`);
  const uses = many.map((id) => `<use href="#${id}"/>`).join('');
  const shapes = many.map((id) => `<path id="${id}" d="M0 0h9"/>`).join('');
  const left = (await clean(svg(`<g id="Gruppo">${uses}</g>${shapes}`))).svg;
  const names = [...'abcdefghijklmnopqrstuvwxyz', 'aa', 'ab', 'ac', 'ad'];
  expect([...left.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual(names);
  expect([...left.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual(names);
});

test('what an Illustrator file and an Inkscape file draw stays', async () => {
  const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In -->
<svg version="1.1" id="Livello_1" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);fill-rule:evenodd;clip-rule:evenodd;fill:#1A6B8F;}
</style>
<defs><rect id="SVGID_1_" width="200" height="100"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
<path class="st0" d="M0,0h200v100H0V0z"/>
</svg>`;
  expect((await clean(illustrator)).svg).toBe(
    `<svg ${XMLNS} viewBox="0 0 200 100"><defs><rect id="a" width="200" height="100"/></defs>` +
      '<clipPath id="b"><use href="#a"/></clipPath><path d="M0,0h200v100H0V0z" clip-path="url(#b)" ' +
      'fill-rule="evenodd" clip-rule="evenodd" fill="#1A6B8F"/></svg>',
  );
  const inkscape = `<svg width="210mm" height="297mm" viewBox="0 0 210 297" ${XMLNS}
    xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="urn:sodipodi">
    <sodipodi:namedview inkscape:zoom="0.7"/>
    <g inkscape:label="Livello 1" id="layer1" transform="translate(-1.5, 2)">
      <path style="fill:#000000;stroke-width:0.26" d="m 1,2 c 3,4 5,6 7,8 z" id="path1" inkscape:a="0"/></g></svg>`;
  expect((await clean(inkscape)).svg).toBe(
    svg(
      '<g transform="translate(-1.5, 2)"><path d="m 1,2 c 3,4 5,6 7,8 z" fill="#000000" stroke-width="0.26"/></g>',
      'viewBox="0 0 210 297"',
    ),
  );
});

const encode = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const ids = fc.constantFrom('a', 'b', 'c', 'Livello_1', 'd"', 'è');
const value = fc.oneof(
  ids,
  ids.map((id) => `#${id}`),
  ids.map((id) => `url(#${id})`),
  ids.map((id) => `url( "#${id}" )  red`),
  fc.constantFrom('0 0 9 9', '1.50', '50%', 'none', 'M0 0\nh9', 'rgb(1, 2, 3)', 'rotate(4 5,6)', 'url(//evil.example)'),
  fc.constantFrom('fill:red', 'fill:url(#a);stroke: blue', 'display:none;mask:url(#b)', 'javascript:alert(1)', ''),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const attribute = fc.tuple(
  fc.constantFrom(
    ...['id', 'href', 'class', 'style', 'fill', 'mask', 'clip-path', 'd', 'viewBox', 'width', 'transform', 'onload'],
    'x:href',
  ),
  value,
);
const attributes = fc
  .uniqueArray(attribute, { selector: ([name]) => name, maxLength: 5 })
  .map((all) => all.map(([name, text]) => ` ${name}="${encode(text)}"`).join(''));
const names = fc.constantFrom(
  ...['g', 'path', 'use', 'defs', 'symbol', 'linearGradient', 'stop', 'clipPath', 'mask', 'title', 'desc', 'svg'],
  ...['a', 'switch', 'script', 'foreignObject', 'style', 'text', 'image', 'set', 'x:path', 's:path', 'G'],
);
const loose = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 9 }).map(encode),
  fc.constantFrom('<!-- a -->', '<?a b?>', '<![CDATA[ <b> ]]>', ' a ', '.a{fill:red}#b,g{mask:url(#a)}', '\n'),
);
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    loose,
    fc
      .tuple(names, attributes, fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, given, inner]) => `<${name}${given}>${inner.join('')}</${name}>`),
  ),
}));
const drawing = fc.array(node, { maxLength: 6 }).map((inner) => {
  const namespaces = `xmlns:s="http://www.w3.org/2000/svg" ${XMLNS} xmlns:x="urn:x"`;
  return `<s:svg ${namespaces} viewBox="0 0 9 9">${inner.join('')}</s:svg>`;
});

const ALLOWED = /^(?:svg|g|defs|symbol|use|path|linearGradient|stop|clipPath|mask|title|desc)$/;

function listElements(element: Element): Element[] {
  return [element, ...[...element.children].flatMap(listElements)];
}

test('cleaning what is clean changes nothing, and nothing is left but shapes that name what is there', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(drawing, async (text) => {
      const first = await cleanSvg(text);
      // Circles, and characters that XML has not.
      if (typeof first === 'string') {
        expect(first).toMatch(/^(?:unsafe|unreadable)$/);
        return;
      }
      taken += 1;
      expect(await cleanSvg(first.svg)).toEqual({ ...first, hints: [] });
      const { documentElement } = new DOMParser().parseFromString(first.svg, 'image/svg+xml');
      const elements = documentElement ? listElements(documentElement) : [];
      const known = new Set(elements.map((element) => element.getAttribute('id')));
      for (const element of elements) {
        expect(element.namespaceURI).toBe('http://www.w3.org/2000/svg');
        expect(element.nodeName).toMatch(ALLOWED);
        for (const { name, value: kept } of element.attributes) {
          expect(name).toMatch(/^(?:xmlns|id|href|fill|stroke|display|mask|clip-path|d|viewBox|width|transform)$/);
          for (const [, id = ''] of kept.matchAll(/#(\w+)/g)) expect(known.has(id)).toBe(true);
          if (name !== 'xmlns') expect(kept).not.toMatch(/[:"'\\]/);
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(taken).toBeGreaterThan(100);
});
