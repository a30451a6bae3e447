import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  followRedirects,
  isOfProgram,
  isRedirectTarget,
  keyOfOldAddress,
  keysOfAddress,
  localAddressOf,
  MAX_HOPS,
  readOldAddress,
} from './old-address.ts';

/** Words as the paths of a site have them; none of them is an idle end. */
const word = fc.string({ unit: fc.constantFrom(...'abcxyz019-_àéßłç'), minLength: 1, maxLength: 8 });
const path = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `/${words.join('/')}`);
const idleEnd = fc.constantFrom('', '/', '//', '/index.php', '/index.html', '/index.php/', '/INDEX.PHP');
const counted = fc.tuple(fc.constantFrom('p', 'page_id', 'attachment_id'), fc.nat()).map((pair) => pair.join('='));

describe('an old address as it is kept', () => {
  test.each([
    ['/2021/05/mio-articolo/', '/2021/05/mio-articolo/'],
    ['https://www.vecchia.it/2021/05/mio-articolo/', '/2021/05/mio-articolo/'],
    ['HTTP://vecchia.it:8080/a?p=12', '/a?p=12'],
    ['//vecchia.it//a', '/a'],
    ['https://vecchia.it', '/'],
    ['https://vecchia.it?page_id=7', '/?page_id=7'],
    ['/?p=12&utm_source=x', '/?p=12'],
    ['/?utm_source=x&attachment_id=3#commenti', '/?attachment_id=3'],
    ['/?page_id=7&p=12', '/?p=12'],
    ['/a?lang=it', '/a'],
    ['/a?p=dodici', '/a'],
    ['/a#commenti', '/a'],
  ])('%s is kept as %s', (written, kept) => {
    expect(readOldAddress(written)).toBe(kept);
  });

  test.each(['', 'mio-articolo', 'www.vecchia.it/a', 'ftp://vecchia.it/a', 'javascript:alert(1)', '?p=12'])(
    '%s is none',
    (written) => {
      expect(readOldAddress(written)).toBeUndefined();
    },
  );

  test('is read again as it is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (written) => {
        const kept = readOldAddress(written) ?? '';
        expect(kept).toMatch(/^\/(?!\/)/);
        expect(readOldAddress(kept)).toBe(kept);
      }),
    );
  });
});

describe('two addresses are the same', () => {
  test.each([
    ['/Perch%C3%A9', '/perché'],
    ['/perche\u0301', '/perch\u00e9'],
    ['/2021/05/Casa/', '/2021/05/casa'],
    ['/blog/index.php', '/blog'],
    ['/index.php', '/'],
    ['/index.php?p=12', '/?p=12'],
    ['/?utm_source=x&p=12', '/?p=12'],
    ['/a%2Fb', '/a/b'],
  ])('%s and %s', (one, other) => {
    expect(keyOfOldAddress(one)).toBe(keyOfOldAddress(other));
  });

  test.each([
    ['/?p=12', '/?p=13'],
    ['/?p=12', '/?page_id=12'],
    ['/index.phpx', '/'],
    ['/a/index.php/b', '/a/b'],
    ['/100%', '/100'],
  ])('but not %s and %s', (one, other) => {
    expect(keyOfOldAddress(one)).not.toBe(keyOfOldAddress(other));
  });

  test('whatever their case, encoding and idle ends', () => {
    fc.assert(
      fc.property(path, idleEnd, (plain, end) => {
        const key = keyOfOldAddress(plain);
        expect(keyOfOldAddress(plain + end)).toBe(key);
        expect(keyOfOldAddress(encodeURI(plain) + end)).toBe(key);
        expect(keyOfOldAddress(plain.normalize('NFD') + end)).toBe(key);
        expect(keyOfOldAddress(plain.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()))).toBe(key);
      }),
    );
  });

  test('with one parameter that counts, among any others', () => {
    fc.assert(
      fc.property(path, counted, word, (plain, query, other) => {
        const keys = keysOfAddress(`${plain}?utm_source=${encodeURIComponent(other)}&${query}`);
        expect(keys).toEqual(keysOfAddress(`${plain}?${query}`));
        expect(keys.plain).toBe(keyOfOldAddress(plain));
      }),
    );
  });

  test('any text has keys that a database keeps: no control character is decoded', () => {
    expect(keysOfAddress('/a%00b').plain).toBe('/a%00b');
    fc.assert(
      fc.property(fc.webPath(), (address) => {
        expect(keysOfAddress(address).plain).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

test.each(['/api', '/API/health', '/admin/menu', '/uploads/a.jpg', '/assets', '/%61dmin/'])(
  '%s is of the program',
  (address) => {
    expect(isOfProgram(address)).toBe(true);
  },
);

test.each(['/apicoltura', '/wp-admin', '/administrator', '/wp-content/uploads/a.jpg', '/'])('%s is not', (address) => {
  expect(isOfProgram(address)).toBe(false);
});

test.each(['/', '/blog/casa', '/blog?page=2#a', 'https://altrove.it/a', 'HTTPS://altrove.it'])(
  'a redirect may lead to %s',
  (address) => {
    expect(isRedirectTarget(address)).toBe(true);
  },
);

test.each(['', 'blog', '//altrove.it', '/\\altrove.it', 'http://altrove.it', 'mailto:a@b.it', 'javascript:alert(1)'])(
  'and not to %s',
  (address) => {
    expect(isRedirectTarget(address)).toBe(false);
  },
);

test.each([
  ['/blog', '/blog'],
  ['https://casa.it/blog?page=2', '/blog?page=2'],
  ['https://casa.it', '/'],
  ['https://casa.it?p=1', '/?p=1'],
  ['https://casa.it.altrove.it/blog', undefined],
  ['https://altrove.it/blog', undefined],
])('on the site of https://casa.it, %s is %s', (address, local) => {
  expect(localAddressOf(address, 'https://casa.it')).toBe(local);
});

describe('redirects', () => {
  const follow = (next: Readonly<Record<string, string>>, start: string) =>
    followRedirects(start, async (address) => next[address]);

  test('are followed to the end of their chain', async () => {
    expect(await follow({ '/a': '/b', '/b': '/c' }, '/a')).toBe('/c');
    expect(await follow({}, '/a')).toBe('/a');
  });

  test('that go round lead nowhere, and so does a chain without end', async () => {
    expect(await follow({ '/a': '/b', '/b': '/a' }, '/a')).toBeUndefined();
    expect(await followRedirects('/', async (address) => `${address}a`)).toBeUndefined();
  });

  test('end where none leads on, whatever there is of them', async () => {
    const addresses = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(addresses, addresses), addresses, async (next, start) => {
        let asked = 0;
        const end = await followRedirects(start, async (address) => {
          asked += 1;
          return next[address];
        });
        if (end !== undefined) expect(next[end]).toBeUndefined();
        expect(asked).toBeLessThanOrEqual(MAX_HOPS + 1);
      }),
    );
  });
});
