import { Button, FileButton, Text } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { DropZone } from './drop-zone.tsx';
import { UPLOADS } from './texts.ts';

type Props = {
  readonly label: string;
  /** What the system's dialog offers. */
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
  /** What is to be known about the file. */
  readonly children: ReactNode;
};

/** Takes one file, dropped or chosen; nothing of it is stored in the library. */
export function FileDrop({ label, accept, isBusy, onFile, children }: Props) {
  const choose = (file: File | null | undefined) => file && onFile(file);
  return (
    <DropZone label={label} onFiles={([file]) => choose(file)}>
      <div className={kit.panel}>
        <Text mb="xs">{label}</Text>
        <FileButton accept={accept} onChange={choose}>
          {(button) => (
            <Button {...button} disabled={isBusy} leftSection={<UploadIcon size={18} aria-hidden />}>
              {UPLOADS.choose}
            </Button>
          )}
        </FileButton>
        {children}
      </div>
    </DropZone>
  );
}
