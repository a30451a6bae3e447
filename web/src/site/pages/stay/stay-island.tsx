import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import { useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { signInAddress } from '../../accounts/sign-in/return-path.ts';
import styles from '../../bookings/own/stay-parts.module.css';
import { useFreshSession } from '../../session/use-fresh-session.ts';
import { useFurtherTexts, useTexts } from '../../texts/use-texts.ts';
import { type StayPageFacts, StayView } from './stay-view.tsx';
import { useStay } from './use-stay.ts';

/** The guest's own stay, named by the address; a visitor is sent to sign in, and comes back. */
export function StayIsland(page: StayPageFacts) {
  const session = useFreshSession();
  const [id, setId] = useState<string>();

  useEffect(() => {
    setId(readId(location.pathname));
  }, []);

  if (id === undefined) return <Moment />;
  if (!session) return <SignInFirst />;
  // Nothing of another account's stay remains on the screen.
  return <OwnStay key={session.user.id} id={id} {...page} />;
}

function OwnStay({ id, ...page }: StayPageFacts & { readonly id: string }) {
  const { state, load } = useStay(id);
  if (state.kind === 'loading') return <Moment />;
  if (state.kind === 'refused') return <SignInFirst />;
  if (state.kind === 'loaded') return <StayView {...state} {...page} load={load} />;
  return <Failure isMissing={state.kind === 'missing'} onRetry={load} />;
}

function Moment() {
  return <Banner kind="note">{useTexts().forms.moment}</Banner>;
}

function SignInFirst() {
  const { language } = useTexts();
  useEffect(() => {
    location.replace(signInAddress(language, location.pathname + location.search));
  }, [language]);
  return <Moment />;
}

function Failure({ isMissing, onRetry }: { readonly isMissing: boolean; readonly onRetry: () => Promise<unknown> }) {
  const { language, stay } = useFurtherTexts();
  return (
    <div className={styles.stay}>
      <Banner kind="error">{isMissing ? stay.missing : stay.failed}</Banner>
      {isMissing ? (
        <a className={buttons.quiet} href={addressIn(language, '/booking')}>
          {stay.toRequests}
        </a>
      ) : (
        <button type="button" className={buttons.quiet} onClick={onRetry}>
          {stay.again}
        </button>
      )}
    </div>
  );
}

function readId(path: string): string {
  return decodeURIComponent(readLanguage(path).address.split('/')[2] ?? '');
}
