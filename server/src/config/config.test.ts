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
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://mail.example?tls=always'],
  ['SMTP_URL', 'smtp://mail.example?tls='],
  ['SMTP_URL', 'smtp://mail.example?tls=never&tls=always'],
  ['SMTP_URL', 'smtps://mail.example?tls=never'],
  ['TRUST_PROXY', 'yes'],
  ['STARTER_CONTENT', 'some'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'fifteen bytes..'],
  ['REGISTER_KEY', '000G-40R4-0M30'],
  ['REGISTER_KEY', '000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-CC6X'],
  ['GOOGLE_DRIVE_ROOT', 'google'],
  ['ICAL_TRUSTED_HOSTS', 'localhost'],
  ['WEBHOOK_TRUSTED_HOSTS', 'http://homeassistant.local:8123'],
  ['MOVING_TRUSTED_HOSTS', 'vecchia.local'],
  ['STRIPE_ROOT', 'stripe'],
  ['DATABASE_URL', 'mysql://db.example/approdo'],
  ['MEDIA_URL', 'https://files.example/approdo'],
  ['MEDIA_URL', 's3://key:secret@approdo/case'],
  ['MEDIA_URL', 's3:///case'],
  ['MEDIA_URL', 's3://approdo/../case/..%2f'],
  ['MEDIA_URL', 's3://approdo/case?endpoint=files.example'],
  ['MEDIA_URL', 's3://approdo/case?region=a&region=b'],
  ['MEDIA_URL', 's3://approdo/case?key=secret'],
  ['ICAL_TRUSTED_HOSTS', 'localhost:4150, http://localhost:4151'],
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

it('takes trusted calendars as a list of hosts with their ports', () => {
  expect(readConfig({ ICAL_TRUSTED_HOSTS: 'Localhost:4150, 127.0.0.1:4151' }).icalTrustedHosts).toEqual([
    'localhost:4150',
    '127.0.0.1:4151',
  ]);
  expect(readConfig({}).icalTrustedHosts).toEqual([]);
});

it('takes programs of the house’s own network as such a list, too, and trusts none unasked', () => {
  const { webhookTrustedHosts } = readConfig({ WEBHOOK_TRUSTED_HOSTS: 'homeassistant.local:8123 192.168.1.10:5678' });
  expect(webhookTrustedHosts).toEqual(['homeassistant.local:8123', '192.168.1.10:5678']);
  expect(readConfig({}).webhookTrustedHosts).toEqual([]);
});

it('takes hosts of an old site as such a list, too, and trusts none unasked', () => {
  expect(readConfig({ MOVING_TRUSTED_HOSTS: '192.168.1.20:8080' }).movingTrustedHosts).toEqual(['192.168.1.20:8080']);
  expect(readConfig({}).movingTrustedHosts).toEqual([]);
});

it('takes the key of a register as it stands on paper', () => {
  const written = '000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-CC6W';
  expect(readConfig({ REGISTER_KEY: written.toLowerCase() }).registerKey).toMatchObject({
    written,
    fingerprint: '630dcd29',
  });
});

it('takes cards with both secrets and an https address, or all of it on this machine', () => {
  const pair = { STRIPE_SECRET_KEY: 'sk_live_segreto', STRIPE_WEBHOOK_SECRET: 'whsec_segreto' };
  const whole = { ...pair, PUBLIC_URL: 'https://approdo.example' };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = pair;
  expect(readConfig(whole).stripe).toEqual({ secretKey, webhookSecret, root: undefined });
  const root = 'http://127.0.0.1:4242';
  expect(readConfig({ ...pair, STRIPE_ROOT: root }).stripe).toEqual({ secretKey, webhookSecret, root });
  expect(readConfig({}).stripe).toBeUndefined();
});

it.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_segreto' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_segreto' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_live_pubblica', STRIPE_WEBHOOK_SECRET: 'whsec_segreto' }, 'STRIPE_SECRET_KEY'],
])('refuses cards that are half configured, %o', (half, name) => {
  const read = () => readConfig({ PUBLIC_URL: 'https://approdo.example', ...half });
  expect(read).toThrow(new RegExp(`^${name}: [^\n]+$`));
  expect(read).not.toThrow(/segreto|pubblica/);
});

it.each([
  {},
  { PUBLIC_URL: 'http://approdo.example' },
  { PUBLIC_URL: 'http://approdo.example', STRIPE_ROOT: 'http://127.0.0.1:4242' },
])('refuses cards where guests would not come back to https, %o', (place) => {
  const pair = { STRIPE_SECRET_KEY: 'sk_live_segreto', STRIPE_WEBHOOK_SECRET: 'whsec_segreto' };
  expect(() => readConfig({ ...pair, ...place })).toThrow(/^PUBLIC_URL: must be an https address[^\n]+$/);
});

it('takes the credentials of Google Drive as a pair', () => {
  const pair = { GOOGLE_DRIVE_CLIENT_ID: 'casa', GOOGLE_DRIVE_CLIENT_SECRET: 'segreto' };
  expect(readConfig(pair).googleDrive).toEqual({ clientId: 'casa', clientSecret: 'segreto', root: undefined });
  expect(readConfig({}).googleDrive).toBeUndefined();
  expect(() => readConfig({ GOOGLE_DRIVE_CLIENT_ID: 'casa' })).toThrow(/^GOOGLE_DRIVE_CLIENT_SECRET: [^\n]+$/);
  expect(() => readConfig({ GOOGLE_DRIVE_CLIENT_SECRET: 'segreto' })).toThrow(/^GOOGLE_DRIVE_CLIENT_ID: [^\n]+$/);
});

it.each([
  ['smtp://mail.example', 'demanded'],
  ['smtp://ada:segreto@mail.example:587', 'demanded'],
  ['smtps://mail.example', 'demanded'],
  ['smtp://192.168.1.4', 'demanded'],
  ['smtp://[2001:db8::1]', 'demanded'],
  ['smtp://127.0.0.1.mail.example', 'demanded'],
  ['smtp://localhost.mail.example', 'demanded'],
  ['smtp://localhost:25', 'offered'],
  ['smtp://LOCALHOST', 'offered'],
  ['smtp://127.0.0.1:2525', 'offered'],
  ['smtp://127.8.9.10', 'offered'],
  ['smtp://[::1]:25', 'offered'],
  ['smtp://mail.example?tls=never', 'never'],
  ['smtp://mail.example?name=casa.example&tls=never', 'never'],
] as const)('sends by %s with TLS %s', (address, encryption) => {
  const { smtp } = readConfig({ SMTP_URL: address });
  expect(smtp?.encryption).toBe(encryption);
  expect(smtp?.url).not.toContain('tls=');
});

const SHARED = {
  DATABASE_URL: 'postgres://approdo:parola@db.example/approdo',
  MEDIA_URL: 's3://approdo/case/nostre/?endpoint=https://files.example&region=eu-south-1',
  JWT_SECRET: 'the same for every process that serves these houses',
  SMTP_URL: 'smtp://mail.example',
};

it('takes a database and a bucket that several processes share', () => {
  expect(readConfig(SHARED).distributed).toEqual({
    databaseUrl: SHARED.DATABASE_URL,
    media: { bucket: 'approdo', prefix: 'case/nostre', endpoint: 'https://files.example', region: 'eu-south-1' },
  });
  expect(readConfig({ ...SHARED, MEDIA_URL: 's3://approdo' }).distributed?.media).toEqual({
    bucket: 'approdo',
    prefix: '',
    endpoint: undefined,
    region: undefined,
  });
  expect(readConfig({}).distributed).toBeUndefined();
});

it.each(['DATABASE_URL', 'MEDIA_URL', 'JWT_SECRET', 'SMTP_URL'])('wants %s beside what it belongs to', (name) => {
  expect(() => readConfig({ ...SHARED, [name]: '' })).toThrow(new RegExp(`^${name}: must be set with [A-Z_]+$`));
});
