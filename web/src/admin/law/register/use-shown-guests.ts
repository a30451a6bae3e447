import { useSearchParams } from 'react-router-dom';
import { GUESTS_PARAMETER } from '../deadlines/index.ts';

/** The stay whose guests window is open, by the address; `addressOf` makes links to it. */
export function useShownGuests() {
  const [address, setAddress] = useSearchParams();

  function written(stayId: string | undefined): URLSearchParams {
    const next = new URLSearchParams(address);
    if (stayId === undefined) next.delete(GUESTS_PARAMETER);
    else next.set(GUESTS_PARAMETER, stayId);
    return next;
  }

  return {
    shownId: address.get(GUESTS_PARAMETER),
    addressOf: (stayId: string) => ({ search: `?${written(stayId)}` }),
    close: () => setAddress(written(undefined), { replace: true, preventScrollReset: true }),
  };
}
