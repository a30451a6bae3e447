import type { channelEdit } from '@approdo/shared/contract/bookings/channels';
import type { z } from 'zod';
import type { FieldTexts } from '../../../http/problems.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import type { StoredChannel } from './channels.table.ts';

type AddressNeeds = {
  readonly secrets: ChannelSecrets;
  /** The normalised address, or what is wrong with it, in Italian. */
  readonly checkAddress: (address: string) => { readonly address: string } | { readonly fault: string };
};

type StoredAddress = Pick<StoredChannel, 'importUrl' | 'importHost'>;

export type ChannelAddress = ReturnType<typeof createChannelAddress>;

/** Checks the import address that the owner typed and seals it for storage. */
export function createChannelAddress({ secrets, checkAddress }: AddressNeeds) {
  return {
    findFaults({ importUrl }: Pick<z.output<typeof channelEdit>, 'importUrl'>): FieldTexts {
      const checked = importUrl ? checkAddress(importUrl) : undefined;
      return checked && 'fault' in checked ? { importUrl: checked.fault } : {};
    },

    /** The sealed address and its host; nulls clear it, and undefined changes nothing. */
    seal(typed: string | null | undefined): Partial<StoredAddress> {
      if (typed === undefined) return {};
      if (!typed) return { importUrl: null, importHost: null };
      const checked = checkAddress(typed);
      if ('fault' in checked) throw new Error('an address is checked before it is kept');
      return { importUrl: secrets.sealAddress(checked.address), importHost: new URL(checked.address).host };
    },
  };
}
