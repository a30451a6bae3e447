import { embedTypes } from '@approdo/shared/rich-text/embed';
import { expect, test } from 'vitest';
import { changeValue, emptyEmbed, sayEmbed } from './describe-embed.ts';

test('a marker without a value says what is missing', () => {
  expect(embedTypes.map((type) => sayEmbed(emptyEmbed(type)))).toEqual([
    'Gallery: [slug mancante]',
    'Immagine: [src mancante]',
    'Video: [src mancante]',
    'Audio: [src mancante]',
    'Mappa: [src mancante]',
    'YouTube: [src mancante]',
  ]);
});

test('a marker says what it shows', () => {
  expect(sayEmbed({ type: 'gallery', slug: 'la-casa' })).toBe('Gallery: la-casa');
  expect(sayEmbed({ type: 'image', src: '/uploads/mare.jpg' })).toBe('Immagine: /uploads/mare.jpg');
});

test('a new value is read as the server reads it, and the size stays', () => {
  const embed = { type: 'youtube', src: '', width: '50%', height: 200 } as const;
  expect(changeValue(embed, ' https://youtu.be/dQw4w9WgXcQ?t=3 ')).toEqual({
    embed: { ...embed, src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
  });
  expect(changeValue({ ...embed, src: 'https://youtu.be/dQw4w9WgXcQ' }, '')).toEqual({ embed });
});

test('what may not be shown is named', () => {
  expect(changeValue(emptyEmbed('map'), 'https://evil.example/maps')).toEqual({ forbidden: 'evil.example' });
  expect(changeValue(emptyEmbed('gallery'), 'La Casa')).toEqual({ forbidden: 'La Casa' });
  expect(changeValue(emptyEmbed('image'), 'http://example.com/a.jpg')).toEqual({ forbidden: 'example.com' });
});
