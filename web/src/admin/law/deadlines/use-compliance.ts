import { type ComplianceEdit, complianceList } from '@approdo/shared/contract/law/compliance';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { TODAY_KEY } from '../../stays/stays/index.ts';
import { REGISTER_KEY } from './register-key.ts';
import { COMPLIANCE } from './texts.ts';
import { DEADLINES_KEY } from './use-deadlines.ts';

const ROWS = { complianceList };

const COMPLIANCE_KEY = [...REGISTER_KEY, 'compliance'];

const CHANGED = [COMPLIANCE_KEY, DEADLINES_KEY, TODAY_KEY];

export function useCompliance() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: COMPLIANCE_KEY,
    queryFn: ({ signal }) => client.complianceList.get({ signal }),
  });
}

type Noted = { readonly item: ComplianceEdit['items'][number]; readonly version: string | undefined };

/** Notes what changes of an item; `by` a form, which says itself what did not work, it rejects where the server refuses. */
export function useNoteCompliance(by: 'form' | 'button') {
  const client = useClient(ROWS);
  return useAction({
    run: ({ item, version }: Noted) => client.complianceList.replace({ body: { items: [item] }, version }),
    reloads: CHANGED,
    success: () => COMPLIANCE.saved,
    ...(by === 'button' && { describe: (fault: unknown) => sayWhatServerSaid(fault, COMPLIANCE.saveFailed) }),
  });
}
