import { users } from '@approdo/shared/contract/accounts/users';
import { audit } from '@approdo/shared/contract/base/audit';
import { personalDataCalls } from '@approdo/shared/contract/operations/personal-data';
import { privacy } from '@approdo/shared/contract/operations/privacy';
import type { AuditAction } from '@approdo/shared/domain/base/audit';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst, sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { useClient } from '../../session/platform-context.ts';
import { AUDIT, OLD_MESSAGES, PEOPLE } from './texts.ts';

const ROWS = { audit, personalData: personalDataCalls, privacy, users };

const PRIVACY_KEY = ['privacy'];

const AUDIT_KEY = ['audit'];

/** Which lines are asked for; left out, all of that kind. */
export type ChosenActs = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: string | undefined;
  readonly action?: AuditAction | undefined;
};

export function usePrivacySettings() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...PRIVACY_KEY, 'settings'],
    queryFn: ({ signal }) => client.privacy.getSettings({ signal }),
  });
}

export function useDeleteOldMessages() {
  const client = useClient(ROWS);
  return useAction({
    run: (deletesMessages: boolean) =>
      client.privacy.replaceSettings({ body: { deletesMessages }, version: undefined }),
    reloads: [PRIVACY_KEY, AUDIT_KEY],
    success: (isOn) => (isOn ? OLD_MESSAGES.on : OLD_MESSAGES.off),
    describe: (fault) => sayWhatServerSaid(fault, OLD_MESSAGES.failed),
  });
}

export function useNotices() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...PRIVACY_KEY, 'notices'],
    queryFn: ({ signal }) => client.privacy.notices({ signal }),
  });
}

/** What is held of an address, as long as the screen shows it and no longer: it is in no cache. */
export function useFindPerson() {
  const client = useClient(ROWS);
  const banners = useBanners();
  return useMutation({
    mutationFn: (email: string) => client.personalData.ofAddress({ query: { email } }),
    gcTime: 0,
    onMutate: banners.clear,
    onError: (fault) => banners.fail(sayWhatServerSaid(fault, PEOPLE.searchFailed)),
  });
}

export function useErasePerson() {
  const client = useClient(ROWS);
  return useAction({
    run: (email: string) => client.personalData.erase({ body: { email } }),
    reloads: [AUDIT_KEY],
    success: () => PEOPLE.erased,
    describe: (fault) => sayWhatServerSaid(fault, PEOPLE.eraseFailed),
  });
}

/** A page of what was done, from 1 on; the one before stays until it is there. */
export function useAudit(chosen: ChosenActs, page: number) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...AUDIT_KEY, chosen, page],
    queryFn: ({ signal }) => client.audit.list({ query: { ...chosen, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Who may have done something: every account. */
export function useActors() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...AUDIT_KEY, 'actors'],
    queryFn: ({ signal }) => client.users.list({ signal }),
  });
}

/** Hands what was done to the person as a table, and says so where that fails; undefined where the shell cannot. */
export function useSaveAudit(): ((chosen: ChosenActs) => Promise<void>) | undefined {
  const client = useClient(ROWS);
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (chosen) => {
      try {
        const table = await client.audit.csv({ query: { ...chosen } });
        const name = AUDIT.fileName(todayInRome(new Date()));
        await saveFile(new File([table], name, { type: 'text/csv;charset=utf-8' }));
      } catch (fault) {
        banners.fail(sayThisFirst(fault, AUDIT.saveFailed));
      }
    })
  );
}
