import { type Move, type MoveKind, moves } from '@approdo/shared/contract/operations/moves';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { createUploads, isUnderWay, kindOfFile, sendWithTimeout } from '../../content/uploads/index.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeServerError, isCalledOff, sayServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import type { Platform } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { type Call, useCall } from '../../session/use-call.ts';
import { CHOOSE_FILE } from './texts.ts';

type FileToSend = {
  readonly file: File;
  /** What kind of move it begins, or the move that it is added to. */
  readonly to: MoveKind | Pick<Move, 'id'>;
};

/** Sends one file, which may be large: with its progress, and to be called off. */
export function useSendFile() {
  const [share, setShare] = useState(0);
  const calledOff = useRef(new AbortController());
  const sending = useAction({
    run: async ({ file, to }: FileToSend, call) => {
      setShare(0);
      calledOff.current = new AbortController();
      const upload = { file, signal: calledOff.current.signal, onProgress: setShare };
      if (typeof to !== 'string') return await call(moves.addFile, { params: { id: to.id }, body: {}, ...upload });
      return await call(moves.begin, { body: { kind: to }, ...upload });
    },
    success: ({ file }) => CHOOSE_FILE.sent(file.name),
    describe: (fault) =>
      isCalledOff(fault) ? { text: CHOOSE_FILE.cancelled } : describeServerError(fault, CHOOSE_FILE.failed),
  });
  const cancel = () => calledOff.current.abort();
  useLeaveGuard({ isChanged: sending.isPending, onDiscard: cancel });
  return {
    send: (file: FileToSend) => sending.mutate(file),
    /** The move, once the whole file has come. */
    arrived: sending.data,
    progress: sending.isPending
      ? { title: CHOOSE_FILE.sending(sending.variables.file.name), share, onCancel: share < 1 ? cancel : undefined }
      : undefined,
  };
}

/** Sends the pictures of a folder one by one, each made to fit first, into a move of their own that has its name. */
export function useSendPhotos() {
  const call = useCall();
  const { preparePhoto } = usePlatform();
  const banners = useBanners();
  const [{ uploads, findMove }] = useState(() => createPhotoUploads(call, preparePhoto));
  const [folder, setFolder] = useState('');
  const list = useSyncExternalStore(uploads.subscribe, uploads.read);
  const isBusy = isUnderWay(list);
  const isComplete = list.length > 0 && list.every(({ state }) => state === 'done');
  const { mutate, data: arrived } = useAction({
    run: async (_: undefined, call) => await nameGallery(call, await findMove(), folder),
    success: () => CHOOSE_FILE.photosSent,
    describe: CHOOSE_FILE.failed,
  });
  useEffect(() => uploads.cancelAll, [uploads]);
  useEffect(() => {
    if (isComplete) mutate(undefined);
  }, [isComplete, mutate]);
  useLeaveGuard({ isChanged: isBusy, onDiscard: uploads.cancelAll });

  return {
    uploads: list,
    isUnderWay: isBusy,
    cancel: uploads.cancel,
    retry: uploads.retry,
    /** Goes on without those that failed. */
    finish: () => mutate(undefined),
    /** The move, once nothing more is to come. */
    arrived,
    send: (files: readonly File[]) => {
      const photos = files.filter((file) => kindOfFile(file) === 'image');
      if (photos.length === 0) return banners.fail({ text: CHOOSE_FILE.noPhotos });
      setFolder(nameFolder(photos[0]));
      uploads.add(photos);
    },
  };
}

/** Leads to the preview of whatever has arrived; after the guard against leaving was released. */
export function useOpenArrived(arrived: Move | undefined): void {
  const navigate = useNavigate();
  const id = arrived?.id;
  useEffect(() => {
    if (id !== undefined) void navigate(`/moving/${id}`);
  }, [id, navigate]);
}

/** The folder that was chosen; empty where a browser chooses pictures instead. */
function nameFolder(photo: File | undefined): string {
  const path = photo?.webkitRelativePath ?? '';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** The lengths that a gallery's name may have. */
const [SHORTEST, LONGEST] = [2, 100];

async function nameGallery(call: Call, { id }: Pick<Move, 'id'>, folder: string): Promise<Move> {
  const move = await call(moves.get, { params: { id } });
  const name = folder.trim().slice(0, LONGEST);
  if (name.length < SHORTEST) return move;
  return await call(moves.choose, { params: { id }, body: { ...move.choices, name }, version: move.version });
}

/** Milliseconds between two looks at a picture that is being read. */
const READING_MS = 250;

/** Uploads pictures into one move, which begins with the first; each follows once the one before it was read. */
function createPhotoUploads(call: Call, preparePhoto: Platform['preparePhoto']) {
  let begun: Promise<Move> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function findMove(): Promise<Move> {
    begun ??= call(moves.begin, { body: { kind: 'PHOTOS' } })
      .then(awaitReading)
      .catch((fault: unknown) => {
        begun = undefined;
        throw fault;
      });
    return begun;
  }

  async function inTurn(send: () => Promise<Move>): Promise<Move> {
    const sent = turn.then(send);
    turn = sent.catch(() => undefined);
    return await sent;
  }

  async function awaitReading(sent: Move): Promise<Move> {
    let move = sent;
    while (move.state === 'READING') {
      await new Promise((resolve) => setTimeout(resolve, READING_MS));
      move = await call(moves.get, { params: { id: move.id } });
    }
    return move;
  }

  const uploads = createUploads<Move>({
    describe: (fault) => sayServerError(fault, CHOOSE_FILE.failed),
    prepare: preparePhoto,
    send: (file, { signal, onProgress }) =>
      inTurn(async () => {
        const { id } = await findMove();
        const sent = await sendWithTimeout(
          (heard) => call(moves.addFile, { params: { id }, body: {}, file, ...heard }),
          { signal, onProgress },
        );
        return await awaitReading(sent);
      }),
  });
  return { uploads, findMove };
}
