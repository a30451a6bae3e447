import type { MessagesByName } from '@approdo/shared/words/say';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';

export type Faults = Readonly<Record<string, string>>;

type FaultsOptions = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The faults of what was sent, by field name; a new object for each refusal. */
  readonly faults: Faults;
  /** The form's faults as it is now, if the form itself found the faults. */
  readonly findNow?: ((form: FormData) => MessagesByName) | undefined;
  /** Further fields that a server's fault depends on, besides the one it stands beside. */
  readonly about?: Readonly<Record<string, readonly string[]>> | undefined;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The faults of a form that still apply. One disappears for good as its field differs from what was sent, however it
 * changed, or when the form no longer finds it; a fault of no field disappears with any change. Call `noteSent` when
 * the form is sent.
 */
export function useOpenFaults({ formRef, faults, findNow, about = {} }: FaultsOptions) {
  const sent = useRef<FormData>(undefined);
  const [gone, setGone] = useState({ of: faults, names: NONE });
  const [, recheck] = useReducer((checks: number) => checks + 1, 0);
  const names = gone.of === faults ? gone.names : NONE;
  const openFaults = Object.entries(faults).filter(([name]) => !names.has(name));
  const isWatched = openFaults.length > 0;

  // After each render too: picking in a calendar fires no input event.
  useEffect(() => {
    const form = formRef.current;
    if (!form || !sent.current || !isWatched) return;
    const now = new FormData(form);
    const found = findNow?.(now);
    const mended = openFaults.filter(([name]) => {
      if (found && !(name in found)) return true;
      return [name, ...(about[name] ?? [])].some((one) => holds(form, sent.current, one) !== holds(form, now, one));
    });
    if (mended.length > 0) setGone({ of: faults, names: new Set([...names, ...mended.map(([name]) => name)]) });
  });

  useEffect(() => {
    const form = formRef.current;
    if (!isWatched || !form) return;
    const onEdit = ({ target }: Event) => {
      if (target instanceof Node && form.contains(target)) recheck();
    };
    // Above the island: rendering before React has seen the event would restore the field's old value.
    const page = form.ownerDocument;
    page.addEventListener('input', onEdit);
    page.addEventListener('change', onEdit);
    return () => {
      page.removeEventListener('input', onEdit);
      page.removeEventListener('change', onEdit);
    };
  }, [formRef, isWatched]);

  return {
    openFaults: isWatched ? Object.fromEntries(openFaults) : NO_FAULTS,
    noteSent: () => {
      sent.current = formRef.current ? new FormData(formRef.current) : undefined;
    },
  };
}

/** The message above a form: the reason, or the first open fault if the reason named one that is gone. */
export function pickOpenFault(reason: string | undefined, faults: Faults, openFaults: Faults): string | undefined {
  const all = Object.values(faults);
  const [first] = Object.values(openFaults);
  if (all.length === 0) return reason;
  return first === undefined || reason === undefined || all.includes(reason) ? first : reason;
}

const NO_FAULTS: Faults = {};

/** The content of a field, or of the whole form if there is no such field. */
function holds(form: HTMLFormElement, filled: FormData | undefined, name: string): string {
  const entries = [...(filled ?? [])].map(([field, value]) => [field, typeof value === 'string' ? value : value.name]);
  const isField = form.elements.namedItem(name) !== null;
  return JSON.stringify(isField ? entries.filter(([field]) => field === name) : entries);
}
