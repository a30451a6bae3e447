import type { z } from 'zod';

type FieldsOf<Part> = Part extends readonly (infer Thing)[] ? keyof Thing : keyof Part;

type Across<Part> = {
  /** The fields that the check reads, of the object or of each item; all where left out. */
  readonly of?: Readonly<Record<FieldsOf<Part>, true>>;
  /** Returns the fault's message; empty or undefined where there is none. */
  readonly find: (part: Part) => string | undefined;
  /** The field that gets the fault; the object or list itself where left out. */
  readonly at?: string;
};

/**
 * A schema with a check across several fields. The check runs only where all fields that it reads are valid, so that it
 * need not handle invalid dates or numbers; faults in other fields do not prevent it.
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

/** Whether an issue affects the fields read; one of the whole object, or of a whole item, affects them all. */
function concerns({ path = [] }: { readonly path?: PropertyKey[] | undefined }, of: object | undefined): boolean {
  const field = path.find((step) => typeof step === 'string');
  return of === undefined || field === undefined || Object.hasOwn(of, field);
}
