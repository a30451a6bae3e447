import { HEIC_UNREADABLE, type Media, mediaLibrary } from '@approdo/shared/contract/content/media';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { isFinal, sayWhatServerSaid } from '../feedback/failure.ts';
import { useClient, usePlatform } from '../session/platform-context.ts';
import { UPLOADS } from '../texts/media.ts';
import { findFileFault, findSidesFault, HEIC_HEAD_BYTES, isHeic, kindOfFile } from './upload-rules.ts';
import { createUploads, isUnderWay, type Upload, type Uploads } from './uploads.ts';
import { MEDIA_KEY } from './use-media-library.ts';

const ROWS = { mediaLibrary };

const UploadsContext = createContext<Uploads<Media> | undefined>(undefined);

/** The uploads of whoever is signed in: they go on while one looks at another screen. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  const { preparePhoto } = usePlatform();
  const [uploads] = useState(() =>
    createUploads({
      prepare: async (file, signal) => (kindOfFile(file) === 'image' ? await preparePhoto(file, signal) : file),
      findFault: findUploadFault,
      send: (file, sending) => client.mediaLibrary.add({ file, body: {}, ...sending }),
      describe: (fault) => {
        const { text, detail } = sayWhatServerSaid(fault, UPLOADS.failed);
        return detail ?? text;
      },
      isFinal,
      onArrival: () => void queries.invalidateQueries({ queryKey: MEDIA_KEY }),
    }),
  );
  // A shell may go on to another site, where none of it belongs.
  useEffect(() => uploads.cancelAll, [uploads]);
  useAskBeforeLeaving(isUnderWay(useUploadList(uploads)));
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

export function useUploads(): Uploads<Media> & { readonly list: readonly Upload[] } {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('There is nothing above this component that uploads');
  return { ...uploads, list: useUploadList(uploads) };
}

function useUploadList(uploads: Pick<Uploads<Media>, 'subscribe' | 'read'>): readonly Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.read);
}

/** The browser asks before the tab is closed, which would end what is under way. */
function useAskBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/** Why the library would refuse the file, as far as it can be known here. What this browser cannot open is left to the server. */
async function findUploadFault(file: File): Promise<string | undefined> {
  const fault = findFileFault(file);
  if (fault !== undefined || kindOfFile(file) !== 'image') return fault;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return isHeic(await readHead(file)) ? HEIC_UNREADABLE : undefined;
  const sidesFault = findSidesFault(picture);
  picture.close();
  return sidesFault;
}

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer());
}
