import type { z } from 'zod';

type FieldsOf<Part> = Part extends readonly (infer Thing)[] ? keyof Thing : keyof Part;

type Across<Part> = {
  /** Of the object, or of each in the list; left out, all of it is looked at. */
  readonly of?: Readonly<Record<FieldsOf<Part>, true>>;
  /** What is wrong, in words; empty or undefined where nothing is. */
  readonly find: (part: Part) => string | undefined;
  /** The field that is told so; left out, the object or list itself. */
  readonly at?: string;
};

/**
 * An object or list with a check across several of its fields. It runs only where each field that it looks at is sound, so
 * that its rule need not be ready for what is no day and no number; a fault in any other field keeps it from nothing.
 */
export function acrossFields<Part, Shape extends z.ZodType<Part>>(shape: Shape, { of, find, at }: Across<Part>): Shape {
  return shape.superRefine(
    (value, context) => {
      const message = find(value);
      if (message) context.addIssue({ code: 'custom', message, ...(at !== undefined && { path: [at] }) });
    },
    { when: ({ issues }) => !issues.some((issue) => concerns(issue, of)) },
  );
}

/** What is wrong with the whole, or with one of a list as such, stands at no field and concerns each. */
function concerns({ path = [] }: { readonly path?: PropertyKey[] | undefined }, of: object | undefined): boolean {
  const field = path.find((step) => typeof step === 'string');
  return of === undefined || field === undefined || Object.hasOwn(of, field);
}
