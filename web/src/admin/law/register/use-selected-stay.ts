import { useSearchParams } from 'react-router-dom';
import { GUESTS_PARAMETER } from '../deadlines/index.ts';

/** The stay whose guests window is open, by the address; `addressOf` makes links to it. */
export function useSelectedStay() {
  const [address, setAddress] = useSearchParams();

  function withStay(stayId: string | undefined): URLSearchParams {
    const next = new URLSearchParams(address);
    if (stayId === undefined) next.delete(GUESTS_PARAMETER);
    else next.set(GUESTS_PARAMETER, stayId);
    return next;
  }

  return {
    selectedId: address.get(GUESTS_PARAMETER),
    addressOf: (stayId: string) => ({ search: `?${withStay(stayId)}` }),
    close: () => setAddress(withStay(undefined), { replace: true, preventScrollReset: true }),
  };
}
