import { registerGuests, type StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { Identification } from '@approdo/shared/domain/law/register/register-stay';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { REGISTER_KEY } from '../deadlines/index.ts';

const ROWS = { registerGuests };

/** Beside what is read again whenever something changes: each reading of guests is one more line of the audit. */
const GUESTS_KEY = ['register-guests'];

/** The guests of a stay as they are when the window opens; the cache forgets them as it closes. */
export function useStayGuests(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...GUESTS_KEY, id],
    queryFn: ({ signal }) => client.registerGuests.get({ params: { id }, signal }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
}

type Edit = Parameters<ReturnType<typeof useClient<typeof ROWS>>['registerGuests']['replace']>[0];
type Guests = Pick<Edit, 'body' | 'version'>;

/** Calls that change the guests of a stay; nothing of them stays in a cache. They reject where the server refuses. */
export function useGuestCalls(id: string) {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  const params = { id };
  const tellLists = async <Answer extends StayGuests>(answer: Answer) => {
    await Promise.all(
      [REGISTER_KEY, [...BOOKINGS_KEY, 'today']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return answer;
  };
  return {
    save: async ({ body, version }: Guests) =>
      await tellLists(await client.registerGuests.replace({ params, body, version })),
    identify: async (guestId: string, how: Identification | null) =>
      await tellLists(await client.registerGuests.identify({ params, body: { guestIds: [guestId], how } })),
  };
}
