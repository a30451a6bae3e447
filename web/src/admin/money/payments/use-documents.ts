import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { contracts } from '@approdo/shared/contract/money/contracts';
import { receipts } from '@approdo/shared/contract/money/receipts';
import { documents } from '@approdo/shared/contract/stays/documents';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst, sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { CONTRACT_TEMPLATE, DOCUMENTS, RECEIPT_FORM } from './texts/documents.ts';

export type StayDocuments = AnswerOf<(typeof documents)['list']>;
export type ListedDocument = StayDocuments['documents'][number];

export function useDocuments({ id }: Pick<Booking, 'id'>) {
  return useRead(documents.list, { params: { id } });
}

/** Makes a receipt; rejects where the server refuses. */
export function useMakeReceipt() {
  return useWrite(receipts.make, {
    success: (_, { number }) => RECEIPT_FORM.done(number),
    warn: (_, { number, warning }) => warning && `${RECEIPT_FORM.done(number)}. ${warning}`,
  });
}

export function useVoidReceipt() {
  return useWrite(receipts.void, {
    success: (_, { number }) => DOCUMENTS.voidDone(number),
    describe: (fault) => sayThisFirst(fault, DOCUMENTS.voidFailed),
  });
}

export function useMakeContract() {
  return useWrite(contracts.make, {
    success: () => DOCUMENTS.contractDone,
    warn: (_, { warning }) => warning && `${DOCUMENTS.contractDone}. ${warning}`,
    describe: (fault) => sayWhatServerSaid(fault, DOCUMENTS.contractFailed),
  });
}

/** Hands a document to the person, and says so where that fails; undefined where the shell cannot. */
export function useSaveDocument(): ((id: string, name: string) => Promise<void>) | undefined {
  const call = useCall();
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (id, name) => {
      try {
        const paper = await call(documents.get, { params: { id } });
        await saveFile(new File([paper], DOCUMENTS.fileName(name), { type: 'application/pdf' }));
      } catch (fault) {
        banners.fail(sayThisFirst(fault, DOCUMENTS.downloadFailed));
      }
    })
  );
}

export function useContractTemplate(language: Language) {
  return useRead(contracts.template, { query: { language } });
}

/** Words contracts otherwise; rejects where the server refuses. */
export function useChangeTemplate() {
  return useWrite(contracts.changeTemplate, {
    success: () => CONTRACT_TEMPLATE.saved,
  });
}
