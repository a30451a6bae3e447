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
  /** Given the address of what was chosen in the library. */
  readonly onChoose: (address: string) => void;
};

/** A picture by its address, which may lie outside of the library, with the way to choose one in it. */
export function ImageAddressField({ label, value, onChoose, ...input }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className={styles.field}>
      <LivePicture className={styles.picture} address={value} />
      <TextInput className={styles.address} label={label} value={value} inputMode="url" {...input} />
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
