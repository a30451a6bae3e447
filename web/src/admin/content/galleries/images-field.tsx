import { Button, Input } from '@mantine/core';
import { useId, useState } from 'react';
import { ANY_IMAGE, fileOf, MediaPicker } from '../media-picker/index.ts';
import { ImageOrder } from './image-order.tsx';
import { GALLERY_FORM } from './texts.ts';

type Props = {
  readonly images: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (images: string[]) => void;
};

/** Chooses the pictures of a gallery from the library and puts them in order. */
export function ImagesField({ images, error, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  return (
    <Input.Wrapper
      label={GALLERY_FORM.images}
      labelElement="div"
      labelProps={{ id: `${id}-name` }}
      id={id}
      error={error}
    >
      <ImageOrder images={images} onChange={onChange} />
      <Button
        mt="sm"
        variant="default"
        data-add-images
        data-fault={error ? true : undefined}
        aria-describedby={error ? `${id}-name ${id}-error` : `${id}-name`}
        onClick={() => setIsPicking(true)}
      >
        {GALLERY_FORM.choose}
      </Button>
      {isPicking && (
        <MediaPicker
          show={ANY_IMAGE}
          isChosen={(media) => images.includes(fileOf(media))}
          onChoose={(media) => onChange(toggleIn(images, fileOf(media)))}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Input.Wrapper>
  );
}

/** The list without the thing, or with it appended if it was not there. */
export function toggleIn<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
  return things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing];
}
