import { registerStays } from '@approdo/shared/contract/law/register-stays';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useQuery } from '@tanstack/react-query';
import { REGISTER_STAYS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';

type Dates = { readonly id: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

/** The register's stay of a booking; null where there is none. */
export function useRegisterStay({ id, startDate, endDate }: Dates, isEnabled: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: [...REGISTER_STAYS_KEY, 'one', id, startDate, endDate],
    queryFn: async ({ signal }) => {
      const listed = await call(registerStays.list, { query: { from: startDate, to: endDate }, signal });
      return listed.find((stay) => stay.id === id) ?? null;
    },
    enabled: isEnabled,
  });
}
