import { expect, it } from 'vitest';
import { AVATAR_STYLES, avatarAddress, parseAvatarAddress } from './avatar.ts';

it('offers adventurer first', () => {
  expect(AVATAR_STYLES[0]).toBe('adventurer');
});

it.each(AVATAR_STYLES)('finds its way back from the address of a %s', (style) => {
  expect(parseAvatarAddress(avatarAddress({ style, seed: 'Ada-1' }))).toEqual({ style, seed: 'Ada-1' });
});

it.each([
  '/api/avatars/pixel-art/ada.svg',
  '/api/avatars/bottts/.svg',
  '/api/avatars/bottts/a b.svg',
  '/api/avatars/bottts/../x.svg',
  `/api/avatars/bottts/${'a'.repeat(65)}.svg`,
  '/api/avatars/bottts/ada.svg?x',
  'https://example.com/api/avatars/bottts/ada.svg',
])('draws nothing at %s', (address) => {
  expect(parseAvatarAddress(address)).toBeUndefined();
});
