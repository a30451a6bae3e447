import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameHosts } from './embed-source.ts';
import { mapAddressOf, pageOfPoint, readMapPoint } from './map-point.ts';

const point = { latitude: 38.5562, longitude: 14.5713 };

describe('the point that is meant', () => {
  it.each([
    ['coordinates as Google Maps copies them', '38.5562, 14.5713'],
    ['coordinates with a space', '38.5562 14.5713'],
    ['coordinates with Italian commas', '38,5562 14,5713'],
    ['coordinates with Italian commas and a semicolon', '38,5562; 14,5713'],
    [
      'a place of Google Maps, its pin before its view',
      'https://www.google.com/maps/place/Malfa/@38.6,14.6,15z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d38.5562!4d14.5713!16zL20v',
    ],
    ['a view of Google Maps', 'https://www.google.com/maps/@38.5562,14.5713,15z'],
    ['a point asked of Google Maps', 'https://www.google.com/maps?q=38.5562,14.5713'],
    ['a point searched for', 'https://www.google.com/maps/search/?api=1&query=38.5562%2C14.5713'],
    ['a point in a path', 'https://www.google.com/maps/place/38.5562,+14.5713'],
    ['an older address', 'http://maps.google.com/maps?ll=38.5562,14.5713&z=12'],
    ['a view of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/38.5562/14.5713'],
    [
      'a marker of OpenStreetMap, before its view',
      'https://www.openstreetmap.org/?mlat=38.5562&mlon=14.5713#map=17/38.6/14.6',
    ],
    [
      'what OpenStreetMap gives to frame',
      'https://www.openstreetmap.org/export/embed.html?bbox=14.5,38.5,14.6,38.6&marker=38.5562%2C14.5713',
    ],
  ])('is found in %s', (_, typed) => {
    expect(readMapPoint(` ${typed} `)).toEqual(point);
  });

  it.each([
    [`38°33'22.3"N 14°34'16.7"E`, 38.556194, 14.571306],
    ['38° 33′ 22,3″ N, 14° 34′ 16,7″ E', 38.556194, 14.571306],
    [`33°30'S 70°40'O`, -33.5, -70.666667],
  ])('is found in degrees, minutes and seconds: %s', (typed, latitude, longitude) => {
    expect(readMapPoint(typed)).toEqual({ latitude, longitude });
  });

  it.each([
    '',
    'Via del Porto 3, Malfa',
    '91, 14',
    '38.5, 181',
    '38.5',
    '38,5562',
    `14°34'16"E 38°33'22"N`,
    'https://maps.app.goo.gl/abcdef',
    'https://www.google.com/search?q=38.5,14.5',
    'https://evil.example/maps/@38.5562,14.5713,15z',
    'https://www.google.com/maps/place/%E0%A4%A/',
    'https://user:secret@www.google.com/maps/@38.5562,14.5713,15z',
    'javascript:alert(1)',
    `38.5562, 14.5713${' '.repeat(2)}${'0'.repeat(3000)}`,
  ])('is not in «%s»', (typed) => {
    expect(readMapPoint(typed)).toBeUndefined();
  });

  it('lies on Earth, whatever is typed, and is found again where it is shown', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((value) => value / 1e4);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        expect(readMapPoint(`${latitude}, ${longitude}`)).toEqual({ latitude, longitude });
        expect(readMapPoint(pageOfPoint({ latitude, longitude }))).toEqual({ latitude, longitude });
        const { hostname } = new URL(mapAddressOf({ latitude, longitude }) ?? '');
        expect(frameHosts).toContain(hostname);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const { latitude = 0, longitude = 0 } = readMapPoint(typed) ?? {};
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
