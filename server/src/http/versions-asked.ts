import { version } from '@approdo/shared/contract/fields';
import { z } from 'zod';

/** A caller gets things in the shapes that are documented; who means to change them asks for their versions, too (ADR 20). */
export function asksForVersions(accept: string | undefined): boolean {
  return accept !== undefined && /;\s*versions=1(?!\w)/.test(accept);
}

/** Whether an answer of this shape has versions in it, at whatever depth. */
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

/** For `JSON.stringify`. */
export function leaveOutVersions(key: string, value: unknown): unknown {
  return key === 'version' ? undefined : value;
}
