import { VisuallyHidden } from '@mantine/core';
import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react';
import { useRef } from 'react';
import { PlaceButton } from '../../kit/form/place-button.tsx';
import { useReorder } from '../../kit/form/use-reorder.ts';
import { useIsTouched } from '../../kit/frame/use-is-touched.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import styles from './image-order.module.css';
import { GALLERY_FORM } from './texts.ts';

type Props = {
  /** The file names in the library. */
  readonly images: readonly string[];
  readonly onChange: (images: string[]) => void;
};

/** The pictures of a gallery in order, which is changed by dragging or with the arrow buttons. */
export function ImageOrder({ images, onChange }: Props) {
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
              {index === 0 ? (
                <span className={styles.cover}>{GALLERY_FORM.cover}</span>
              ) : (
                <span className={styles.toCover}>
                  <PlaceButton
                    variant="default"
                    label={GALLERY_FORM.makeCover(index + 1)}
                    onClick={() => move(index, 0)}
                  >
                    <Star size={16} aria-hidden />
                  </PlaceButton>
                </span>
              )}
            </div>
            <div className={styles.buttons}>
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
            </div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
