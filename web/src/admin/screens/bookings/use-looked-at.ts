import { useSearchParams } from 'react-router-dom';

/**
 * Which booking's money, or the like, is looked at: it stands in the address under that name, so that other screens lead
 * there and a reload keeps it.
 */
export function useLookedAt(name: string) {
  const [address, setAddress] = useSearchParams();

  function look(id: string | undefined): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { id: address.get(name), open: (id: string) => look(id), close: () => look(undefined) };
}
