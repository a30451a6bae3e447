import type { Sayings } from '@approdo/shared/words/say';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';

export type Faults = Readonly<Record<string, string>>;

type FaultsOptions = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** What was found wrong with what was sent, by the names of its fields; another object for each refusal. */
  readonly faults: Faults;
  /** What is wrong with the form as it is now, where it was the form itself that found the faults. */
  readonly findNow?: ((form: FormData) => Sayings) | undefined;
  /** The fields that a fault is about besides the one that it stands beside, where the server found it. */
  readonly about?: Readonly<Record<string, readonly string[]>> | undefined;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The faults of a form that are still so. One goes for good as its field holds something else than what was sent,
 * however it came to hold that, and as the form itself finds it no more; what no field bears goes with any change.
 * `noteSent` tells that the form is sent as it stands.
 */
export function useStandingFaults({ formRef, faults, findNow, about = {} }: FaultsOptions) {
  const sent = useRef<FormData>(undefined);
  const [gone, setGone] = useState({ of: faults, names: NONE });
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const names = gone.of === faults ? gone.names : NONE;
  const standing = Object.entries(faults).filter(([name]) => !names.has(name));
  const isWatched = standing.length > 0;

  // After each drawing too: what is picked in a calendar is typed into no field.
  useEffect(() => {
    const form = formRef.current;
    if (!form || !sent.current || !isWatched) return;
    const now = new FormData(form);
    const found = findNow?.(now);
    const settled = standing.filter(([name]) => {
      if (found && !(name in found)) return true;
      return [name, ...(about[name] ?? [])].some((one) => holds(form, sent.current, one) !== holds(form, now, one));
    });
    if (settled.length > 0) setGone({ of: faults, names: new Set([...names, ...settled.map(([name]) => name)]) });
  });

  useEffect(() => {
    const form = formRef.current;
    if (!isWatched || !form) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && form.contains(target)) lookAgain();
    };
    // Above the island: drawn again before React has heard of it, a field would have what it held before.
    const page = form.ownerDocument;
    page.addEventListener('input', look);
    page.addEventListener('change', look);
    return () => {
      page.removeEventListener('input', look);
      page.removeEventListener('change', look);
    };
  }, [formRef, isWatched]);

  return {
    standing: isWatched ? Object.fromEntries(standing) : NO_FAULTS,
    noteSent: () => {
      sent.current = formRef.current ? new FormData(formRef.current) : undefined;
    },
  };
}

/** What is said above a form of faults that stand: the reason, or the first of them where it named one that is gone. */
export function sayStanding(reason: string | undefined, faults: Faults, standing: Faults): string | undefined {
  const all = Object.values(faults);
  const [first] = Object.values(standing);
  if (all.length === 0) return reason;
  return first === undefined || reason === undefined || all.includes(reason) ? first : reason;
}

const NO_FAULTS: Faults = {};

/** What a field of the form holds, and the whole form where there is no such field. */
function holds(form: HTMLFormElement, filled: FormData | undefined, name: string): string {
  const entries = [...(filled ?? [])].map(([field, value]) => [field, typeof value === 'string' ? value : value.name]);
  const isField = form.elements.namedItem(name) !== null;
  return JSON.stringify(isField ? entries.filter(([field]) => field === name) : entries);
}
