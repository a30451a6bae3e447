import { Button, Group, Input } from '@mantine/core';
import { useId, useState } from 'react';
import { PICKER } from '../uploads/index.ts';
import styles from './image-choice.module.css';
import { ANY_IMAGE, type MediaFilter } from './media-filter.ts';
import { MediaPicker } from './media-picker.tsx';

type Props = {
  readonly label: string;
  /** The address, `/uploads/…` or https; empty if there is none. */
  readonly address: string;
  readonly error?: string | undefined;
  /** The media that the picker shows; any image if left out. */
  readonly show?: MediaFilter;
  /** Receives the address of the chosen picture, or an empty one when it is cleared. */
  readonly onChange: (address: string) => void;
  readonly canBeEmpty?: boolean;
};

/** A form field that holds a picture of the library. */
export function ImageChoice({ label, address, error, show = ANY_IMAGE, onChange, canBeEmpty = false }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" id={id} error={error} labelProps={{ id: `${id}-name` }}>
      <Group gap="sm" mb="var(--space-1)">
        <div className={styles.picture}>
          {address ? <img src={address} alt="" /> : <span className={styles.none}>{PICKER.none}</span>}
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            data-fault={error ? true : undefined}
            aria-describedby={error ? `${id}-name ${id}-error` : `${id}-name`}
            onClick={() => setIsPicking(true)}
          >
            {address ? PICKER.change : PICKER.choose}
          </Button>
          {canBeEmpty && address && (
            <Button variant="subtle" onClick={() => onChange('')}>
              {PICKER.clear}
            </Button>
          )}
        </Group>
      </Group>
      {isPicking && (
        <MediaPicker
          show={show}
          onChoose={({ url }) => {
            onChange(url);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Input.Wrapper>
  );
}
