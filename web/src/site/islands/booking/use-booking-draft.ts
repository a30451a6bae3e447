import { useEffect, useLayoutEffect, useState } from 'react';
import { useTypedBefore } from '../../typed-before.ts';
import { useSession } from '../use-session.ts';
import { type BookingDraft, EMPTY_DRAFT, forgetDraft, keepDraft, readDraft } from './booking-draft.ts';

/** What is typed in the form: what was kept from before, then what was typed before the form was alive, and the name of who is signed in where none is given. */
export function useBookingDraft() {
  const typed = useTypedBefore();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const account = useSession()?.user;

  // Before the next key can be typed: it would be kept in the place of what is read here.
  useLayoutEffect(() => {
    setDraft((now) => ({ ...now, ...readDraft(), ...typed }));
  }, [typed]);

  useEffect(() => {
    if (account) setDraft((now) => withAccount(now, account));
  }, [account]);

  return {
    draft,
    change(change: Partial<BookingDraft>): void {
      setDraft((now) => {
        const next = { ...now, ...change };
        keepDraft(next);
        return next;
      });
    },
    /** Begins anew, but knows who asks. */
    clear(): void {
      forgetDraft();
      setDraft({ ...EMPTY_DRAFT, guestName: draft.guestName, guestEmail: draft.guestEmail });
    },
  };
}

function withAccount(draft: BookingDraft, account: { readonly name: string; readonly email: string }): BookingDraft {
  return { ...draft, guestName: draft.guestName || account.name, guestEmail: draft.guestEmail || account.email };
}
