import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { documents } from '@approdo/shared/contract/stays/documents';
import { useDownload } from '../../kit/frame/use-download.ts';
import { useRead } from '../../session/use-read.ts';
import { DOCUMENTS } from './texts/documents.ts';

export type StayDocuments = AnswerOf<(typeof documents)['list']>;
export type ListedDocument = StayDocuments['documents'][number];

export function useDocuments({ id }: Pick<Booking, 'id'>) {
  return useRead(documents.list, { params: { id } });
}

type Named = { readonly id: string; readonly name: string };

/** Saves a document on the user's device; undefined where the shell cannot save files. */
export function useSaveDocument() {
  return useDownload({
    read: async ({ id, name }: Named, call) => {
      const paper = await call(documents.get, { params: { id } });
      return new File([paper], DOCUMENTS.fileName(name), { type: 'application/pdf' });
    },
    failed: DOCUMENTS.downloadFailed,
  });
}
