// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EDITOR } from '../texts.ts';
import { cleanPastedHtml, cleanPastedSlice } from './clean-paste.ts';
import { readContent, writeContent } from './content-html.ts';
import { listForeignFrames } from './pasted-frames.ts';

/** Pastes HTML and returns the resulting document. */
function paste(html: string): string {
  const content = readContent(cleanPastedHtml(html));
  return writeContent(content.copy(cleanPastedSlice(content.slice(0)).content));
}

test('a text of Word is its paragraphs, marks and lists', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color:red}</style></head><body>
    <!--StartFragment-->
    <h1 style='mso-pagination:none'><span lang=IT>La casa<o:p></o:p></span></h1>
    <p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'><span lang=IT style='font-size:12.0pt'>Due</span></b> camere<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Mare</p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Cala Luna</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Monte</p>
    <p class=MsoNormal>Poi</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>Primo</p>
    <!--EndFragment--></body></html>`;
  expect(paste(word)).toBe(
    '<h1>La casa</h1><p style="text-align: justify;"><strong>Due</strong> camere</p>' +
      '<ul><li><p>Mare</p><ul><li><p>Cala Luna</p></li></ul></li><li><p>Monte</p></li></ul>' +
      '<p>Poi</p><ol><li><p>Primo</p></li></ol>',
  );
});

test('a piece of a web page loses its dress, its scripts and its pictures', () => {
  const page = `<div class="x" onclick="x()"><script>x()</script><style>p{}</style>
    <p style="color:red;font-size:40px">Il <span style="font-weight:700">mare</span> <a href="https://example.com" class="btn" onclick="x()">qui</a> <a href="javascript:x()">no</a></p>
    <img src="https://tracker.example/p.gif"><img src="data:image/png;base64,AAAA"><svg><text>no</text></svg>
    <button>Compra</button><iframe src="https://evil.example"></iframe></div>`;
  expect(paste(page)).toBe('<p>Il <strong>mare</strong> <a href="https://example.com">qui</a> no</p>');
});

test('the cells of a table stay apart', () => {
  expect(paste('<table><tr><th>Mese</th><th>Prezzo</th></tr><tr><td>Maggio</td><td>300</td></tr></table>')).toBe(
    '<p>Mese · Prezzo</p><p>Maggio · 300</p>',
  );
});

test.each([
  [
    'links and marks in a cell',
    '<table><tr><td><a href="https://example.com/">Lido</a> <b>nuovo</b></td><td><i>300</i></td></tr></table>',
    '<p><a href="https://example.com/">Lido</a> <strong>nuovo</strong> · <em>300</em></p>',
  ],
  [
    'cells of one paragraph, as Word writes them',
    '<table><tr>\n<td>\n <p class="MsoNormal">Maggio</p>\n</td><td><p><b>300</b></p></td><td><p> </p></td></tr></table>',
    '<p>Maggio · <strong>300</strong></p>',
  ],
  [
    'a cell of two paragraphs',
    '<table><tr><td><p>uno</p><p>due</p></td><td>tre</td></tr></table>',
    '<p>uno</p><p>due</p><p>tre</p>',
  ],
  [
    'a cell with a list',
    '<table><tr><td>Porta <b>con te</b></td><td><ul><li>acqua</li><li>pane</li></ul></td></tr></table>',
    '<p>Porta <strong>con te</strong></p><ul><li><p>acqua</p></li><li><p>pane</p></li></ul>',
  ],
  [
    'a table in a cell',
    '<table><tr><td>uno</td><td><table><tr><td>due</td><td>tre</td></tr><tr><td>quattro</td></tr></table></td></tr></table>',
    '<p>uno</p><p>due · tre</p><p>quattro</p>',
  ],
  [
    'a caption and a line that is broken',
    '<table><caption>Prezzi <b>2027</b></caption><tr><td>uno<br>due</td><td>tre</td></tr></table>',
    '<p>Prezzi <strong>2027</strong></p><p>uno<br>due · tre</p>',
  ],
])('a table keeps %s', (_, html, expected) => {
  expect(paste(html)).toBe(expected);
});

test.each(['center', 'nav', 'details', 'fieldset', 'main', 'dl', 'div'])('what stands in a %s stays apart', (tag) => {
  expect(paste(`<${tag}>uno</${tag}><${tag}><b>due</b></${tag}>`)).toBe('<p>uno</p><p><strong>due</strong></p>');
  expect(paste('<dl><dt>uno</dt><dd>due</dd></dl>')).toBe('<p>uno</p><p>due</p>');
});

test('lists of Word in the browser, one a point, are one list with its levels', () => {
  const point = (level: number, text: string, list = '<ul>') =>
    `<div class="ListContainerWrapper">${list}<li data-aria-level="${level}" role="listitem"><p>${text}</p></li></${list.slice(1, 3)}></div>`;
  const word = [
    point(1, 'Mare'),
    point(2, 'Cala'),
    point(1, 'Monte'),
    '<p>Poi</p>',
    point(1, 'terzo', '<ol start="3">'),
  ];
  expect(paste([...word, point(1, 'quarto', '<ol start="4">')].join(''))).toBe(
    '<ul><li><p>Mare</p><ul><li><p>Cala</p></li></ul></li><li><p>Monte</p></li></ul><p>Poi</p>' +
      '<ol start="3"><li><p>terzo</p></li><li><p>quarto</p></li></ol>',
  );
});

test('a list of numbers that follows one of bullets is another, and begins where it does', () => {
  const point = (marker: string, text: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker} </span>${text}</p>`;
  expect(paste(point('·', 'uno') + point('3.', 'tre') + point('4.', 'quattro'))).toBe(
    '<ul><li><p>uno</p></li></ul><ol start="3"><li><p>tre</p></li><li><p>quattro</p></li></ol>',
  );
});

test.each([
  ['<b style="font-weight:400">uno</b>', 'uno'],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>uno <span style="font-weight:700">due</span></p></b>',
    'uno <strong>due</strong>',
  ],
  ['<strong style="font-weight: 300">uno</strong>', 'uno'],
  ['<b style="font-weight:600">uno</b>', '<strong>uno</strong>'],
  ['<i style="font-style:normal">uno</i>', 'uno'],
  ['<u style="text-decoration:none">uno</u>', 'uno'],
])('what only looks marked is not: %s', (html, expected) => {
  expect(paste(html)).toBe(`<p>${expected}</p>`);
});

test('a frame of a video or a map is its block, others are named', () => {
  const frames =
    '<p>uno</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x"></iframe><p>due</p>' +
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe><iframe src="//player.vimeo.com/video/1"></iframe>';
  expect(paste(frames)).toBe(
    '<p>uno</p><div data-type="youtube" data-src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" data-width="100%" data-height="315"></div>' +
      '<p>due</p><div data-type="map" data-src="https://www.google.com/maps/embed?pb=%211m18" data-width="100%" data-height="480"></div>',
  );
  expect(listForeignFrames(frames)).toEqual(['player.vimeo.com']);
  expect(EDITOR.framesLeftOut(['player.vimeo.com'])).toBe(
    'Un riquadro di player.vimeo.com non è stato incollato: se serve, metti un link alla sua pagina.',
  );
});

test('what nobody sees is left behind', () => {
  expect(paste('<p>il\u200B mare\u0007</p><pre><code>a\tb</code></pre>')).toBe(
    '<p>il mare</p><pre><code>a\tb</code></pre>',
  );
});
