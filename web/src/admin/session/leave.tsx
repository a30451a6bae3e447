import { useEffect } from 'react';

/** Leaves the back office as soon as it is rendered. */
export function Leave({ through }: { readonly through: () => void }) {
  useEffect(through, [through]);
  return null;
}
