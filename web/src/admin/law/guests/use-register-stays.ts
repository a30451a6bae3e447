import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { officialTables } from '@approdo/shared/contract/law/official-tables';
import {
  type NewRegisterStay,
  type RegisterStay,
  type RegisterStayEdit,
  registerStays,
} from '@approdo/shared/contract/law/register-stays';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { REGISTER_STAYS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { ADD_STAY, REGISTER_LINK, REGISTER_STAYS } from './texts/register-stays.ts';

export function useAddCandidate() {
  return useAction({
    run: (body: Extract<NewRegisterStay, { readonly bookingId: string }>, call) => call(registerStays.add, { body }),
    success: () => ADD_STAY.added,
    describe: ADD_STAY.addFailed,
  });
}

type Saved =
  | { readonly id?: undefined; readonly body: NewRegisterStay }
  | { readonly id: string; readonly body: RegisterStayEdit };

/** Adds a stay, or saves the changes of an added one; rejects where the server refuses. */
export function useSaveStay() {
  return useAction({
    run: (saved: Saved, call) =>
      saved.id === undefined
        ? call(registerStays.add, { body: saved.body })
        : call(registerStays.replace, { params: { id: saved.id }, body: saved.body }),
    success: ({ id }) => (id === undefined ? ADD_STAY.added : ADD_STAY.saved),
  });
}

export function useRemoveStay() {
  return useRemoval<RegisterStay>({
    run: ({ id }, call) => call(registerStays.remove, { params: { id } }),
    success: () => REGISTER_STAYS.removed,
    describe: (fault) => describeFailure(fault, REGISTER_STAYS.removeFailed),
    question: ({ title }) => ({
      title: REGISTER_STAYS.remove,
      text: REGISTER_STAYS.removeQuestion(title),
      action: REGISTER_STAYS.remove,
    }),
  });
}

/** The check-in link: mailed where there is an address, else copied by the owner. */
export function useStayLink(stay: Pick<RegisterStay, 'id' | 'link'>, email: string | undefined) {
  const confirm = useConfirm();
  const copy = useCopy();
  const action = email === undefined ? REGISTER_LINK.copy : REGISTER_LINK.send;
  const { data: tables } = useRead(officialTables.list);
  const params = { id: stay.id };
  const make = useAction({
    run: (_: undefined, call) => call(registerStays.makeLink, { params }),
    success: () => (email === undefined ? REGISTER_LINK.copied : REGISTER_LINK.sent(email)),
    describe: REGISTER_LINK.failed,
  });
  const end = useAction({
    run: (_: undefined, call) => call(registerStays.endLink, { params }),
    success: () => REGISTER_LINK.ended,
    describe: (fault) => describeFailure(fault, REGISTER_LINK.endFailed),
  });
  return {
    action,
    /** What has to be done before guests can enter data; undefined where nothing is, or it is unknown. */
    missing: tables?.some(({ importedAt }) => importedAt === null) ? REGISTER_LINK.needsTables : undefined,
    isBusy: make.isPending || end.isPending,
    async make() {
      if (stay.link && !(await confirm({ title: action, text: REGISTER_LINK.again, action }))) return;
      const made = await make.mutateAsync(undefined).catch(() => undefined);
      if (!made || email !== undefined) return;
      const failed = { text: REGISTER_LINK.copyFailed, detail: made.url };
      await copy(made.url, { copied: REGISTER_LINK.copied, failed });
    },
    async end() {
      const { end: title, again: text } = REGISTER_LINK;
      if (await confirm({ title, text, action: title })) end.mutate(undefined);
    },
  };
}

/** The e-mail address for a stay's link; undefined for added stays, and bookings without an address. */
export function addressOfStay(bookings: readonly Booking[], id: string): string | undefined {
  const booking = bookings.find((each) => each.id === id);
  return booking?.guestEmail ?? booking?.guest?.email ?? undefined;
}

export function sayLinkEnd({ link }: Pick<RegisterStay, 'link'>): string | undefined {
  return link ? REGISTER_LINK.until(sayInstantDate(link.expiresAt)) : undefined;
}

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
