import { expect, test } from 'vitest';
import { stayGuide } from '../../texts/it/stays/stay-guide.ts';
import { drawGuide, listGuidePictures } from './draw-guide.ts';

const KEYS = {
  file: 'chiavi.jpg',
  alt: 'La cassetta "grigia"',
  caption: '',
  width: 1200,
  height: 800,
};

const draw = (content: string) => drawGuide(content, [KEYS], stayGuide.guide);

test('a picture of the library is shown in one width, with its words and its place kept', () => {
  expect(draw('<div data-type="image" data-src="/uploads/chiavi.jpg"></div>')).toBe(
    '<figure><img src="/uploads/chiavi.jpg?w=960" alt="La cassetta &quot;grigia&quot;" width="1200" height="800" loading="lazy" decoding="async"></figure>',
  );
  expect(draw('<p><img src="/uploads/chiavi.jpg"></p>')).toContain('<p><img src="/uploads/chiavi.jpg?w=960"');
});

test.each([
  [
    'a map',
    '<div data-type="map" data-src="https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4"></div>',
  ],
  ['a video', '<div data-type="youtube" data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></div>'],
  ['a picture elsewhere', '<div data-type="image" data-src="https://example.com/x.jpg"></div>'],
  ['a picture elsewhere in the text', '<p>Qui <img src="https://example.com/x.jpg"></p>'],
])('%s is a link: nobody else is asked for anything by a look at the guide', (_, content) => {
  const drawn = draw(content);
  expect(drawn).toContain('<a href="https://');
  expect(drawn).not.toMatch(/<(?:img|iframe|video|div)\b/);
});

test('kept are the pictures of what is open, and no other', () => {
  const guide = {
    sections: [
      {
        id: '1',
        title: 'Chiavi',
        content: '<div data-type="image" data-src="/uploads/chiavi.jpg"></div>',
        shown: 'STAY',
      },
    ],
    opensOn: null,
    closesOn: null,
    opensNextOn: null,
    checkInFrom: null,
    checkOutBy: null,
    pictures: [KEYS, { ...KEYS, file: 'altra.jpg' }],
  } as const;
  expect(listGuidePictures({ ...guide, sections: [...guide.sections], pictures: [...guide.pictures] })).toEqual([
    '/uploads/chiavi.jpg?w=960',
  ]);
});
