import { standingOf } from '@approdo/shared/domain/booking';
import { addressIn, readLanguage } from '@approdo/shared/domain/language-address';
import { formatLocalDate } from '@approdo/shared/domain/local-date';
import { useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import { signInAddress } from '../account/way-back.ts';
import { useFreshSession } from '../use-fresh-session.ts';
import { PayPart } from './pay-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { PricePart } from './price-part.tsx';
import styles from './stay-island.module.css';
import { type StayState, useStay } from './use-stay.ts';

/** One's own stay, which the address names; who is not signed in is sent to sign in, and comes back. */
export function StayIsland() {
  const { language, forms } = useTexts();
  const isSignedIn = useFreshSession() !== undefined;
  const [id, setId] = useState<string>();
  const { state, load } = useStay(isSignedIn ? id : undefined);

  useEffect(() => {
    setId(readId(location.pathname));
  }, []);

  const mustSignIn = id !== undefined && (!isSignedIn || state.kind === 'refused');
  useEffect(() => {
    if (mustSignIn) location.replace(signInAddress(language, location.pathname));
  }, [mustSignIn, language]);

  if (state.kind === 'loading' || mustSignIn) return <Banner kind="note">{forms.moment}</Banner>;
  if (state.kind === 'loaded') return <Stay {...state} />;
  return <Failure isMissing={state.kind === 'missing'} onAgain={load} />;
}

function Stay({ booking, money }: Extract<StayState, { readonly kind: 'loaded' }>) {
  const { language, booking: texts } = useTexts();
  const { startDate, endDate, numberOfGuests = 1, linen } = booking;
  const standing = standingOf(booking);
  const guests = texts.own.guests(numberOfGuests);
  return (
    <div className={styles.stay}>
      <header className={styles.head}>
        <h2 className={styles.dates}>
          {formatLocalDate(startDate, language)} – {formatLocalDate(endDate, language)}
        </h2>
        <p>
          <span className={styles.status} data-status={standing}>
            {texts.own.status[standing]}
          </span>{' '}
          {linen ? texts.own.withLinen(guests) : guests}
        </p>
      </header>
      {money.pay && <PayPart pay={money.pay} depositLabel={money.depositLabel} />}
      {money.price && <PricePart price={money.price} />}
      <PaymentsPart money={money} />
    </div>
  );
}

function Failure({ isMissing, onAgain }: { readonly isMissing: boolean; readonly onAgain: () => Promise<void> }) {
  const { language, stay } = useTexts();
  return (
    <div className={styles.stay}>
      <Banner kind="error">{isMissing ? stay.missing : stay.failed}</Banner>
      {isMissing ? (
        <a className={buttons.quiet} href={addressIn(language, '/booking')}>
          {stay.toRequests}
        </a>
      ) : (
        <button type="button" className={buttons.quiet} onClick={onAgain}>
          {stay.again}
        </button>
      )}
    </div>
  );
}

function readId(path: string): string {
  return decodeURIComponent(readLanguage(path).address.split('/')[2] ?? '');
}
