import { users } from '@approdo/shared/contract/accounts/users';
import { audit } from '@approdo/shared/contract/base/audit';
import { personalDataCalls } from '@approdo/shared/contract/operations/personal-data';
import { privacy } from '@approdo/shared/contract/operations/privacy';
import type { AuditAction } from '@approdo/shared/domain/base/audit';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure, describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { AUDIT_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { AUDIT, OLD_MESSAGES, PEOPLE } from './texts.ts';

/** Filters of the audit; a filter left out matches everything. */
export type ChosenActs = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: string | undefined;
  readonly action?: AuditAction | undefined;
};

export function useDeleteOldMessages() {
  return useAction({
    run: (deletesMessages: boolean, call) =>
      call(privacy.replaceSettings, { body: { deletesMessages }, version: undefined }),
    success: (isOn) => (isOn ? OLD_MESSAGES.on : OLD_MESSAGES.off),
    describe: OLD_MESSAGES.failed,
  });
}

/** A person's data, held only while the screen shows it: it is never cached. */
export function useFindPerson() {
  const call = useCall();
  const banners = useBanners();
  return useMutation({
    mutationFn: (email: string) => call(personalDataCalls.ofAddress, { query: { email } }),
    gcTime: 0,
    onMutate: banners.clear,
    onError: (fault) => banners.fail(describeServerError(fault, PEOPLE.searchFailed)),
  });
}

export function useErasePerson() {
  return useAction({
    run: (email: string, call) => call(personalDataCalls.erase, { body: { email } }),
    success: () => PEOPLE.erased,
    describe: PEOPLE.eraseFailed,
  });
}

/** Everybody who may have done something: all accounts. */
export function useActors() {
  const call = useCall();
  return useQuery({
    queryKey: [...AUDIT_KEY, 'actors'],
    queryFn: ({ signal }) => call(users.list, { signal }),
  });
}

/** Saves the audit as a table, and shows a failure; undefined if the shell cannot save files. */
export function useSaveAudit(): ((chosen: ChosenActs) => Promise<void>) | undefined {
  const call = useCall();
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (chosen) => {
      try {
        const table = await call(audit.csv, { query: { ...chosen } });
        const name = AUDIT.fileName(todayInRome(new Date()));
        await saveFile(new File([table], name, { type: 'text/csv;charset=utf-8' }));
      } catch (fault) {
        banners.fail(describeFailure(fault, AUDIT.saveFailed));
      }
    })
  );
}
