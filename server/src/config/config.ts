import { resolve } from 'node:path';
import { z } from 'zod';
import { type MediaPlace, mediaAddress } from '../adapters/file-store/media-url.ts';
import { parseRegisterKey } from '../adapters/register-key.ts';
import { findSmtpFault, readSmtpServer } from '../adapters/smtp-server.ts';

/** A secret key, or one restricted to some calls; never the one that browsers may have. */
const STRIPE_KEY = /^(?:sk|rk)_\S+$/;

const PAIR = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Of PostgreSQL. */
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' });

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyIsAbsent, schema.optional());

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => address.replace(/\/+$/, ''));

const smtpServer = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address', abort: true })
  .check((context) => {
    const fault = findSmtpFault(context.value);
    if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value });
  })
  .transform(readSmtpServer);

const hostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((host) => host !== ''),
  )
  .refine((hosts) => hosts.every((host) => /^[^:/@[\]]+:\d{1,5}$/.test(host)), 'must be a list of host:port');

const registerKey = z.string().transform((written, context) => {
  const key = parseRegisterKey(written);
  if (!key) context.addIssue({ code: 'custom', message: 'must be the fourteen groups of a register key' });
  return key ?? z.NEVER;
});

const environment = z
  .object({
    PORT: z.preprocess(emptyIsAbsent, z.coerce.number('must be a port').int().min(0).max(65_535).default(3000)),
    HOST: z.preprocess(emptyIsAbsent, z.string().default('127.0.0.1')),
    DATA_DIR: z.preprocess(emptyIsAbsent, z.string().default('./data')),
    DATABASE_URL: optional(databaseAddress),
    MEDIA_URL: optional(mediaAddress),
    PUBLIC_URL: optional(webAddress),
    JWT_SECRET: optional(z.string().refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes')),
    ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(6, 'must have at least 6 characters')
        .refine((password) => Buffer.byteLength(password) <= 72, 'must have at most 72 bytes'),
    ),
    SMTP_URL: optional(smtpServer),
    MAIL_FROM: optional(z.string()),
    OWNER_EMAIL: optional(z.email('must be an e-mail address')),
    TRUST_PROXY: z.preprocess(
      emptyIsAbsent,
      z.coerce.number('must be a number of hops').int().min(0).max(10).default(0),
    ),
    STARTER_CONTENT: z.preprocess(emptyIsAbsent, z.enum(['demo', 'none'], 'must be demo or none').default('demo')),
    LOG_LEVEL: z.preprocess(
      emptyIsAbsent,
      z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level that pino knows')
        .default('info'),
    ),
    METRICS_TOKEN: optional(
      z.string().refine((token) => Buffer.byteLength(token) >= 16, 'must have at least 16 bytes'),
    ),
    GOOGLE_DRIVE_CLIENT_ID: optional(z.string()),
    GOOGLE_DRIVE_CLIENT_SECRET: optional(z.string()),
    GOOGLE_DRIVE_ROOT: optional(webAddress),
    STRIPE_SECRET_KEY: optional(z.string().regex(STRIPE_KEY, 'must be a secret key of Stripe, sk_… or rk_…')),
    STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^\S+$/, 'must have no blanks')),
    STRIPE_ROOT: optional(webAddress),
    DEEPL_ROOT: optional(webAddress),
    LIBRETRANSLATE_URL: optional(webAddress),
    ALLOGGIATI_TABLES_ROOT: optional(webAddress),
    REGISTER_KEY: optional(registerKey),
    ICAL_TRUSTED_HOSTS: z.preprocess(emptyIsAbsent, hostList),
    PUSH_TRUSTED_HOSTS: z.preprocess(emptyIsAbsent, hostList),
    WEBHOOK_TRUSTED_HOSTS: z.preprocess(emptyIsAbsent, hostList),
    MOVING_TRUSTED_HOSTS: z.preprocess(emptyIsAbsent, hostList),
  })
  .superRefine(askForBoth)
  .superRefine(requireStripeWhole)
  .superRefine(requireWhole);

const DRIVE_PAIR = ['GOOGLE_DRIVE_CLIENT_ID', 'GOOGLE_DRIVE_CLIENT_SECRET'] as const;

type Credentials = { readonly [Name in (typeof DRIVE_PAIR)[number]]?: string | undefined };

/** One half of the credentials is of no use, and most likely an oversight. */
function askForBoth(given: Credentials, context: z.RefinementCtx): void {
  const missing = DRIVE_PAIR.filter((name) => given[name] === undefined);
  if (missing.length !== 1) return;
  context.addIssue({ code: 'custom', path: missing, message: 'must be set with the other half of the credentials' });
}

export type Config = ReturnType<typeof readConfig>;

/** All that can be set from outside. Throws a ConfigError of one line that names each wrong variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env) {
  const read = environment.safeParse(variables);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const { data: given } = read;
  const { PATH, SystemRoot, TEMP, TMPDIR } = variables;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    distributed: readDistributed(given),
    publicUrl: given.PUBLIC_URL,
    jwtSecret: given.JWT_SECRET,
    adminEmail: given.ADMIN_EMAIL,
    adminPassword: given.ADMIN_PASSWORD,
    smtp: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    ownerEmail: given.OWNER_EMAIL,
    trustProxy: given.TRUST_PROXY,
    starterContent: given.STARTER_CONTENT,
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    googleDrive: readGoogleDrive(given),
    stripe: readStripe(given),
    /** In place of DeepL's own addresses. */
    deeplRoot: given.DEEPL_ROOT,
    libreTranslate: given.LIBRETRANSLATE_URL,
    alloggiatiTablesRoot: given.ALLOGGIATI_TABLES_ROOT,
    /** Of a lone house's register of guests, in the place of the one that it keeps itself. */
    registerKey: given.REGISTER_KEY,
    /** Calendars are read from these as they are, `host:port`, though they be plain http or this machine. */
    icalTrustedHosts: given.ICAL_TRUSTED_HOSTS,
    /** Notices are sent to these as they are, `host:port`, though they be plain http or this machine. */
    pushTrustedHosts: given.PUSH_TRUSTED_HOSTS,
    /** Other programs are told there as they are, `host:port`, though they be plain http or of this network. */
    webhookTrustedHosts: given.WEBHOOK_TRUSTED_HOSTS,
    /** Pictures of a site that moves in are fetched from these as they are, `host:port`, like calendars. */
    movingTrustedHosts: given.MOVING_TRUSTED_HOSTS,
    /** By which a program that the server starts finds its libraries: no secret of the site. */
    systemPlaces: { PATH, SystemRoot, TEMP, TMPDIR },
  };
}

/** Undefined where no Google Drive was configured. `root` has all of Google behind it, in place of Google's own addresses. */
function readGoogleDrive(given: z.output<typeof environment>) {
  const { GOOGLE_DRIVE_CLIENT_ID: clientId, GOOGLE_DRIVE_CLIENT_SECRET: clientSecret } = given;
  return clientId && clientSecret ? { clientId, clientSecret, root: given.GOOGLE_DRIVE_ROOT } : undefined;
}

/** Where data and files lie when several processes share them. */
type Distributed = { readonly databaseUrl: string; readonly media: MediaPlace };

type Given = {
  readonly DATABASE_URL?: string | undefined;
  readonly MEDIA_URL?: MediaPlace | undefined;
  readonly JWT_SECRET?: string | undefined;
  readonly SMTP_URL?: unknown;
};

/** Several processes share database, files, secret and mail server: what one of them made up alone would be its own. */
function requireWhole(given: Given, context: z.RefinementCtx): void {
  const one = given.DATABASE_URL ? 'DATABASE_URL' : given.MEDIA_URL && 'MEDIA_URL';
  if (!one) return;
  for (const name of ['DATABASE_URL', 'MEDIA_URL', 'JWT_SECRET', 'SMTP_URL'] as const) {
    if (!given[name]) context.addIssue({ code: 'custom', path: [name], message: `must be set with ${one}` });
  }
}

/** Undefined where one process keeps everything in DATA_DIR. */
function readDistributed({ DATABASE_URL: databaseUrl, MEDIA_URL: media }: Given): Distributed | undefined {
  return databaseUrl && media ? { databaseUrl, media } : undefined;
}

type STRIPE_KEYGiven = {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_ROOT?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
};

/** Payments that nobody tells of are of no use, and guests come back from the provider to https alone. */
function requireStripeWhole(given: STRIPE_KEYGiven, context: z.RefinementCtx): void {
  const missing = PAIR.filter((name) => given[name] === undefined);
  if (missing.length === 2) return;
  for (const name of missing) {
    const other = PAIR.find((one) => one !== name);
    context.addIssue({ code: 'custom', path: [name], message: `must be set with ${other}` });
  }
  const isTried = given.STRIPE_ROOT !== undefined && isHere(given.PUBLIC_URL);
  if (isTried || given.PUBLIC_URL?.startsWith('https:')) return;
  const message = 'must be an https address where cards are taken (STRIPE_SECRET_KEY)';
  context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
}

/** Undefined where no cards are taken. `root` has all of Stripe behind it, in place of its own address. */
function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_ROOT: root,
}: STRIPE_KEYGiven) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret, root } : undefined;
}

/** Whether a site that is tried out with a stand-in is on this machine: it was told no address, or one of here. */
function isHere(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
}
