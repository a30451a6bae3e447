import type { User } from '@approdo/shared/contract/auth';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTypedBefore } from '../../typed-before.ts';

const EMPTY = { name: '', email: '', phone: '', message: '' };

type ContactDraft = Readonly<typeof EMPTY>;

/** What is typed: from before the form was alive, then the name and address of who is signed in where none is given. */
export function useContactDraft(account: Pick<User, 'name' | 'email'> | undefined) {
  const typed = useTypedBefore();
  const [draft, setDraft] = useState<ContactDraft>(EMPTY);

  // Before the next key can be typed, so that it is not taken for an older one.
  useLayoutEffect(() => {
    setDraft((now) => ({ ...now, ...typed }));
  }, [typed]);

  useEffect(() => {
    if (account) setDraft((now) => withAccount(now, account));
  }, [account]);

  return {
    draft,
    change: (change: Partial<ContactDraft>) => setDraft((now) => ({ ...now, ...change })),
    /** Begins anew, but knows who writes. */
    clear: () => setDraft((now) => ({ ...now, message: '' })),
  };
}

function withAccount(draft: ContactDraft, { name, email }: Pick<User, 'name' | 'email'>): ContactDraft {
  return { ...draft, name: draft.name || name, email: draft.email || email };
}
