import { type DiscountCode, discountCodes } from '@approdo/shared/contract/prices/discount-codes';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { CODES } from './texts/discount-codes.ts';

/** Switches a code off or on again, and deletes one after asking. */
export function useDiscountCodeActions() {
  return useRowActions<DiscountCode>({
    change: {
      run: ({ id, isOn, version }, call) =>
        call(discountCodes.update, { params: { id }, body: { isOn: !isOn }, version }),
      success: ({ isOn }) => (isOn ? CODES.turnedOff : CODES.turnedOn),
      describe: (fault) => describeServerError(fault, CODES.turnFailed),
    },
    remove: {
      run: ({ id, version }, call) => call(discountCodes.remove, { params: { id }, version }),
      success: () => CODES.removed,
      describe: (fault) => describeServerError(fault, CODES.removeFailed),
      question: ({ code }) => CODES.removal(code),
    },
  });
}
