import { type DiscountCode, discountCodes } from '@approdo/shared/contract/prices/discount-codes';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { CODE_FORM, CODES } from './texts/discount-codes.ts';

const ROWS = { discountCodes };
const CODES_KEY = ['discount-codes'];

/** The codes by which guests pay less, the newest first. */
export function useDiscountCodes() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: CODES_KEY, queryFn: ({ signal }) => client.discountCodes.list({ signal }) });
}

/** Rejects where the server refuses. */
export function useCreateDiscountCode() {
  const client = useClient(ROWS);
  return useAction({
    run: client.discountCodes.create,
    reloads: [CODES_KEY],
    success: (_, { code }) => CODE_FORM.created(code),
  });
}

/** Rejects where the server refuses. */
export function useEditDiscountCode() {
  const client = useClient(ROWS);
  return useAction({ run: client.discountCodes.update, reloads: [CODES_KEY], success: () => CODE_FORM.saved });
}

/** Switches a code off or on again, and deletes one after asking. */
export function useDiscountCodeActions() {
  const client = useClient(ROWS);
  return useRowActions<DiscountCode>({
    reloads: [CODES_KEY],
    change: {
      run: ({ id, isOn, version }) => client.discountCodes.update({ params: { id }, body: { isOn: !isOn }, version }),
      success: ({ isOn }) => (isOn ? CODES.turnedOff : CODES.turnedOn),
      describe: (fault) => sayWhatServerSaid(fault, CODES.turnFailed),
    },
    remove: {
      run: ({ id, version }) => client.discountCodes.remove({ params: { id }, version }),
      success: () => CODES.removed,
      describe: (fault) => sayWhatServerSaid(fault, CODES.removeFailed),
      question: ({ code }) => CODES.removal(code),
    },
  });
}
