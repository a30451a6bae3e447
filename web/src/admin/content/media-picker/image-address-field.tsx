import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { PICKER } from '../uploads/index.ts';
import styles from './image-address-field.module.css';
import { LivePicture } from './live-picture.tsx';
import { ANY_IMAGE } from './media-filter.ts';
import { MediaPicker } from './media-picker.tsx';

type Props = Omit<TextInputProps, 'value' | 'label'> & {
  readonly label: string;
  readonly value: string;
  /** Receives the address of the chosen library file. */
  readonly onChoose: (address: string) => void;
};

/** A field for a picture's address, inside or outside the library, with a button to choose from the library. */
export function ImageAddressField({ label, value, onChoose, ...input }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className={styles.field}>
      <LivePicture className={styles.picture} address={value} />
      <TextInput flex="1 1 8rem" label={label} value={value} inputMode="url" {...input} />
      <Button variant="default" aria-label={`${PICKER.choose}: ${label}`} onClick={() => setIsPicking(true)}>
        {PICKER.choose}
      </Button>
      {isPicking && (
        <MediaPicker
          show={ANY_IMAGE}
          onChoose={({ url }) => {
            onChoose(url);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
