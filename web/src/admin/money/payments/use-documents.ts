import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { contracts } from '@approdo/shared/contract/money/contracts';
import { receipts } from '@approdo/shared/contract/money/receipts';
import { documents } from '@approdo/shared/contract/stays/documents';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst, sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { CONTRACT_TEMPLATE, DOCUMENTS, RECEIPT_FORM } from './texts/documents.ts';

const ROWS = { contracts, documents, receipts };

/** Below the bookings: what changes one may supersede its contract. */
const DOCUMENTS_KEY = [...BOOKINGS_KEY, 'documents'];
const TEMPLATE_KEY = ['contract-template'];

export type StayDocuments = AnswerOf<(typeof documents)['list']>;
export type ListedDocument = StayDocuments['documents'][number];

export function useDocuments({ id }: Pick<Booking, 'id'>) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...DOCUMENTS_KEY, id],
    queryFn: ({ signal }) => client.documents.list({ params: { id }, signal }),
  });
}

/** Makes a receipt; rejects where the server refuses. */
export function useMakeReceipt() {
  const client = useClient(ROWS);
  return useAction({
    run: client.receipts.make,
    reloads: [BOOKINGS_KEY],
    success: (_, { number }) => RECEIPT_FORM.done(number),
    warn: (_, { number, warning }) => warning && `${RECEIPT_FORM.done(number)}. ${warning}`,
  });
}

export function useVoidReceipt() {
  const client = useClient(ROWS);
  return useAction({
    run: client.receipts.void,
    reloads: [BOOKINGS_KEY],
    success: (_, { number }) => DOCUMENTS.voidDone(number),
    describe: (fault) => sayThisFirst(fault, DOCUMENTS.voidFailed),
  });
}

export function useMakeContract() {
  const client = useClient(ROWS);
  return useAction({
    run: client.contracts.make,
    reloads: [BOOKINGS_KEY],
    success: () => DOCUMENTS.contractDone,
    warn: (_, { warning }) => warning && `${DOCUMENTS.contractDone}. ${warning}`,
    describe: (fault) => sayWhatServerSaid(fault, DOCUMENTS.contractFailed),
  });
}

/** Hands a document to the person, and says so where that fails; undefined where the shell cannot. */
export function useSaveDocument(): ((id: string, name: string) => Promise<void>) | undefined {
  const client = useClient(ROWS);
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (id, name) => {
      try {
        const paper = await client.documents.get({ params: { id } });
        await saveFile(new File([paper], DOCUMENTS.fileName(name), { type: 'application/pdf' }));
      } catch (fault) {
        banners.fail(sayThisFirst(fault, DOCUMENTS.downloadFailed));
      }
    })
  );
}

export function useContractTemplate(language: Language) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...TEMPLATE_KEY, language],
    queryFn: ({ signal }) => client.contracts.template({ query: { language }, signal }),
  });
}

/** Words contracts otherwise; rejects where the server refuses. */
export function useChangeTemplate() {
  const client = useClient(ROWS);
  return useAction({
    run: client.contracts.changeTemplate,
    reloads: [TEMPLATE_KEY],
    success: () => CONTRACT_TEMPLATE.saved,
  });
}
