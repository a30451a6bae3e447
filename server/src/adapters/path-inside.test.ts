import { describe, expect, it } from 'vitest';
import { pathInside } from './path-inside.ts';

describe('a path inside a folder', () => {
  it.each([
    ['a.jpg', '/site/uploads/a.jpg'],
    ['deep/a.jpg', '/site/uploads/deep/a.jpg'],
    ['..a.jpg', '/site/uploads/..a.jpg'],
    ['deep/../a.jpg', '/site/uploads/a.jpg'],
  ])('%s is %s', (path, found) => expect(pathInside('/site/uploads', path)).toBe(found));

  it.each([
    '',
    '.',
    '..',
    '../a.jpg',
    '../../etc/passwd',
    '/etc/passwd',
    'deep/../..',
    '../uploads-of-others/a',
    'a\0.jpg',
  ])('%j is refused', (path) => expect(() => pathInside('/site/uploads', path)).toThrow('leaves its folder'));

  it('may be in the root of the machine', () => expect(pathInside('/', 'a.jpg')).toBe('/a.jpg'));
});
