import { Button, FileButton } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';

type Props = {
  /** What the system's dialog offers. */
  readonly accept: string;
  /** The id of what names the thing that the file is for. */
  readonly describedBy?: string;
  readonly isDisabled?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: string;
};

/** A button by which one file is chosen. */
export function FileChoice({ accept, describedBy, isDisabled = false, onFile, children }: Props) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
      {(chooser) => (
        <Button
          {...chooser}
          variant="default"
          aria-describedby={describedBy}
          disabled={isDisabled}
          leftSection={<UploadIcon size={18} aria-hidden />}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
}
