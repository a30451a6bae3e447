import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDriveTokens } from './drive-tokens.ts';
import { storeInFolder } from './stored-values.ts';

const SECRET = 'a secret of the tests, more than 32 bytes long';
const TOKENS = { refreshToken: '1//segretissimo', account: 'casa@example.com', isRevoked: false };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-tokens-'));
  file = join(folder, 'google-drive');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('tokens outlive the process, unreadable to whoever has only the file', async () => {
  await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET }).write(TOKENS);
  expect(await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET }).read()).toEqual(TOKENS);
  const bytes = readFileSync(file, 'utf8');
  expect(bytes).not.toContain('segretissimo');
  expect(bytes).not.toContain(Buffer.from('1//segretissimo').toString('base64').slice(0, 12));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['google-drive']);
});

it('there are none at first, under another secret, or once forgotten', async () => {
  const tokens = createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET });
  expect(await tokens.read()).toBeUndefined();
  await tokens.write(TOKENS);
  expect(
    await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: `${SECRET}!` }).read(),
  ).toBeUndefined();
  await tokens.forget();
  expect(await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET }).read()).toBeUndefined();
});

it('a file that was changed holds none', async () => {
  await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET }).write(TOKENS);
  const { text, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const other = Buffer.from(text, 'base64');
  other[0] = (other[0] ?? 0) ^ 1;
  writeFileSync(file, JSON.stringify({ ...rest, text: other.toString('base64') }));
  expect(await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET }).read()).toBeUndefined();
  writeFileSync(file, 'niente');
  expect(await createDriveTokens({ openStoredValue: storeInFolder(folder), secret: SECRET }).read()).toBeUndefined();
});
