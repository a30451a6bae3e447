import { addDays, todayInRome } from '@approdo/shared/domain/local-date';
import type { z } from 'zod';
import type { Random } from './random.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Names of things that are there, by the word that a field or parameter has for them: `id`, `slug`, `file`… */
export type Names = Readonly<Record<string, readonly string[]>>;

type Sampling = { readonly random: Random; readonly names: Names };

/** A value that a field of this name and schema takes, most of the time: what a schema cannot say, a name often can. */
export function sampleValue(schema: JsonSchema, name: string, sampling: Sampling): unknown {
  const { random } = sampling;
  if (name === 'seasons') return [{ from: '01-01', to: '12-31', weeklyPrice: random.below(2000) }];
  if (schema.enum) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sampleValue(random.pick(schema.anyOf.filter(isSchema)), name, sampling);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, sampling);
    case 'array':
      return sampleList(schema, name, sampling);
    case 'boolean':
      return random.isOneIn(2);
    case 'number':
    case 'integer':
      return (schema.minimum ?? 0) + random.below(Math.min(1 + (schema.maximum ?? 9) - (schema.minimum ?? 0), 1000));
    case 'null':
      return null;
    default:
      return sampleText(schema, name, sampling);
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, sampling: Sampling): object {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || !sampling.random.isOneIn(3));
  return Object.fromEntries(
    given.flatMap(([name, field]) => (isSchema(field) ? [[name, sampleValue(field, name, sampling)]] : [])),
  );
}

function sampleList({ items, minItems = 0 }: JsonSchema, name: string, sampling: Sampling): unknown[] {
  if (!items || !isSchema(items)) return [];
  return Array.from({ length: minItems + sampling.random.below(3) }, () => sampleValue(items, name, sampling));
}

function sampleText({ format, minLength = 0 }: JsonSchema, name: string, { random, names }: Sampling): string {
  const known = names[name] ?? [];
  if (known.length > 0 && !random.isOneIn(4)) return random.pick(known);
  if (format === 'email') return `persona-${random.below(1000)}@example.com`;
  if (format === 'date') return addDays(todayInRome(new Date()), random.below(300));
  if (name === 'slug') return `una-pagina-${random.below(1000)}`;
  if (name === 'content') return `<p>${'La casa guarda il porto, e la sera si sente il mare. '.repeat(2)}</p>`;
  if (/link|url/i.test(name)) return `/pagina-${random.below(1000)}`;
  return 'Lenzuola di lino '.repeat(1 + Math.ceil(minLength / 17)).trim();
}

function isSchema(schema: z.core.JSONSchema.JSONSchema | readonly unknown[] | boolean): schema is JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema);
}
