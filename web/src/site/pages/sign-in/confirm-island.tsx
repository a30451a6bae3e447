import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmEmail } from '../../accounts/sign-in/confirm-email.tsx';
import { findSessionOfLink } from '../../accounts/sign-in/confirm-link.ts';
import { canBeSentBy, findSavedRequest } from '../../bookings/request/saved-request.ts';
import { useTexts } from '../../texts/use-texts.ts';

type State = { readonly kind: 'confirm' | 'loading' } | { readonly kind: 'send'; readonly form: ReactNode };

/**
 * Confirms an address; in the browser where its account sent a request that waits for that, sends it too, with parts
 * that are loaded only then.
 */
export function ConfirmIsland() {
  const { forms } = useTexts();
  const [state, setState] = useState<State>({ kind: 'confirm' });

  // Before the first paint: the button of the plain form must not be pressed in its place.
  useLayoutEffect(() => {
    if (!sendsRequest()) return;
    setState({ kind: 'loading' });
    import('./confirm-and-send.tsx').then(
      // What is due stands above the button from the beginning.
      async ({ ConfirmAndSend, findSchedule }) =>
        setState({ kind: 'send', form: <ConfirmAndSend schedule={await findSchedule()} /> }),
      () => setState({ kind: 'confirm' }),
    );
  }, []);

  if (state.kind === 'loading') return <Banner kind="note">{forms.moment}</Banner>;
  return state.kind === 'send' ? state.form : <ConfirmEmail afterwards={<WhereRequestWaits />} />;
}

function sendsRequest(): boolean {
  const user = findSessionOfLink()?.user;
  return user !== undefined && canBeSentBy(user.id);
}

/** The fragment of the link that is mailed to whoever registers on the way to a request. */
const FOR_REQUEST = '#request';

/** For another browser than the one with the request. */
function WhereRequestWaits() {
  const words = useTexts().onTheWay;
  const isElsewhere = location.hash === FOR_REQUEST && !findSessionOfLink() && !findSavedRequest();
  return isElsewhere && <p>{words.waitsElsewhere}</p>;
}
