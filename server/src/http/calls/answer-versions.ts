import { version } from '@approdo/shared/contract/base/fields';
import { z } from 'zod';

/** Whether `Accept` requests versions: without it answers have the documented shapes only (ADR 20). */
export function asksForVersions(accept: string | undefined): boolean {
  return accept !== undefined && /;\s*versions=1(?!\w)/.test(accept);
}

/** Whether answers of this schema have versions at any depth. */
export function holdsVersions(schema: z.core.$ZodType | undefined, seen = new Set<z.core.$ZodType>()): boolean {
  if (!schema || seen.has(schema)) return false;
  if (schema === version) return true;
  seen.add(schema);
  return partsOf(schema).some((part) => holdsVersions(part, seen));
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
  return schema instanceof z.ZodLazy ? [schema.unwrap()] : [];
}

type Copy = (value: unknown) => unknown;

/** Copiers by schema, for all tenants of a process: building one takes longer than using it. */
const copiers = new WeakMap<z.core.$ZodType, Copy | undefined>();

/**
 * Returns a function that copies answers of this schema without versions; undefined where it has none. Only the parts
 * that hold versions are traversed: checking every field while writing would take longer than the writing.
 */
export function withoutVersions(schema: z.core.$ZodType | undefined): Copy | undefined {
  if (!schema) return undefined;
  if (!copiers.has(schema)) copiers.set(schema, holdsVersions(schema) ? copierOf(schema, new Map()) : undefined);
  return copiers.get(schema);
}

function copierOf(schema: z.core.$ZodType, known: Map<z.core.$ZodType, Copy>): Copy {
  const before = known.get(schema);
  if (before) return before;
  // A schema may contain itself: it is registered before its parts.
  let copy: Copy = (value) => value;
  known.set(schema, (value) => copy(value));
  copy = makeCopier(schema, (part) => copierOf(part, known));
  return (value) => copy(value);
}

function makeCopier(schema: z.core.$ZodType, copierOfPart: (part: z.core.$ZodType) => Copy): Copy {
  if (schema === version) return () => undefined;
  const parts = partsOf(schema).filter((part) => holdsVersions(part));
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    const fields = Object.entries(shape).filter(([, field]) => parts.includes(field));
    const named = fields.map(([name, field]) => [name, copierOfPart(field)] as const);
    return (value) => (isRecord(value) ? copyFields(value, named) : value);
  }
  const copyParts = parts.map(copierOfPart);
  const copyPart: Copy = (value) => copyParts.reduce((copied, copy) => copy(copied), value);
  if (!(schema instanceof z.ZodArray)) return copyPart;
  return (value) => (Array.isArray(value) ? value.map(copyPart) : value);
}

function copyFields(value: Readonly<Record<string, unknown>>, named: readonly (readonly [string, Copy])[]): unknown {
  const copied = { ...value };
  for (const [name, copy] of named) {
    if (name in copied) copied[name] = copy(copied[name]);
  }
  return copied;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON copy of a record without a schema, without versions at any depth. */
export function withoutAnyVersion(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(record, (key, value) => (key === 'version' ? undefined : value)));
}
