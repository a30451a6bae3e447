import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { logoName } from '@approdo/shared/domain/content/look/logo';
import { SECTIONS } from '@approdo/shared/domain/content/look/look';
import type { z } from 'zod';
import type { Random } from './random.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Names of existing records, by the field or parameter for them: `id`, `slug`, `file`… */
export type Names = Readonly<Record<string, readonly string[]>>;

/** A field of a record that accepts any name. */
const ANY_NAME = 'title';

type Sampling = { readonly random: Random; readonly names: Names };

/** A mostly valid value for a field of this name and schema: the name often tells what the schema cannot. */
export function sampleValue(schema: JsonSchema, name: string, sampling: Sampling): unknown {
  const { random } = sampling;
  if (name === 'seasons') return [{ from: '01-01', to: '12-31', weeklyPrice: random.below(2000) }];
  if (name === 'sections' && schema.minItems === SECTIONS.length) return EACH_SECTION;
  if (schema.anyOf && LOGO_FIELDS.includes(name)) return random.isOneIn(2) ? null : LOGO;
  if (schema.enum) return random.pick(schema.enum);
  const byName = BY_NAME[name];
  if (byName && schema.type !== 'array') return byName(random);
  if (schema.const !== undefined) return schema.const;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sampleValue(random.pick(either.filter(isSchema)), name, sampling);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, sampling);
    case 'array':
      return sampleList(schema, name, sampling);
    case 'boolean':
      return random.isOneIn(2);
    case 'number':
    case 'integer':
      return sampleNumber(schema, random);
    case 'null':
      return null;
    default:
      return sampleText(schema, name, sampling);
  }
}

function sampleObject(
  { properties = {}, required = [], additionalProperties: anyName, propertyNames, maxProperties }: JsonSchema,
  sampling: Sampling,
): object {
  if (anyName && isSchema(anyName)) {
    const known = propertyNames !== undefined && isSchema(propertyNames) ? propertyNames.enum : undefined;
    const name = known ? String(sampling.random.pick(known)) : ANY_NAME;
    return { [name]: sampleValue(anyName, ANY_NAME, sampling) };
  }
  // A field without a schema must be absent.
  const given = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) || (Object.keys(field).length > 0 && !sampling.random.isOneIn(3)),
  );
  return Object.fromEntries(
    given
      .slice(0, maxProperties)
      .flatMap(([name, field]) => (isSchema(field) ? [[name, sampleValue(field, name, sampling)]] : [])),
  );
}

/** Mostly non-negative. */
function sampleNumber({ minimum = 0, maximum = minimum + 9 }: JsonSchema, random: Random): number {
  const least = random.isOneIn(4) ? minimum : Math.max(Math.min(0, maximum), minimum);
  return least + random.below(Math.min(1 + maximum - least, 1000));
}

/** Enum values are unique, unless more are required. */
function sampleList(
  { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: JsonSchema,
  name: string,
  sampling: Sampling,
): unknown[] {
  if (!items || !isSchema(items)) return [];
  const length = Math.min(minItems + sampling.random.below(3), maxItems);
  const all = Array.from({ length }, () => sampleValue(items, name, sampling));
  const different = [...new Set(all)];
  return different.length < minItems ? all : different;
}

const EACH_SECTION = SECTIONS.map((id) => ({ id, isVisible: true }));
const LOGO_FIELDS = ['logo', 'logoDark', 'icon'];
const LOGO = logoName({ key: '0'.repeat(32), width: 200, height: 100, extension: 'svg' });

/** Formats that a JSON schema cannot express. */
const BY_NAME: Readonly<Record<string, (random: Random) => unknown>> = {
  checkInFrom: () => '16:00',
  checkOutBy: () => '10:00',
  warnAt: () => '18:00',
  code: () => '4711',
  colour: () => '#1a6b8f',
  p256dh: () => 'B'.padEnd(87, 'A'),
  auth: () => 'A'.repeat(22),
  icon: () => '/uploads/mare.jpg',
  heroImage: () => '/uploads/mare.jpg',
  images: () => '/uploads/mare.jpg',
  mapUrl: () => 'https://www.openstreetmap.org/export/embed.html?bbox=9.6,40.6,9.8,40.8',
  phone: () => '+39 079 123456',
  publicEmail: () => 'casa@example.com',
  iban: () => 'IT60 X054 2811 1010 0000 0123 456',
  bic: () => 'BPPIITRRXXX',
  sha256: () => '0'.repeat(64),
  key: (random) => sampleUuid(random),
  privacyAccepted: () => true,
  leaveThisEmpty: () => '',
  year: () => 2027,
  page: () => '1',
  byNight: () => true,
};

/** 256 bits in base64url. */
const BITS_256 = '^[\\w-]{43}$';
const MONTH_AND_DAY = '^\\d{2}-\\d{2}$';
const CURRENCY = '^[A-Z]{3}$';
/** 128 bits in hexadecimal. */
const BITS_128 = '^[0-9a-f]{32}$';
const NIGHTS = 7;

function sampleUuid(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.below(16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}

function sampleText(schema: JsonSchema, name: string, { random, names }: Sampling): string {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const known = names[name] ?? [];
  if (known.length > 0 && !random.isOneIn(4)) return random.pick(known);
  if (format === 'email') return `persona-${random.below(1000)}@example.com`;
  if (format === 'uri') return `https://example.com/pagina-${random.below(1000)}`;
  if (format === 'uuid') return sampleUuid(random);
  if (format === 'base64url') return 'AAAA';
  if (format === 'uri-reference') return `/pagina-${random.below(1000)}`;
  if (pattern === BITS_256) return 'A'.repeat(43);
  if (pattern === MONTH_AND_DAY) return '06-16';
  if (pattern === CURRENCY) return 'EUR';
  if (pattern === BITS_128) return 'a'.repeat(32);
  if (name === 'mapping') return '{"date":"Giorno","text":"Causale","amount":"Importo"}';
  if (format === 'date-time') return new Date().toISOString();
  if (format === 'date' || name.endsWith('Date')) {
    return addDays(todayInRome(new Date()), random.below(300) + (name === 'endDate' ? NIGHTS : 0));
  }
  if (name === 'extras') return '';
  if (name === 'slug') return `una-pagina-${random.below(1000)}`;
  if (name === 'content') return `<p>${'La casa guarda il porto, e la sera si sente il mare. '.repeat(2)}</p>`;
  if (/link|url/i.test(name)) return `/pagina-${random.below(1000)}`;
  const text = 'Lenzuola di lino '.repeat(1 + Math.ceil(minLength / 17));
  return text.slice(0, maxLength).trim();
}

function isSchema(schema: z.core.JSONSchema.JSONSchema | readonly unknown[] | boolean): schema is JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema);
}
