import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: 0, starterContent: 'demo' });
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', ADMIN_PASSWORD: '' })).toEqual(readConfig({}));
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'approdo.example'],
  ['PUBLIC_URL', 'ftp://approdo.example'],
  ['JWT_SECRET', 'too short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', '12345'],
  ['SMTP_URL', 'https://mail.example'],
  ['TRUST_PROXY', 'yes'],
  ['STARTER_CONTENT', 'some'],
  ['LOG_LEVEL', 'loud'],
  ['GOOGLE_DRIVE_ROOT', 'google'],
])('refuses %s=%s in one line that names it and not its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}: [^\n]+$`));
});

it('names every wrong variable at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*; LOG_LEVEL: /);
});

it('keeps no slash at the end of the address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://approdo.example/' }).publicUrl).toBe('https://approdo.example');
});

it('takes the credentials of Google Drive as a pair', () => {
  const pair = { GOOGLE_DRIVE_CLIENT_ID: 'casa', GOOGLE_DRIVE_CLIENT_SECRET: 'segreto' };
  expect(readConfig(pair).googleDrive).toEqual({ clientId: 'casa', clientSecret: 'segreto', root: undefined });
  expect(readConfig({}).googleDrive).toBeUndefined();
  expect(() => readConfig({ GOOGLE_DRIVE_CLIENT_ID: 'casa' })).toThrow(/^GOOGLE_DRIVE_CLIENT_SECRET: [^\n]+$/);
  expect(() => readConfig({ GOOGLE_DRIVE_CLIENT_SECRET: 'segreto' })).toThrow(/^GOOGLE_DRIVE_CLIENT_ID: [^\n]+$/);
});
