import { createContext, useContext } from 'react';

/** Field values by name at hydration: a text, or whether a box was ticked. Untouched fields are left out. */
export type Typed = Readonly<Record<string, string | boolean>>;

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const TypedBefore = createContext<Typed>({});

/** What the visitor had typed before hydration. */
export function useTypedBefore(): Typed {
  return useContext(TypedBefore);
}

export function readTyped(root: Element): Typed {
  const fields = root.querySelectorAll<TypedField>('input[name], textarea[name], select[name]');
  return Object.fromEntries([...fields].filter(hasChanged).map((field) => [field.name, typedIn(field)]));
}

function hasChanged(field: TypedField): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== chosenAtFirst(field)?.value;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The option that the server's HTML selects, or else the browser's default. */
function chosenAtFirst({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
}

function typedIn(field: TypedField): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function isBox(field: TypedField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
