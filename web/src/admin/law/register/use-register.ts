import { registerKey } from '@approdo/shared/contract/law/register-key';
import { type RegisterTermsEdit, registerSettings } from '@approdo/shared/contract/law/register-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayThisFirst, sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { REGISTER_KEY } from '../deadlines/index.ts';
import { REGISTER, REGISTER_KEY_WORDS, REGISTER_TERMS } from '../guests/index.ts';

const ROWS = { registerSettings, registerKey };

const SHOWN_KEY = ['register-key-shown'];

/** Rejects where the server refuses. */
export function useReplaceRegisterTerms() {
  const client = useClient(ROWS);
  return useAction({
    run: client.registerSettings.replace,
    reloads: [REGISTER_KEY],
    success: () => REGISTER_TERMS.saved,
  });
}

/** Sets what a step asks for, without a word; rejects where the server refuses. */
export function useSetRegisterTerms() {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  return async (body: RegisterTermsEdit, version: string | undefined) => {
    const answer = await client.registerSettings.replace({ body, version });
    await queries.invalidateQueries({ queryKey: REGISTER_KEY });
    return answer;
  };
}

/** Switches the register on, which makes its key. */
export function useBeginRegister(onBegun: () => void) {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  const banners = useBanners();
  const begin = useMutation({
    mutationFn: () => client.registerSettings.replace({ body: { isOn: true }, version: undefined }),
    onMutate: banners.clear,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: REGISTER_KEY });
      onBegun();
    },
    onError: (fault) => banners.fail(sayWhatServerSaid(fault, REGISTER.beginFailed)),
  });
  return { isBusy: begin.isPending, begin: () => !begin.isPending && begin.mutate() };
}

/** Asks first. */
export function useTurnRegisterOff() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const turn = useAction({
    run: (_: undefined) => client.registerSettings.replace({ body: { isOn: false }, version: undefined }),
    reloads: [REGISTER_KEY],
    success: () => REGISTER_TERMS.turnedOff,
    describe: (fault) => sayThisFirst(fault, REGISTER_TERMS.turnOffFailed),
  });
  return {
    isBusy: turn.isPending,
    async turnOff() {
      const { turnOff: action, turnOffQuestion: text } = REGISTER_TERMS;
      if (await confirm({ title: action, text, action })) turn.mutate(undefined);
    },
  };
}

/** Whether its key is there, and was written down. */
export function useRegisterKey() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...REGISTER_KEY, 'key'],
    queryFn: ({ signal }) => client.registerKey.get({ signal }),
  });
}

/** The key as it is written, for as long as it is shown: no cache keeps it. */
export function useShownKey() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: SHOWN_KEY,
    queryFn: ({ signal }) => client.registerKey.show({ signal }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
}

/** What is done with the key. Nothing of it goes through a cache; all reject where the server refuses. */
export function useKeyCalls() {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  const banners = useBanners();
  const settle = async (said: string) => {
    await queries.invalidateQueries({ queryKey: REGISTER_KEY });
    banners.succeed(said);
  };
  return {
    async confirmSaved(lastGroup: string) {
      await client.registerKey.confirmSaved({ body: { lastGroup } });
      await settle(REGISTER_KEY_WORDS.saved);
    },
    async enter(key: string) {
      await client.registerKey.enter({ body: { key } });
      await settle(REGISTER_KEY_WORDS.opened);
    },
    async renew(confirm: 'RICOMINCIA') {
      await client.registerKey.renew({ body: { confirm } });
      await settle(REGISTER_KEY_WORDS.renewed);
    },
  };
}
