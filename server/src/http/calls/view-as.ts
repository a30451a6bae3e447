import type { z } from 'zod';

/**
 * The view of a thing for a reader: exactly the fields of the contract's schema. A field that is added there does not
 * compile until the thing has it.
 */
export function viewAs<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  thing: Readonly<z.output<z.ZodObject<Shape>>>,
): z.output<z.ZodObject<Shape>> {
  const values: Readonly<Record<string, unknown>> = thing;
  const view: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    if (values[name] !== undefined) view[name] = values[name];
  }
  return view as z.output<z.ZodObject<Shape>>;
}
