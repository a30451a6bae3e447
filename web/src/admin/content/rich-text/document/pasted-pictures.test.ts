// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { libraryPathOf, readPastedPictures } from './pasted-pictures.ts';

/** One pixel. */
const GIF = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a picture that is copied from a page is all there is', () => {
  const html = '<meta charset="utf-8"><img src="https://example.com/mare.png" alt="Il mare">';
  expect(readPastedPictures(html)).toEqual({ hasText: false, embedded: [], elsewhere: 1 });
});

test('pictures on the disk of an author who wrote in Word, and of other sites, are counted', () => {
  const html =
    '<style>p{}</style><p>Il mare<img src="file:///C:/Temp/mare.png"></p><img src="http://a.example/b.gif"><img>';
  expect(readPastedPictures(html)).toEqual({ hasText: true, embedded: [], elsewhere: 3 });
});

test('a picture that the markup holds is a file', async () => {
  const { embedded, elsewhere } = readPastedPictures(`<p>Prima</p><img src="data:image/gif;base64,${GIF}">`);
  expect(elsewhere).toBe(0);
  expect(embedded.map(({ name, type }) => [name, type])).toEqual([['immagine-1.gif', 'image/gif']]);
  expect(new TextDecoder().decode(await embedded[0]?.arrayBuffer())).toMatch(/^GIF89a/);
});

test.each(['data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html;base64,PHA+', 'data:image/png;base64,%%%'])(
  'what is no picture that can be read is left out: %s',
  (source) => {
    expect(readPastedPictures(`<img src="${source}">`)).toMatchObject({ embedded: [], elsewhere: 1 });
  },
);

test.each([
  ['/uploads/terrazza.jpg', '/uploads/terrazza.jpg'],
  ['/uploads/terrazza.jpg?w=960', '/uploads/terrazza.jpg'],
  [`${window.location.origin}/uploads/terrazza.jpg?w=960`, '/uploads/terrazza.jpg'],
  ['https://evil.example/uploads/terrazza.jpg', undefined],
  ['/uploads/../secret', undefined],
])('%s is %s in the library', (source, path) => {
  expect(libraryPathOf(source)).toBe(path);
});
