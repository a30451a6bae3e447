import { registerSettings } from '@approdo/shared/contract/law/register-settings';
import { registerStays } from '@approdo/shared/contract/law/register-stays';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';
import { REGISTER_KEY, REGISTER_STAYS_KEY } from '../deadlines/index.ts';

const ROWS = { registerSettings, registerStays };

/** Whether the register is kept here, and how. */
export function useRegisterSettings() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...REGISTER_KEY, 'settings'],
    queryFn: ({ signal }) => client.registerSettings.get({ signal }),
  });
}

type Dates = { readonly id: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

/** A stay of the register by the id of its booking; null where the register has none. */
export function useRegisterStay({ id, startDate, endDate }: Dates, isAsked: boolean) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...REGISTER_STAYS_KEY, 'one', id, startDate, endDate],
    queryFn: async ({ signal }) => {
      const listed = await client.registerStays.list({ query: { from: startDate, to: endDate }, signal });
      return listed.find((stay) => stay.id === id) ?? null;
    },
    enabled: isAsked,
  });
}
