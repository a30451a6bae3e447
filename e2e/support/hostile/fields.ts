import { z } from 'zod';

/** The path of a field in a body: names, and `0` for the first entry of a list. */
export type Path = readonly (string | 0)[];

export type Field = {
  readonly path: Path;
  readonly kind: 'text' | 'markup' | 'list';
  /** The most characters of a valid text, if the contract limits them. */
  readonly max: number | undefined;
};

/** Every text and list that a body may hold, at any depth. */
export function listFields(schema: z.core.$ZodType, path: Path = []): Field[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => listFields(field, [...path, name]));
  }
  if (schema instanceof z.ZodArray) {
    return [{ path, kind: 'list', max: undefined }, ...listFields(schema.element, [...path, 0])];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listFields(option, path));
  if (schema instanceof z.ZodPipe) return listFields(schema.in, path);
  if (isWrapper(schema)) return listFields(schema.unwrap(), path);
  if (schema instanceof z.ZodString) return [textAt(path, schema)];
  return schema instanceof z.ZodUnknown || schema instanceof z.ZodEnum ? [{ path, kind: 'text', max: undefined }] : [];
}

function isWrapper(schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
}

function textAt(path: Path, schema: z.ZodString): Field {
  const { contentMediaType, maxLength } = schema.meta() ?? {};
  const max = typeof maxLength === 'number' ? maxLength : (schema.maxLength ?? undefined);
  return { path, kind: contentMediaType === 'text/html' ? 'markup' : 'text', max };
}

/** A body with only the value at that path. */
export function place(path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const inner = place(rest, value);
  return first === 0 ? [inner] : { [first]: inner };
}
