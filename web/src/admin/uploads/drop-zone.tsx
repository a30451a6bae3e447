import type { ReactNode } from 'react';
import { MEDIA } from '../texts/media.ts';
import styles from './drop-zone.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads-provider.tsx';
import { useFileDrop } from './use-file-drop.ts';

type Props = {
  /** Its name for a screen reader. */
  readonly label?: string;
  /** What becomes of the files; they are uploaded and no more where left out. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Uploads what is dropped on it, or pasted while it is shown, and shows how far that is. */
export function DropZone({ label = MEDIA.list, onFiles, children }: Props) {
  const { add } = useUploads();
  const { isOver, props } = useFileDrop(onFiles ?? add);
  return (
    <section className={styles.zone} aria-label={label} {...props}>
      <UploadList />
      {children}
      {isOver && <div className={styles.veil}>{MEDIA.drop}</div>}
    </section>
  );
}
