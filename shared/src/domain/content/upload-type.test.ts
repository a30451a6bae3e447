import { expect, test } from 'vitest';
import { uploadTypeOf } from './upload-type.ts';

test('of drawings the uploads have logos alone', () => {
  const key = '0123456789abcdef0123456789abcdef';
  expect(uploadTypeOf(`logo-${key}-10x10.svg`)).toEqual({ kind: 'image', type: 'image/svg+xml' });
  for (const name of ['casa.svg', `${key}.svg`, 'logo-casa.svg']) expect(uploadTypeOf(name)).toBeUndefined();
});
