import { translator } from '@approdo/shared/contract/content/translator';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { TRANSLATOR, UNLINK_TRANSLATOR } from '../../texts/languages.ts';
import { TRANSLATOR_KEY } from '../../translations/use-translations.ts';

const ROWS = { translator };

/** Who suggests translations, and how much of that is left. */
export function useTranslator() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: TRANSLATOR_KEY, queryFn: ({ signal }) => client.translator.get({ signal }) });
}

/** Rejects where the server refuses, or the service does. */
export function useLinkTranslator() {
  const client = useClient(ROWS);
  return useAction({ run: client.translator.link, reloads: [TRANSLATOR_KEY], success: () => TRANSLATOR.linked });
}

/** Asks first. */
export function useUnlinkTranslator() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const unlink = useAction({
    run: () => client.translator.unlink(),
    reloads: [TRANSLATOR_KEY],
    success: () => TRANSLATOR.unlinked,
    describe: (fault) => sayWhatServerSaid(fault, TRANSLATOR.unlinkFailed),
  });
  return {
    isBusy: unlink.isPending,
    unlink: async () => {
      const isSure = await confirm({ ...UNLINK_TRANSLATOR, action: TRANSLATOR.unlink });
      if (isSure) unlink.mutate();
    },
  };
}
