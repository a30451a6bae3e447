import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './drop-zone.module.css';
import { MEDIA } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads-provider.tsx';

type Props = {
  /** Its name for screen readers. */
  readonly label?: string;
  /** Receives the files; they are only uploaded if it is left out. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Uploads files that are dropped on it, or pasted while it is shown, and shows that it accepts them. */
export function DropZone({ label = MEDIA.list, onFiles, children }: Props) {
  const { add } = useUploads();
  const { isOver, props } = useFileDrop(onFiles ?? add);
  return (
    <section style={{ position: 'relative' }} aria-label={label} {...props}>
      <UploadList />
      {children}
      {isOver && <div className={styles.veil}>{MEDIA.drop}</div>}
    </section>
  );
}

/** Takes files dragged over the element, and those pasted while it is shown. */
function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useFilePaste(onFiles);

  return {
    isOver,
    /** Props of the element. */
    props: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function useFilePaste(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      onFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
}
