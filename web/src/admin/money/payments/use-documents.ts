import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { documents } from '@approdo/shared/contract/stays/documents';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { DOCUMENTS } from './texts/documents.ts';

export type StayDocuments = AnswerOf<(typeof documents)['list']>;
export type ListedDocument = StayDocuments['documents'][number];

export function useDocuments({ id }: Pick<Booking, 'id'>) {
  return useRead(documents.list, { params: { id } });
}

/** Saves a document on the user's device, or shows why it failed; undefined where the shell cannot save files. */
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
        banners.fail(describeFailure(fault, DOCUMENTS.downloadFailed));
      }
    })
  );
}
