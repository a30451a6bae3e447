import { registerKey } from '@approdo/shared/contract/law/register-key';
import { type RegisterTermsEdit, registerSettings } from '@approdo/shared/contract/law/register-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure, describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { REGISTER_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { REGISTER, REGISTER_KEY_WORDS, REGISTER_TERMS } from '../guests/index.ts';

/** Saves the settings of a step without a message; rejects where the server refuses. */
export function useSetRegisterTerms() {
  const call = useCall();
  const queries = useQueryClient();
  return async (body: RegisterTermsEdit, version: string | undefined) => {
    const answer = await call(registerSettings.replace, { body, version });
    await queries.invalidateQueries({ queryKey: REGISTER_KEY });
    return answer;
  };
}

/** Switches the register on, which creates its key. */
export function useBeginRegister(onBegun: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  const banners = useBanners();
  const begin = useMutation({
    mutationFn: () => call(registerSettings.replace, { body: { isOn: true }, version: undefined }),
    onMutate: banners.clear,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: REGISTER_KEY });
      onBegun();
    },
    onError: (fault) => banners.fail(describeServerError(fault, REGISTER.beginFailed)),
  });
  return { isBusy: begin.isPending, begin: () => !begin.isPending && begin.mutate() };
}

/** Switches the register off, after a confirmation. */
export function useTurnRegisterOff() {
  const confirm = useConfirm();
  const switchOff = useAction({
    run: (_: undefined, call) => call(registerSettings.replace, { body: { isOn: false }, version: undefined }),
    success: () => REGISTER_TERMS.turnedOff,
    describe: (fault) => describeFailure(fault, REGISTER_TERMS.turnOffFailed),
  });
  return {
    isBusy: switchOff.isPending,
    async turnOff() {
      const { turnOff: action, turnOffQuestion: text } = REGISTER_TERMS;
      if (await confirm({ title: action, text, action })) switchOff.mutate(undefined);
    },
  };
}

/** The calls for the key. Nothing is cached; all reject where the server refuses. */
export function useKeyCalls() {
  const call = useCall();
  const queries = useQueryClient();
  const banners = useBanners();
  const finish = async (message: string) => {
    await queries.invalidateQueries({ queryKey: REGISTER_KEY });
    banners.succeed(message);
  };
  return {
    async confirmSaved(lastGroup: string) {
      await call(registerKey.confirmSaved, { body: { lastGroup } });
      await finish(REGISTER_KEY_WORDS.saved);
    },
    async enter(key: string) {
      await call(registerKey.enter, { body: { key } });
      await finish(REGISTER_KEY_WORDS.opened);
    },
    async renew(confirm: 'RICOMINCIA') {
      await call(registerKey.renew, { body: { confirm } });
      await finish(REGISTER_KEY_WORDS.renewed);
    },
  };
}
