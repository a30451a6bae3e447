import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameHosts, readEmbedSource, sourceEmbedTypes } from './embed-source.ts';
import { isShortenedMap } from './map-address.ts';

const ID = 'aqz-KE-bpKQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('a YouTube address', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}&t=90s&list=PL123`,
    `https://m.youtube.com/watch?feature=share&v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=shared`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `//www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `  https://youtu.be/${ID}  `,
    `HTTPS://YOUTU.BE/${ID}`,
    `youtu.be/${ID}`,
    `www.youtube.com/watch?v=${ID}`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x&amp;start=3" title="YouTube" allowfullscreen></iframe>`,
    `<iframe\n  src='//www.youtube.com/embed/${ID}'\n></iframe>`,
    `<IFRAME allow=autoplay SRC=https://www.youtube.com/embed/${ID}></IFRAME>`,
  ])('%s becomes the player of its video', (address) => {
    expect(readEmbedSource('youtube', address)).toBe(PLAYER);
  });

  test.each([
    'https://vimeo.com/123456789',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}"onload="alert(1)`,
    'https://www.youtube.com/watch?v=../../x',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/',
    'https://youtu.be/',
    `javascript:alert("youtube.com/watch?v=${ID}")`,
    `<iframe src="https://evil.example/embed/${ID}"></iframe>`,
    `<iframe data-src="https://youtu.be/${ID}"></iframe>`,
    `<script src="https://youtu.be/${ID}"></script>`,
    ID,
  ])('%s is none', (address) => {
    expect(readEmbedSource('youtube', address)).toBeUndefined();
  });
});

describe('a map', () => {
  test.each([
    [
      'https://www.google.com/maps/place/Isola+d%27Elba/@42.78,10.19,11z/data=!3m1',
      'q=Isola+d%27Elba&z=11&output=embed',
    ],
    ['https://www.google.com/maps/@42.7823,10.2714,14.5z', 'q=42.7823%2C10.2714&z=15&output=embed'],
    ['https://google.com/maps?q=Procida', 'q=Procida&z=15&output=embed'],
    ['https://www.google.com/maps/search/?api=1&query=Procida', 'q=Procida&z=15&output=embed'],
    ['https://maps.google.com/?q=40.76,14.02&z=9', 'q=40.76%2C14.02&z=9&output=embed'],
    ['https://www.google.it/maps/place/Procida/@40.76,14.02,12z', 'q=Procida&z=12&output=embed'],
    ['google.it/maps?q=Procida', 'q=Procida&z=15&output=embed'],
    ['https://maps.google.de/?q=Procida', 'q=Procida&z=15&output=embed'],
    ['https://www.google.co.uk/maps?q=Procida', 'q=Procida&z=15&output=embed'],
    ['https://www.google.com.br/maps?q=Procida', 'q=Procida&z=15&output=embed'],
    ['https://maps.google.com/maps?ll=40.76,14.02&z=99', 'q=40.76%2C14.02&z=15&output=embed'],
  ])('of Google, %s, is rebuilt from its place', (address, query) => {
    expect(readEmbedSource('map', address)).toBe(`https://www.google.com/maps?${query}`);
  });

  test('of Google in a frame keeps the parameter that says what it shows, and no other', () => {
    expect(readEmbedSource('map', 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3&evil=1')).toBe(
      'https://www.google.com/maps/embed?pb=%211m18%211m12%211m3',
    );
    const code =
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" height="450" style="border:0;"></iframe>';
    expect(readEmbedSource('map', code)).toBe('https://www.google.com/maps/embed?pb=%211m18');
  });

  test.each([
    [
      'https://www.openstreetmap.org/#map=16/40.7600/14.0200',
      'bbox=14.01142%2C40.7561%2C14.02858%2C40.7639&layer=mapnik',
    ],
    [
      'https://openstreetmap.org/?mlat=40.76&mlon=14.02#map=16/40.7600/14.0200',
      'bbox=14.01142%2C40.7561%2C14.02858%2C40.7639&layer=mapnik&marker=40.76%2C14.02',
    ],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=13.99,40.74,14.05,40.78&layer=mapnik&marker=40.76,14.02&x=1',
      'bbox=13.99%2C40.74%2C14.05%2C40.78&layer=mapnik&marker=40.76%2C14.02',
    ],
  ])('of OpenStreetMap, %s, is rebuilt from its numbers', (address, query) => {
    expect(readEmbedSource('map', address)).toBe(`https://www.openstreetmap.org/export/embed.html?${query}`);
  });

  test.each([
    'https://www.google.com/search?q=maps',
    'https://www.google.com/mapsevil?q=x',
    'https://www.google.evil.example/maps?q=x',
    'https://www.google.zone.com/maps?q=x',
    'https://google.info/maps?q=x',
    'https://maps.google.com.evil.example/?q=x',
    'https://www.google.com/maps',
    'https://maps.app.goo.gl/abc',
    'https://www.bing.com/maps?q=x',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,x',
    'https://www.openstreetmap.org/export/embed.html?bbox=3,2,1,4',
    'https://www.openstreetmap.org/user/x',
    'ftp://maps.google.com/?q=x',
  ])('%s is none that may be shown', (address) => {
    expect(readEmbedSource('map', address)).toBeUndefined();
  });
});

test.each([
  ['youtube', `https://youtu.be/${ID}`],
  ['map', 'https://maps.google.com/?q=40.76,14.02&z=9'],
  ['map', 'https://google.com/maps/embed?pb=!1m18'],
  ['map', 'https://openstreetmap.org/#map=16/40.7600/14.0200'],
] as const)('a %s from %s is framed from a host that pages let in', (type, address) => {
  const { protocol, host } = new URL(readEmbedSource(type, address) ?? '');
  expect(protocol).toBe('https:');
  expect(frameHosts).toContain(host);
});

test.each([
  ['https://maps.app.goo.gl/abc', true],
  ['maps.app.goo.gl/abc', true],
  ['https://goo.gl/maps/abc', true],
  ['https://g.co/maps/abc', true],
  ['https://maps.app.goo.gl.evil.example/abc', false],
  ['https://goo.gl/abc', false],
  ['https://www.google.com/maps?q=x', false],
])('whether %s is a place that Google shortened is %s', (address, isShort) => {
  expect(isShortenedMap(address)).toBe(isShort);
});

describe.each(['image', 'video', 'audio'] as const)('the file of an embedded %s', (type) => {
  test.each(['/uploads/a1b2.jpg', 'https://example.com/a%20b.mp4?x=1&y=2', 'https://example.com/'])(
    'is %s',
    (address) => {
      expect(readEmbedSource(type, address)).toBe(address);
    },
  );

  test.each([
    'http://example.com/a.jpg',
    '/altro/a.jpg',
    '/uploads/../a.jpg',
    '/uploads/a/b.jpg',
    '/uploads/',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https://nome:parola@example.com/a.jpg',
    'https:/\\evil.example',
    'a.jpg',
  ])('is never %s', (address) => {
    expect(readEmbedSource(type, address)).toBeUndefined();
  });
});

test('an embed may wait for its address', () => {
  for (const type of sourceEmbedTypes) expect(readEmbedSource(type, ' ')).toBe('');
});

test('what was read once is read the same again', () => {
  const point = fc.tuple(fc.float({ min: -89, max: 89, noNaN: true }), fc.float({ min: -179, max: 179, noNaN: true }));
  const map = fc.tuple(point, fc.integer({ min: 1, max: 21 })).map(([[latitude, longitude], zoom]) => {
    const [written, beside] = [latitude.toFixed(6), longitude.toFixed(6)];
    return `https://www.openstreetmap.org/?mlat=${written}&mlon=${beside}#map=${zoom}/${written}/${beside}`;
  });
  const place = fc.webQueryParameters().map((query) => `https://www.google.com/maps?${query}&q=x`);
  fc.assert(
    fc.property(
      fc.constantFrom(...sourceEmbedTypes),
      fc.oneof(map, place, fc.webUrl(), fc.string()),
      (type, address) => {
        const once = readEmbedSource(type, address);
        if (once !== undefined) expect(readEmbedSource(type, once)).toBe(once);
      },
    ),
  );
});
