import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'anno';
const FIRST = 2000;
const LAST = 2100;

/** A year that is kept in the address; this one where the address says none. */
export function useYear(thisYear: number) {
  const [address, setAddress] = useSearchParams();
  const said = /^\d{4}$/.exec(address.get(PARAMETER) ?? '')?.[0];
  const year = said === undefined ? thisYear : Math.min(LAST, Math.max(FIRST, Number(said)));

  function choose(chosen: number): void {
    setAddress(chosen === thisYear ? {} : { [PARAMETER]: String(chosen) }, {
      replace: true,
      preventScrollReset: true,
    });
  }

  return { year, choose, hasBefore: year > FIRST, hasAfter: year < LAST };
}
