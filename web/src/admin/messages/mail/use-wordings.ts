import { type MailWording, mail } from '@approdo/shared/contract/content/mail';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useQuery } from '@tanstack/react-query';
import { RESTORE_WORDING, WORDING } from '../../content/wordings/index.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { mail };
const WORDINGS_KEY = ['mail', 'wordings'];

export function useWordings() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: WORDINGS_KEY, queryFn: ({ signal }) => client.mail.listWordings({ signal }) });
}

/** What a letter can tell in a language, and in which words the program does; undefined as long as that is not known. */
export function useWording(kind: string, language: Language): MailWording | undefined {
  const client = useClient(ROWS);
  const { data } = useQuery({
    queryKey: [...WORDINGS_KEY, language],
    queryFn: ({ signal }) => client.mail.listWordings({ query: { language }, signal }),
  });
  return data?.find((wording) => wording.kind === kind);
}

/** Rejects where the server refuses. */
export function useChangeWording() {
  const client = useClient(ROWS);
  return useAction({ run: client.mail.changeWording, reloads: [WORDINGS_KEY], success: () => WORDING.saved });
}

/** Sends how it would arrive to whoever writes it; nothing of it is saved. Rejects where the server refuses. */
export function useSampleWording() {
  const client = useClient(ROWS);
  return useAction({
    run: client.mail.sampleWording,
    reloads: [['mail']],
    success: (_, { message }) => message,
  });
}

/** Asks first: the owner's words are lost. */
export function useRestoreWording() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const restore = useAction({
    run: ({ wording }: { readonly wording: MailWording }) =>
      client.mail.restoreWording({ params: { kind: wording.kind } }),
    reloads: [WORDINGS_KEY],
    success: () => WORDING.restored,
    describe: (fault) => sayThisFirst(fault, WORDING.restoreFailed),
  });
  return {
    isBusy: ({ kind }: MailWording) => restore.isPending && restore.variables.wording.kind === kind,
    restore: async (wording: MailWording) => {
      const isSure = await confirm({
        title: RESTORE_WORDING.title,
        text: RESTORE_WORDING.text(wording.title),
        action: WORDING.restore,
      });
      if (isSure) restore.mutate({ wording });
    },
  };
}
