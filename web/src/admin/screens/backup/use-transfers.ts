import { type BackupEntry, backup as rows } from '@approdo/shared/contract/backup';
import { useRef, useState } from 'react';
import { useConfirm } from '../../feedback/confirm.tsx';
import { type Failure, sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { formatBytes } from '../../format/size.ts';
import { useClient, usePlatform } from '../../session/platform-context.ts';
import { BACKUP_ACTIONS, LARGE_DOWNLOAD } from '../../texts/backup.ts';
import { BACKUP_ROWS, BACKUPS_KEY, STATUS_KEY } from './use-backups.ts';

/** An archive on its way between this computer and the server. */
export type Transfer = {
  readonly direction: 'send' | 'download';
  /** From 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
};

/** Bytes from which a browser that puts a file aside before it saves it should be asked for that knowingly. */
const LARGE = 2 ** 30;

/** Archives go as streams and files, never through memory; `download` is absent where the shell cannot save one. */
export function useTransfers() {
  const client = useClient(BACKUP_ROWS);
  const confirm = useConfirm();
  const { downloads } = usePlatform();
  const [share, setShare] = useState(0);
  const calledOff = useRef(new AbortController());

  function begin(): AbortSignal {
    setShare(0);
    calledOff.current = new AbortController();
    return calledOff.current.signal;
  }

  const upload = useAction({
    run: ({ file }: { readonly file: File }) => client.backup.upload({ file, signal: begin(), onProgress: setShare }),
    reloads: [BACKUPS_KEY, STATUS_KEY],
    success: () => BACKUP_ACTIONS.uploaded,
    describe: (fault) => describe(fault, BACKUP_ACTIONS.uploadFailed),
  });
  const download = useAction({
    run: async ({ backup: { id, fileName, size } }: { readonly backup: BackupEntry }) => {
      const path = rows.download.path.replace('{id}', encodeURIComponent(id));
      await downloads?.save({
        path,
        fileName,
        signal: begin(),
        onBytes: (bytes) => setShare(Math.min(1, bytes / size)),
      });
    },
    reloads: [],
    success: () => BACKUP_ACTIONS.downloaded,
    describe: (fault) => describe(fault, BACKUP_ACTIONS.downloadFailed),
  });

  async function save(backup: BackupEntry): Promise<void> {
    const isLarge = downloads?.areHeldWhole && backup.size >= LARGE;
    const { title, text } = LARGE_DOWNLOAD;
    const question = { title, text: text(formatBytes(backup.size)), action: BACKUP_ACTIONS.download };
    if (!isLarge || (await confirm({ ...question, isHarmless: true }))) download.mutate({ backup });
  }

  const isOnItsWay = upload.isPending || download.isPending;
  const direction = upload.isPending ? 'send' : 'download';
  const transfer: Transfer | undefined = isOnItsWay
    ? { direction, share, cancel: () => calledOff.current.abort() }
    : undefined;
  return { transfer, upload: (file: File) => upload.mutate({ file }), download: downloads && save };
}

function describe(fault: unknown, otherwise: string): Failure {
  const isCalledOff = fault instanceof DOMException && fault.name === 'AbortError';
  return isCalledOff ? { text: BACKUP_ACTIONS.cancelled } : sayWhatServerSaid(fault, otherwise);
}
