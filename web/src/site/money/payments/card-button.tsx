import { reasonOf } from '@approdo/shared/client';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { cardCalls } from '../money-client.ts';

type Purpose = NonNullable<BookingMoney['pay']>['purpose'];

type Props = {
  readonly bookingId: string;
  readonly purpose: Purpose;
  /** Called where the provider is unreachable, or nothing is due any more. */
  readonly onRefused: () => Promise<void>;
};

/** Leads to the provider's own page, which asks for the card: none of its data are ever typed here. */
export function CardButton({ bookingId, purpose, onRefused }: Props) {
  const { stayCard: words } = useFurtherTexts();
  const isBusy = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  function setBusy(isOn: boolean): void {
    isBusy.current = isOn;
    setLeaving(isOn);
  }

  useEffect(() => {
    // The browser's back button restores the page as it was left.
    const ready = () => {
      isBusy.current = false;
      setLeaving(false);
    };
    addEventListener('pageshow', ready);
    return () => removeEventListener('pageshow', ready);
  }, []);

  async function leave(): Promise<void> {
    if (isBusy.current || purpose === 'DAMAGE') return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { url } = await cardCalls.checkout({ params: { id: bookingId }, body: { purpose } });
      location.assign(url);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? words.failed);
      setBusy(false);
      await onRefused();
    }
  }

  return (
    <>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <button type="button" className={buttons.button} aria-disabled={isLeaving} onClick={leave}>
        {isLeaving ? words.opening : words.byCard}
      </button>
    </>
  );
}
