import { type DiscountCode, discountCodes } from '@approdo/shared/contract/prices/discount-codes';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useRead } from '../../session/use-read.ts';
import { CODE_FORM, CODES } from './texts/discount-codes.ts';

/** The codes by which guests pay less, the newest first. */
export function useDiscountCodes() {
  return useRead(discountCodes.list);
}

/** Rejects where the server refuses. */
export function useCreateDiscountCode() {
  return useWrite(discountCodes.create, {
    success: (_, { code }) => CODE_FORM.created(code),
  });
}

/** Rejects where the server refuses. */
export function useEditDiscountCode() {
  return useWrite(discountCodes.update, { success: () => CODE_FORM.saved });
}

/** Switches a code off or on again, and deletes one after asking. */
export function useDiscountCodeActions() {
  return useRowActions<DiscountCode>({
    change: {
      run: ({ id, isOn, version }, call) =>
        call(discountCodes.update, { params: { id }, body: { isOn: !isOn }, version }),
      success: ({ isOn }) => (isOn ? CODES.turnedOff : CODES.turnedOn),
      describe: (fault) => sayWhatServerSaid(fault, CODES.turnFailed),
    },
    remove: {
      run: ({ id, version }, call) => call(discountCodes.remove, { params: { id }, version }),
      success: () => CODES.removed,
      describe: (fault) => sayWhatServerSaid(fault, CODES.removeFailed),
      question: ({ code }) => CODES.removal(code),
    },
  });
}
