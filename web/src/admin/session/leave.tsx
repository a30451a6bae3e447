import { useEffect } from 'react';

/** Leads out of the back office as soon as it is shown. */
export function Leave({ through }: { readonly through: () => void }) {
  useEffect(through, [through]);
  return null;
}
