import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClient } from './read-client.ts';
import { sayClient } from './say-client.ts';

const say = async (userAgent: string) => sayClient(await readClient(userAgent), 'it');

const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox su Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/126.0`, 'Edge su Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROMIUM} Mobile Safari/537.36`, 'Chrome su Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`, 'Chrome su ChromeOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari su iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari su macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Approdo/0.1.0 Chrome/140.0 Electron/45.0.0 Safari/537.36',
    'App Approdo su Windows',
  ],
  ['curl/8.5.0', 'Programma sconosciuto'],
  ['node', 'Programma sconosciuto'],
  ['', 'Programma sconosciuto'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; Linux)', 'Programma sconosciuto'],
])('%s is %s', async (userAgent, client) => {
  expect(await say(userAgent)).toBe(client);
});

describe('what a stranger writes there', () => {
  test.each([
    'Visita www.evil.example/1.0 (Windows NT 10.0)',
    '<script>alert(1)</script>/1.0 (Windows NT 10.0)',
    'constructor/1.0 (Windows NT 10.0)',
    '__proto__',
    '{dispositivo}/1.0 (X11; Linux)',
  ])('is repeated to nobody: %s', async (userAgent) => {
    expect(await say(userAgent)).toBe('Programma sconosciuto');
  });

  test('is read in no time, however long it is, and breaks nothing', async () => {
    const begun = performance.now();
    for (const piece of ['(', 'a/', 'Chrome ', ' ', 'Mozilla/5.0 ', 'Approdo/1 ', 'like Mac OS X ']) {
      await readClient(piece.repeat(100_000));
    }
    expect(performance.now() - begun).toBeLessThan(2000);
    const known = /^(Programma sconosciuto|App Approdo su \w+|[A-Z][A-Za-z ]+ su \w+)$/;
    const pieces = fc.array(
      fc.constantFrom('Mozilla/5.0', 'Firefox/', '(Windows NT', 'Electron/', 'Approdo/1', ')', ';', '\0', 'é', '/'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pieces.map((some) => some.join(' ')),
        ),
        async (text) => {
          expect(await say(text)).toMatch(known);
        },
      ),
    );
  });
});
