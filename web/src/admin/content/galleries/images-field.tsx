import { Button, Group, Input, VisuallyHidden } from '@mantine/core';
import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { PlaceButton } from '../../kit/form/place-button.tsx';
import { useReorder } from '../../kit/form/use-reorder.ts';
import { useIsTouched } from '../../kit/frame/use-is-touched.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { ANY_IMAGE, fileOf, MediaPicker } from '../media-picker/index.ts';
import styles from './images-field.module.css';
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

type OrderProps = {
  /** The file names in the library. */
  readonly images: readonly string[];
  readonly onChange: (images: string[]) => void;
};

/** The pictures of a gallery in order, which is changed by dragging or with the arrow buttons. */
function ImageOrder({ images, onChange }: OrderProps) {
  const { move, announcement, grip, place } = useReorder({ entries: images, onChange, sayMoved: GALLERY_FORM.moved });
  const list = useRef<HTMLUListElement>(null);
  const order = useIsTouched() ? GALLERY_FORM.orderByArrows : GALLERY_FORM.order;

  return (
    <>
      <p className={kit.muted} style={{ margin: '0 0 var(--space-2)' }}>
        {images.length === 0 ? GALLERY_FORM.none : order}
      </p>
      <ul
        style={columns('7.5rem', { gap: 'var(--space-3)', align: 'stretch', repeat: 'auto-fill' })}
        className={kit.plainList}
        ref={list}
        aria-label={GALLERY_FORM.images}
      >
        {images.map((image, index) => (
          <li key={image} className={styles.image} {...grip(index)} {...place(index)}>
            <div style={{ position: 'relative' }}>
              <img src={`/uploads/${image}?w=480`} alt="" loading="lazy" decoding="async" />
              <span className={styles.cover}>
                {index === 0 ? (
                  <Badge tone="booked">{GALLERY_FORM.cover}</Badge>
                ) : (
                  <PlaceButton
                    variant="default"
                    label={GALLERY_FORM.makeCover(index + 1)}
                    onClick={() => move(index, 0)}
                  >
                    <Star size={16} aria-hidden />
                  </PlaceButton>
                )}
              </span>
            </div>
            <Group gap={0} justify="space-between" wrap="nowrap">
              <PlaceButton
                label={GALLERY_FORM.earlier(index + 1)}
                isDisabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowLeft size={18} aria-hidden />
              </PlaceButton>
              <PlaceButton
                label={GALLERY_FORM.takeOut(index + 1)}
                onClick={() => {
                  onChange(images.filter((other) => other !== image));
                  list.current?.closest('form')?.querySelector<HTMLElement>('[data-add-images]')?.focus();
                }}
              >
                <X size={18} aria-hidden />
              </PlaceButton>
              <PlaceButton
                label={GALLERY_FORM.later(index + 1)}
                isDisabled={index === images.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowRight size={18} aria-hidden />
              </PlaceButton>
            </Group>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
