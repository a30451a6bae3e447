// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPastedHtml, cleanPastedSlice } from './clean-paste.ts';
import { readContent, writeContent } from './content-html.ts';

/** What a paste becomes in the document. */
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

test('what nobody sees is left behind', () => {
  expect(paste('<p>il\u200B mare\u0007</p><pre><code>a\tb</code></pre>')).toBe(
    '<p>il mare</p><pre><code>a    b</code></pre>',
  );
});
