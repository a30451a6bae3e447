import { Button, FileButton } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import { UPLOADS } from './texts.ts';
import { ACCEPTED_FILES } from './upload-rules.ts';

type Props = {
  /** The kinds of files that the system's dialog offers; every kind if left out. */
  readonly kind?: keyof typeof ACCEPTED_FILES;
  readonly onChoose: (files: readonly File[]) => void;
};

const ALL_KINDS = Object.values(ACCEPTED_FILES).join(',');

/** Chooses files to upload, several at once. */
export function UploadButton({ kind, onChoose }: Props) {
  return (
    <FileButton multiple accept={kind ? ACCEPTED_FILES[kind] : ALL_KINDS} onChange={onChoose}>
      {(button) => (
        <Button {...button} leftSection={<UploadIcon size={18} aria-hidden />}>
          {UPLOADS.upload}
        </Button>
      )}
    </FileButton>
  );
}
