import { createContext, useContext } from 'react';

/** Fields by name as they stood when the island came to life: a text, or whether a box was ticked. Untouched ones are left out. */
export type Typed = Readonly<Record<string, string | boolean>>;

export const TypedBefore = createContext<Typed>({});

/** What the visitor had typed before this island was alive. */
export function useTypedBefore(): Typed {
  return useContext(TypedBefore);
}

export function readTyped(root: Element): Typed {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]');
  return Object.fromEntries([...fields].filter(hasChanged).map((field) => [field.name, typedIn(field)]));
}

function hasChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function typedIn(field: HTMLInputElement | HTMLTextAreaElement): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function isBox(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
