import { type MediaAdded, mediaLibrary } from '@approdo/shared/contract/content/media';
import { HEIC_UNREADABLE } from '@approdo/shared/domain/content/media-limits';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayServerError } from '../../kit/feedback/failure.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { MEDIA_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { sendWithTimeout } from './send-with-timeout.ts';
import { UPLOAD_NOTES, UPLOADS } from './texts.ts';
import { findFileFault, findNote, findSidesFault, HEIC_HEAD_BYTES, isHeic, kindOfFile } from './upload-rules.ts';
import { createUploads, isUnderWay, type Upload, type Uploads } from './uploads.ts';

const UploadsContext = createContext<Uploads<MediaAdded> | undefined>(undefined);

/** Provides the uploads of the signed-in user, which continue while another screen is open. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const call = useCall();
  const queries = useQueryClient();
  const { warn } = useBanners();
  const { preparePhoto } = usePlatform();
  const [uploads] = useState(() =>
    createUploads<MediaAdded>({
      prepare: async (file, signal) => (kindOfFile(file) === 'image' ? await preparePhoto(file, signal) : file),
      findFault: findUploadFault,
      send: (file, { key, ...sending }) =>
        sendWithTimeout((heard) => call(mediaLibrary.add, { file, body: { key }, ...heard }), sending),
      findNote,
      describe: (fault) => sayServerError(fault, UPLOADS.failed),
      onArrival: ({ file, note }) => {
        void queries.invalidateQueries({ queryKey: MEDIA_KEY });
        if (note) warn(UPLOAD_NOTES[note].whole(file.name));
      },
    }),
  );
  // A shell may switch to another site, where these uploads do not belong.
  useEffect(() => uploads.cancelAll, [uploads]);
  useAskBeforeLeaving(useSyncExternalStore(uploads.subscribe, () => isUnderWay(uploads.read())));
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** The stable uploads object: a component that only sends is not re-rendered with each progress. */
export function useUploads(): Uploads<MediaAdded> {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('There is nothing above this component that uploads');
  return uploads;
}

export function useUploadList(): readonly Upload[] {
  const { subscribe, read } = useUploads();
  return useSyncExternalStore(subscribe, read);
}

/** Whether any of these is still under way. */
export function useIsUploading(ids: readonly number[]): boolean {
  const { subscribe, read } = useUploads();
  return useSyncExternalStore(subscribe, () => isUnderWay(read().filter(({ id }) => ids.includes(id))));
}

/** The browser asks before the tab is closed, which would end the uploads. */
function useAskBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/**
 * Why the library would refuse a file, as far as that is known before sending: a shrunk picture fits. What this browser
 * cannot open is left to the server.
 */
async function findUploadFault(ready: File, chosen: File): Promise<string | undefined> {
  const fault = findFileFault(ready);
  if (fault !== undefined || kindOfFile(ready) !== 'image' || ready !== chosen) return fault;
  const picture = await createImageBitmap(ready).catch(() => undefined);
  if (!picture) return isHeic(await readHead(ready)) ? HEIC_UNREADABLE : undefined;
  const sidesFault = findSidesFault(picture);
  picture.close();
  return sidesFault;
}

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer());
}
