import { expect, test } from 'vitest';
import { aPicture } from '../../../testing/media-files.ts';
import { writeLetterHtml } from './letter-html.ts';

const logo = await aPicture({ width: 200, height: 96, format: 'png' });
const letterhead = { siteName: 'Casa "Zagara" & figli', logo, linkColour: '#17587c' };
const write = (text: string) => writeLetterHtml(text, letterhead, 'logo.1@approdo');

test('the logo is shown at half its size, with the name of the site for who does not see it', () => {
  expect(write('Ciao')).toContain(
    '<img src="cid:logo.1@approdo" width="100" height="48" alt="Casa &quot;Zagara&quot; &amp; figli">',
  );
});

test('paragraphs and lines are those of the text', () => {
  expect(write('Buongiorno,\n\nuna riga\nun’altra\n')).toContain(
    '<p>Buongiorno,</p>\n<p>una riga<br>\nun’altra</p>\n</body>',
  );
});

test('markup in the text is read as it was typed, and does nothing', () => {
  const html = write('<img src=x onerror=alert(1)></p><script>"&amp;\n\nhttps://a.it/"onclick="x<b>');
  expect(html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;&lt;script&gt;&quot;&amp;amp;</p>');
  expect(html).toContain('>https://a.it/</a>&quot;onclick=&quot;x&lt;b&gt;</p>');
  expect(html.match(/<img/g)).toHaveLength(1);
});

test.each([
  ['https://casa.it/booking/1?a=1&b=2', 'https://casa.it/booking/1?a=1&amp;b=2', ''],
  ['(https://casa.it/guida).', 'https://casa.it/guida', ').'],
  ['http://127.0.0.1:3000/profile#password', 'http://127.0.0.1:3000/profile#password', ''],
])('an address is a link in the colour of the house: %s', (text, address, rest) => {
  expect(write(text)).toContain(`<a href="${address}" style="color:#17587c">${address}</a>${rest}</p>`);
});

test.each(['javascript:alert(1)', 'https://', 'https://...', 'casa.it', 'ada@example.com'])('%s is no link', (text) => {
  expect(write(`Vedi ${text}`)).not.toContain('<a ');
});

test('nothing but the logo is loaded, and that is in the letter', () => {
  const html = write('Foto: https://altrove.it/foto.jpg');
  expect(html.match(/(?:src|srcset|background|url)\s*[=(]\s*"?[^"\s>]*/g)).toEqual(['src="cid:logo.1@approdo']);
  expect(html).not.toMatch(/<(?:link|style|script|iframe|object)/);
});

test.each(['https://a.it/! ', 'https://', 'https://a...', 'http', '.', '<', 'a\n\n'])(
  'a long letter is longer in proportion, and is written within the time of a test: %j',
  (sign) => {
    const sizeOf = (count: number) => write(sign.repeat(count)).length;
    expect(sizeOf(100_000) / sizeOf(50_000)).toBeLessThan(2.01);
  },
);
