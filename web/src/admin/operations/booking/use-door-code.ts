import { guide } from '@approdo/shared/contract/stays/guide';
import { useQuery } from '@tanstack/react-query';
import { DOOR_CODE_FORM } from '../../bookings/bookings/index.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { keyOfRead } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';

/** A stay's door code, which only its guide has. */
export function useDoorCode(id: string) {
  const call = useCall();
  return useQuery({
    queryKey: keyOfRead(guide.ofBooking, { id }),
    queryFn: async ({ signal }) => {
      const { doorCode } = await call(guide.ofBooking, { params: { id }, signal });
      return { doorCode };
    },
  });
}

/** Sets or deletes it; rejects if the server refuses. */
export function useSetDoorCode(id: string) {
  return useAction({
    run: (code: string | null, call) => call(guide.setDoorCode, { params: { id }, body: { code } }),
    success: () => DOOR_CODE_FORM.saved,
  });
}
