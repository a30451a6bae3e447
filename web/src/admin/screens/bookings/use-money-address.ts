import { useSearchParams } from 'react-router-dom';
import { MONEY_PARAMETER } from '../../resources/booking-address.ts';

/** Whose money is looked at: it stands in the address, so that other screens lead there and a reload keeps it. */
export function useMoneyAddress() {
  const [address, setAddress] = useSearchParams();

  function look(id: string | undefined): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete(MONEY_PARAMETER);
        else next.set(MONEY_PARAMETER, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { id: address.get(MONEY_PARAMETER), open: (id: string) => look(id), close: () => look(undefined) };
}
