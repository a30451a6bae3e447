import { expect, test } from 'vitest';
import { mediaAddress } from './media-url.ts';

test('an address of files says bucket, prefix, endpoint and region', () => {
  expect(mediaAddress.parse('s3://photos/houses/sea/?endpoint=https%3A%2F%2Fs3.example.org&region=eu-1')).toEqual({
    bucket: 'photos',
    prefix: 'houses/sea',
    endpoint: 'https://s3.example.org',
    region: 'eu-1',
  });
});

test.each([
  'https://photos',
  's3://Photos/Up',
  's3://p',
  's3://user:key@photos',
  's3://photos/.hidden',
  's3://photos/a//b',
  's3://photos/with%20space',
  `s3://photos/${'a'.repeat(201)}`,
  's3://photos?endpoint=ftp://x',
  's3://photos?endpoint=http://user:key@host',
  's3://photos?endpoint=http://host/path',
  's3://photos?endpoint=http://a&endpoint=http://b',
  's3://photos?region=a%20b',
  's3://photos?key=secret',
])('%s is none, and what is wrong is told in one line', (address) => {
  const read = mediaAddress.safeParse(address);
  expect(read.error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^[^\n]+$/)]);
});
