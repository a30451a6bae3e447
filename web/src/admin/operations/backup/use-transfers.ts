import { type BackupEntry, PROTECTED_START, backup as rows } from '@approdo/shared/contract/operations/backup';
import { useRef, useState } from 'react';
import type { Failure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { describeCall } from './describe-call.ts';
import { BACKUP_ACTIONS } from './texts/backup.ts';

/** An archive being uploaded or downloaded. */
export type Transfer = {
  readonly direction: 'send' | 'download';
  /** From 0 to 1. */
  readonly share: number;
  readonly cancel: () => void;
};

/** Bytes from which a browser that holds a file before saving it should ask first. */
const LARGE = 2 ** 30;

/** Archives are streamed, never held in memory; `download` is left out if the shell cannot save one. */
export function useTransfers() {
  const { downloads } = usePlatform();
  const [share, setShare] = useState(0);
  const [sealed, setSealed] = useState<File>();
  const calledOff = useRef(new AbortController());

  function begin(): AbortSignal {
    setShare(0);
    calledOff.current = new AbortController();
    return calledOff.current.signal;
  }

  const success = () => BACKUP_ACTIONS.uploaded;
  const upload = useAction({
    success,
    run: ({ file }: { readonly file: File }, call) =>
      call(rows.upload, { file, signal: begin(), onProgress: setShare }),
    describe: describeUpload,
  });
  const uploadSealed = useAction({
    success,
    run: ({ file, passphrase }: { readonly file: File; readonly passphrase: string }, call) =>
      call(rows.uploadProtected, { file, body: { passphrase }, signal: begin(), onProgress: setShare }),
  });
  const download = useAction({
    run: async ({ backup: { id, fileName, size }, passphrase }: Download) => {
      await downloads?.save({
        path: rows.download.path.replace('{id}', encodeURIComponent(id)),
        ...(passphrase === undefined ? { fileName } : { fileName: `${fileName}.age`, body: { passphrase } }),
        signal: begin(),
        onBytes: (bytes) => setShare(Math.min(1, bytes / size)),
      });
    },
    reloads: [],
    success: () => BACKUP_ACTIONS.downloaded,
    describe: (fault) => describeCall(fault, BACKUP_ACTIONS.downloadFailed),
  });

  async function send(file: File): Promise<void> {
    if (await isProtectedFile(file)) setSealed(file);
    else upload.mutate({ file });
  }

  const isSending = upload.isPending || uploadSealed.isPending;
  const cancel = () => calledOff.current.abort();
  const direction = isSending ? 'send' : 'download';
  const transfer: Transfer | undefined = isSending || download.isPending ? { direction, share, cancel } : undefined;
  return {
    transfer,
    upload: (file: File) => void send(file),
    /** A chosen encrypted archive, until its passphrase opens it or it is dismissed. */
    sealed: sealed && {
      file: sealed,
      open: async (passphrase: string) => {
        await uploadSealed.mutateAsync({ file: sealed, passphrase });
        setSealed(undefined);
      },
      letGo: () => setSealed(undefined),
    },
    download: downloads && {
      isHeldWhole: ({ size }: BackupEntry) => downloads.areBuffered && size >= LARGE,
      begin: (wanted: Download) => download.mutate(wanted),
    },
  };
}

export type Sealed = NonNullable<ReturnType<typeof useTransfers>['sealed']>;

type Download = { readonly backup: BackupEntry; readonly passphrase: string | undefined };

export function describeUpload(fault: unknown): Failure {
  return describeCall(fault, BACKUP_ACTIONS.uploadFailed);
}

/** Whether the archive is encrypted, judged by its first line. */
async function isProtectedFile(file: Blob): Promise<boolean> {
  return (await file.slice(0, PROTECTED_START.length).text()) === PROTECTED_START;
}
