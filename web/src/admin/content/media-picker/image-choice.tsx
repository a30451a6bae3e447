import { isImageAddress } from '@approdo/shared/domain/base/text/image-address';
import { Button, Group, Input, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { PICKER } from '../uploads/index.ts';
import { AddressFold } from './address-fold.tsx';
import styles from './image-choice.module.css';
import { ANY_IMAGE, type MediaFilter, type Picked } from './media-filter.ts';
import { MediaPicker } from './media-picker.tsx';

type Props = {
  readonly label: string;
  /** The address, `/uploads/…` or https; empty if there is none. */
  readonly address: string;
  readonly error?: string | undefined;
  /** The media that the picker shows; any image if left out. */
  readonly show?: MediaFilter;
  /** Whether an address can be typed by hand, too. */
  readonly takesAddress?: boolean;
  readonly onChange: (address: string) => void;
};

/** A form field that holds a picture of the library, or one from elsewhere. */
export function ImageChoice({ label, address, error, show = ANY_IMAGE, takesAddress = false, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState(address);
  const id = useId();

  function choose({ url }: Picked): void {
    setPicked(url);
    onChange(url);
    setIsPicking(false);
  }

  return (
    <Input.Wrapper label={label} labelElement="div" id={id} error={error} labelProps={{ id: `${id}-name` }}>
      <Group gap="sm" mb="var(--space-1)">
        <div className={styles.picture}>
          {/* Keyed, so that only an address that is typed waits until its end. */}
          {address ? <LivePicture key={picked} address={address} /> : PICKER.none}
        </div>
        <Button
          variant="default"
          data-choose
          data-fault={error ? true : undefined}
          aria-describedby={error ? `${id}-name ${id}-error` : `${id}-name`}
          onClick={() => setIsPicking(true)}
        >
          {address ? PICKER.change : PICKER.choose}
        </Button>
      </Group>
      {takesAddress && (
        <AddressFold address={address}>
          <TextInput
            aria-label={PICKER.addressOf(label)}
            value={address}
            inputMode="url"
            spellCheck={false}
            error={error !== undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </AddressFold>
      )}
      {isPicking && <MediaPicker show={show} onChoose={choose} onClose={() => setIsPicking(false)} />}
    </Input.Wrapper>
  );
}

/** Long enough to finish a word, since half an address leads nowhere. */
const PAUSE_MS = 600;

/** Shows the picture at an address that is being typed; nothing if there is none. */
function LivePicture({ address }: { readonly address: string }) {
  const [debounced] = useDebouncedValue(address, PAUSE_MS);
  const [broken, setBroken] = useState<string>();
  if (!isImageAddress(debounced) || debounced === broken) return null;
  return <img src={debounced} alt="" loading="lazy" onError={() => setBroken(debounced)} />;
}
