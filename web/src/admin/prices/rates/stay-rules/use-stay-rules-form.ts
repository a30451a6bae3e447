import { type StayRulesAnswer, stayRuleList, stayRules } from '@approdo/shared/contract/stays/stay-rules';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { describeServerError } from '../../../kit/feedback/failure.ts';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { STAY_RULES } from '../texts/stay-rules.ts';
import { rulesForm } from './rules-draft.ts';

type Options = { readonly rules: StayRulesAnswer; readonly loadLatest: LoadLatest };

/** The form of the rules of stay. */
export function useStayRulesForm({ rules, loadLatest }: Options) {
  const replace = useWrite(stayRules.replace, { success: () => STAY_RULES.saved });
  return useForm({
    schema: stayRuleList,
    start: rulesForm.encode(rules),
    read: rulesForm.decode,
    version: rules.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: (fault) => describeServerError(fault, STAY_RULES.saveFailed),
  });
}

export type StayRulesForm = ReturnType<typeof useStayRulesForm>;
