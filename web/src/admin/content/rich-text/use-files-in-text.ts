import type { Media } from '@approdo/shared/contract/content/media';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useState } from 'react';
import { isOver, type Upload, useUploadList, useUploads } from '../uploads/index.ts';
import { listForeignFrames } from './document/pasted-frames.ts';
import { readPastedPictures } from './document/pasted-pictures.ts';
import {
  closePlaces,
  fillPlace,
  openPlaces,
  placeAtDrop,
  placeAtSelection,
  type UploadPlace,
} from './document/upload-places.ts';

type PlaceInView = UploadPlace & { readonly view: EditorView };

/** A file being uploaded into the text. */
export type IncomingFile = UploadPlace & { readonly upload: Upload };

type LeftOut = {
  readonly pictures: number;
  /** The hosts of dropped frames. */
  readonly frames: readonly string[];
};

const NOTHING: LeftOut = { pictures: 0, frames: [] };

/** Uploads files that are pasted or dropped into a text, and inserts each where it was put once it is stored. */
export function useFilesInText() {
  const { add, cancel, retry } = useUploads();
  const list = useUploadList();
  const [places, setPlaces] = useState<readonly PlaceInView[]>([]);
  const [leftOut, setLeftOut] = useState(NOTHING);

  useEffect(() => {
    const given = places.filter(({ id }) => !list.some((upload) => upload.id === id));
    if (given.length === 0) return;
    for (const { view, id } of given) if (!view.isDestroyed) view.dispatch(closePlaces(view.state, [id]));
    setPlaces((before) => before.filter((place) => !given.includes(place)));
  }, [places, list]);

  function arrive(view: EditorView, id: number, { contentType, url }: Media): void {
    if (!view.isDestroyed) view.dispatch(fillPlace(view.state, id, { type: contentType, src: url }));
    setPlaces((before) => before.filter((place) => place.id !== id));
  }

  function begin(view: EditorView, files: readonly File[], at: number): void {
    if (files.length === 0) return;
    const ids = add(files, (id, media) => arrive(view, id, media));
    const opened = ids.map((id) => ({ id, view, element: document.createElement('div') }));
    view.dispatch(openPlaces(view.state, opened, at));
    setPlaces((before) => [...before, ...opened]);
  }

  /** True if it took files: HTML beside them, if any, only repeats what they are. */
  function paste(view: EditorView, { clipboardData }: ClipboardEvent): boolean {
    const files = [...(clipboardData?.files ?? [])];
    const html = clipboardData?.getData('text/html') ?? '';
    const { hasText, embedded, elsewhere } = readPastedPictures(html);
    const areFilesMeant = files.length > 0 && !hasText;
    setLeftOut(areFilesMeant ? NOTHING : { pictures: elsewhere, frames: listForeignFrames(html) });
    if (areFilesMeant) begin(view, files, placeAtSelection(view.state));
    // Pictures embedded in the HTML follow the text that is pasted with them.
    else queueMicrotask(() => begin(view, embedded, placeAtSelection(view.state)));
    return areFilesMeant;
  }

  /** A picture dragged within the text comes with its file, too; it is only moved. */
  function drop(view: EditorView, { dataTransfer, clientX, clientY }: DragEvent): boolean {
    const files = [...(dataTransfer?.files ?? [])];
    if (view.dragging || files.length === 0) return false;
    const position = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.doc.content.size;
    setLeftOut(NOTHING);
    begin(view, files, placeAtDrop(view.state, position));
    return true;
  }

  const incoming = places.flatMap((place): IncomingFile[] => {
    const upload = list.find(({ id }) => id === place.id);
    return upload ? [{ ...place, upload }] : [];
  });

  return {
    paste,
    drop,
    incoming,
    isWaiting: incoming.some(({ upload }) => !isOver(upload)),
    /** What could not be taken from the last paste. */
    leftOut,
    cancel,
    retry,
  };
}

export type FilesInText = ReturnType<typeof useFilesInText>;
