import { createClient, type Transport } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { property } from '@approdo/shared/contract/content/property';
import { useCallback, useEffect, useState } from 'react';

/** What can be printed: the site and its bookings. */
export type PaperFacts = {
  readonly siteName: string;
  readonly address: string | null;
  readonly sameDayTurnover: boolean;
  readonly bookings: readonly Booking[];
};

type PaperState =
  | { readonly face: 'loading' }
  | { readonly face: 'failed'; readonly onRetry: () => void }
  | { readonly face: 'ready'; readonly facts: PaperFacts };

export function usePaper(transport: Transport): PaperState {
  const [facts, setFacts] = useState<PaperFacts | 'failed'>();

  const read = useCallback(() => {
    setFacts(undefined);
    readFacts(transport).then(setFacts, () => setFacts('failed'));
  }, [transport]);

  useEffect(read, [read]);
  if (!facts) return { face: 'loading' };
  return facts === 'failed' ? { face: 'failed', onRetry: read } : { face: 'ready', facts };
}

async function readFacts(transport: Transport): Promise<PaperFacts> {
  const client = createClient({ bookings, property }, transport);
  const [site, planned] = await Promise.all([client.property.get(), client.bookings.list()]);
  return {
    siteName: site.name,
    address: site.address,
    sameDayTurnover: site.sameDayTurnover,
    bookings: planned.filter(({ status }) => status !== 'REJECTED'),
  };
}
