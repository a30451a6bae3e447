import { useEffect, useRef, useState } from 'react';
import { fileOf } from '../../content/media-picker/index.ts';
import { useIsUploading, useUploads } from '../../content/uploads/index.ts';
import { type ArrivedPhoto, orderPhotos, type PhotoOrder } from './arrived-photos.ts';
import { readTakenAt } from './read-taken-at.ts';
import type { SavedPhotos } from './use-saved-photos.ts';

type Options = {
  /** The photos saved before the page was closed. */
  readonly start: SavedPhotos;

  /** The gallery's file names in the library. */
  readonly files: readonly string[];
  readonly onChange: (files: string[]) => void;
  /** Called whenever there is something new to save. */
  readonly onSave: (savedPhotos: SavedPhotos) => void;
};

/** Uploads photos and adds them to a gallery: in the order they were taken, until somebody arranges them. */
export function usePhotos({ start, files, onChange, onSave }: Options) {
  const { add } = useUploads();
  const [sent, setSent] = useState<readonly number[]>([]);
  const [arrived, setArrived] = useState<readonly ArrivedPhoto[]>(start.arrived);
  const [isArranged, setIsArranged] = useState(start.images.length > 0);
  const isUploading = useIsUploading(sent);
  const joined = useRef(new Set(start.images));

  useEffect(() => {
    const fresh = arrived.filter(({ file }) => !joined.current.has(file)).map(({ file }) => file);
    if (fresh.length === 0) return;
    for (const file of fresh) joined.current.add(file);
    const all = [...files, ...fresh];
    onChange(isArranged ? all : orderPhotos(all, arrived, 'takenAt'));
  }, [arrived, files, isArranged, onChange]);

  useEffect(() => {
    const isWanted = ({ file }: ArrivedPhoto) => files.includes(file) || !joined.current.has(file);
    onSave({ images: [...files], arrived: arrived.filter(isWanted) });
  }, [files, arrived, onSave]);

  function send(photos: readonly File[]): void {
    const times = new Map(photos.map((photo) => [photo, readTakenAt(photo)]));
    const ids = add(photos, (id, { url }) => {
      const photo = photos[ids.indexOf(id)];
      const takenAt = photo && times.get(photo);
      if (!photo || !takenAt) return;
      void takenAt.then((at) =>
        setArrived((before) => [...before, { file: fileOf({ url }), name: photo.name, takenAt: at }]),
      );
    });
    setSent((before) => [...before, ...ids]);
  }

  return {
    add: send,
    /** Whether some are still being uploaded. */
    isUploading,
    /** Arranged by hand. */
    arrange: (arranged: string[]) => {
      setIsArranged(true);
      onChange(arranged);
    },
    order: (by: PhotoOrder) => {
      setIsArranged(true);
      onChange(orderPhotos(files, arrived, by));
    },
  };
}
