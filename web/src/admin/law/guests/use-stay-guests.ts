import { registerGuests, type StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { Identification } from '@approdo/shared/domain/law/register/register-stay';
import { useQueryClient } from '@tanstack/react-query';
import { refreshedBy } from '../../session/refreshes.ts';
import { type AskedOf, useCall } from '../../session/use-call.ts';

type Edit = AskedOf<typeof registerGuests.replace>[0];
type Guests = Pick<Edit, 'body' | 'version'>;

/** Calls that change the guests of a stay; nothing of them stays in a cache. They reject where the server refuses. */
export function useGuestCalls(id: string) {
  const call = useCall();
  const queries = useQueryClient();
  const params = { id };
  const tellLists = async <Answer extends StayGuests>(answer: Answer) => {
    await Promise.all(refreshedBy(registerGuests.replace).map((queryKey) => queries.invalidateQueries({ queryKey })));
    return answer;
  };
  return {
    save: async ({ body, version }: Guests) =>
      await tellLists(await call(registerGuests.replace, { params, body, version })),
    identify: async (guestId: string, how: Identification | null) =>
      await tellLists(await call(registerGuests.identify, { params, body: { guestIds: [guestId], how } })),
  };
}
