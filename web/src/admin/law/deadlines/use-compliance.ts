import { type ComplianceEdit, complianceList } from '@approdo/shared/contract/law/compliance';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { COMPLIANCE } from './texts.ts';

type Noted = { readonly item: ComplianceEdit['items'][number]; readonly version: string | undefined };

/** Saves changes of an item; `by` a form, which shows its own errors, it rejects where the server refuses. */
export function useNoteCompliance(by: 'form' | 'button') {
  return useAction({
    run: ({ item, version }: Noted, call) => call(complianceList.replace, { body: { items: [item] }, version }),
    success: () => COMPLIANCE.saved,
    ...(by === 'button' && { describe: (fault: unknown) => describeServerError(fault, COMPLIANCE.saveFailed) }),
  });
}
