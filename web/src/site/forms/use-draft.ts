import type { User } from '@approdo/shared/contract/accounts/auth';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { findStorage } from '../../browser/find-storage.ts';
import { createDraftStore } from '../../storage/saved-drafts.ts';
import { useSession } from '../session/use-session.ts';
import { useTypedBefore } from './typed-before.ts';

/** Long enough to find the mail that confirms an address, and to ask at home. */
export const DRAFT_LIFETIME_DAYS = 7;
export const DRAFT_LIFETIME_MS = DRAFT_LIFETIME_DAYS * 24 * 60 * 60 * 1000;

type DraftOptions<Draft> = {
  /** The draft's name, unique in the browser's storage. */
  readonly key: string;
  readonly fields: z.ZodType<Draft>;
  readonly blank: Draft;
  /** Whether a field of the page belongs to the draft; by default, if `blank` has it. */
  readonly isField?: (name: string) => boolean;
  /** What any typing resets. */
  readonly edited?: Partial<Draft>;
  /** The fields to fill with the signed-in user's name and address, if they are empty. */
  readonly account: { readonly [Part in 'name' | 'email']: keyof Draft & string };
};

export type DraftState<Draft> = {
  readonly draft: Draft;
  /** Whether anything of it is stored beyond the page. */
  readonly isSaved: boolean;
  readonly change: (change: Partial<Draft>) => void;
  /** Starts over, with the signed-in user's data; nothing is stored then. */
  readonly clear: () => void;
};

/**
 * The input of a form: what was stored before, then what was typed before hydration, then the signed-in user's name if
 * none is typed. Each change is stored until the form is sent or cleared, and shared with all tabs of this browser.
 * Pass the same options on every render.
 */
export function useDraft<Draft extends object>(options: DraftOptions<Draft>): DraftState<Draft> {
  const { blank, account: names, edited } = options;
  const typed = useOwnTyped(options);
  const account = useSession()?.user;
  const [store] = useState(() => draftStoreOf(options));
  const [draft, setDraft] = useState(blank);
  const [isSaved, setSaved] = useState(false);
  const newest = useRef(blank);

  const show = useCallback((next: Draft) => {
    newest.current = next;
    setDraft(next);
  }, []);

  const begin = useCallback(() => (account ? withAccount(blank, names, account) : blank), [account, names, blank]);

  const save = useCallback((next: Draft) => setSaved(store.save({ fields: next }, new Date())), [store]);

  // Before the next keystroke, which would overwrite what is read here.
  useLayoutEffect(() => {
    const saved = store.read(new Date())?.fields;
    const isTyped = Object.keys(typed).length > 0;
    const next = { ...newest.current, ...saved, ...typed, ...(isTyped && edited) };
    show(next);
    if (isTyped) save(next);
    else setSaved(saved !== undefined);
  }, [store, typed, edited, show, save]);

  useEffect(() => {
    if (account) show(withAccount(newest.current, names, account));
  }, [account, names, show]);

  useEffect(
    () =>
      store.follow(() => {
        const saved = store.read(new Date())?.fields;
        show(saved ?? begin());
        setSaved(saved !== undefined);
      }),
    [store, show, begin],
  );

  return {
    draft,
    isSaved,
    change(change) {
      const next = { ...newest.current, ...change };
      show(next);
      save(next);
    },
    clear() {
      store.forget();
      show(begin());
      setSaved(false);
    },
  };
}

/** What was typed in the draft's fields before hydration. */
function useOwnTyped<Draft extends object>({ blank, isField = (name) => name in blank }: DraftOptions<Draft>) {
  const typed = useTypedBefore();
  const [own] = useState(() => Object.fromEntries(Object.entries(typed).filter(([name]) => isField(name))));
  return own;
}

function withAccount<Draft extends object>(
  draft: Draft,
  { name, email }: DraftOptions<Draft>['account'],
  account: Pick<User, 'name' | 'email'>,
): Draft {
  const named = (field: keyof Draft & string, own: string) => draft[field] || (isFocused(field) ? '' : own);
  return { ...draft, [name]: named(name, account.name), [email]: named(email, account.email) };
}

/** A focused field is about to be typed in: a value set now would precede the user's words. */
function isFocused(field: string): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.name === field;
}

/** Where drafts of these options are stored, for what reads them outside of their form. */
export function draftStoreOf<Draft>({ key, fields }: Pick<DraftOptions<Draft>, 'key' | 'fields'>) {
  return createDraftStore({ storage: findStorage('localStorage'), key, fields, lifetimeMs: DRAFT_LIFETIME_MS });
}
