import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { whenFileEnds } from './empty-page.ts';

let root: Root | undefined;

/** Renders an element as the page's only content. */
export function showOnPage(element: ReactNode): void {
  clearPage();
  // jsdom has no layout, so there is nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const made = createRoot(place);
  flushSync(() => made.render(element));
  root = made;
  whenFileEnds(clearPage);
}

/** Unmounts what is rendered, so that nothing of it goes on. */
export function clearPage(): void {
  root?.unmount();
  root = undefined;
}

/** The first match of the selector; throws if there is none. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** Presses the button with this text; throws if there is none. */
export function press(text: string): void {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent === text);
  if (!found) throw new Error(`there is no button "${text}"`);
  flushSync(() => found.click());
}

/** Types into fields by name, as a person does; `true` ticks a box. */
export function fillIn(fields: Readonly<Record<string, string | true>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = find<HTMLInputElement>(`[name="${name}"]`);
    if (value === true) field.click();
    else typeInto(field, value);
  }
}

/** React notices a value only if it is set past its own setter. */
function typeInto(field: HTMLElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  flushSync(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
}
