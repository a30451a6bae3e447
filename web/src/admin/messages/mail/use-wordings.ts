import { type MailWording, mail } from '@approdo/shared/contract/content/mail';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { RESTORE_WORDING, WORDING } from '../../content/wordings/index.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction, useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';

/** A letter's placeholders and default wording in a language; undefined until known. */
export function useWording(kind: string, language: Language): MailWording | undefined {
  const { data } = useRead(mail.listWordings, { query: { language } });
  return data?.find((wording) => wording.kind === kind);
}

/** Sends a sample to whoever words it, and saves nothing. Rejects if the server refuses. */
export function useSampleWording() {
  return useWrite(mail.sampleWording, { success: (_, { message }) => message });
}

/** Restores the default wording after confirmation, as the owner's own is lost. */
export function useRestoreWording() {
  const confirm = useConfirm();
  const restore = useAction({
    run: ({ wording }: { readonly wording: MailWording }, call) =>
      call(mail.restoreWording, { params: { kind: wording.kind } }),
    success: () => WORDING.restored,
    describe: (fault) => describeFailure(fault, WORDING.restoreFailed),
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
