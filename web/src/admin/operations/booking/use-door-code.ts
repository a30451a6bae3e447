import { guide } from '@approdo/shared/contract/stays/guide';
import { useQuery } from '@tanstack/react-query';
import { DOOR_CODE_FORM } from '../../bookings/bookings/index.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';

const ROWS = { guide };

/** What opens the door for a stay stands with its guide, and nowhere else. */
export function useDoorCode(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const { doorCode } = await client.guide.ofBooking({ params: { id }, signal });
      return { doorCode };
    },
  });
}

/** Writes it, or takes it away; rejects where the server refuses. */
export function useSetDoorCode(id: string) {
  const client = useClient(ROWS);
  return useAction({
    run: (code: string | null) => client.guide.setDoorCode({ params: { id }, body: { code } }),
    reloads: [keyOf(id)],
    success: () => DOOR_CODE_FORM.saved,
  });
}

function keyOf(id: string) {
  return [...BOOKINGS_KEY, 'door', id];
}
