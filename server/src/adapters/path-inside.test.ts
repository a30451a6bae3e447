import { describe, expect, it } from 'vitest';
import { pathInside } from './path-inside.ts';

describe('a path inside a folder', () => {
  it.each([
    ['a.jpg', '/house/uploads/a.jpg'],
    ['deep/a.jpg', '/house/uploads/deep/a.jpg'],
    ['..a.jpg', '/house/uploads/..a.jpg'],
    ['deep/../a.jpg', '/house/uploads/a.jpg'],
  ])('%s is %s', (path, found) => expect(pathInside('/house/uploads', path)).toBe(found));

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
  ])('%j is refused', (path) => expect(() => pathInside('/house/uploads', path)).toThrow('leaves its folder'));

  it('may be in the root of the machine', () => expect(pathInside('/', 'a.jpg')).toBe('/a.jpg'));
});
