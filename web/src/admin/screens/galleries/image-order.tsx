import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { GALLERY_FORM } from '../../texts/galleries.ts';
import styles from './image-order.module.css';
import { moveTo } from './order-images.ts';

type Props = {
  /** File names in the library. */
  readonly images: readonly string[];
  readonly onChange: (images: string[]) => void;
};

/** The pictures of a gallery in their order, which is changed by dragging or by the arrows of each. */
export function ImageOrder({ images, onChange }: Props) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  function move(from: number, to: number): void {
    onChange(moveTo(images, from, to));
    setSaid(GALLERY_FORM.moved(to + 1, images.length));
  }

  function drop(to: number): void {
    if (dragged !== undefined && dragged !== to) move(dragged, to);
    setDragged(undefined);
    setTarget(undefined);
  }

  return (
    <>
      <p className={styles.hint}>{images.length === 0 ? GALLERY_FORM.none : GALLERY_FORM.order}</p>
      <ul className={styles.list} ref={list} aria-label={GALLERY_FORM.images}>
        {images.map((image, index) => (
          <li
            key={image}
            className={styles.image}
            draggable
            data-dragged={dragged === index || undefined}
            data-target={(target === index && dragged !== index) || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setTarget(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
            onDragEnd={() => drop(dragged ?? 0)}
          >
            <img src={`/uploads/${image}?w=480`} alt="" loading="lazy" decoding="async" />
            <div className={styles.buttons}>
              <ImageButton
                label={GALLERY_FORM.earlier(index + 1)}
                isOff={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowLeft size={18} aria-hidden />
              </ImageButton>
              <ImageButton
                label={GALLERY_FORM.takeOut(index + 1)}
                onClick={() => {
                  onChange(images.filter((other) => other !== image));
                  list.current?.closest('form')?.querySelector<HTMLElement>('[data-add-images]')?.focus();
                }}
              >
                <X size={18} aria-hidden />
              </ImageButton>
              <ImageButton
                label={GALLERY_FORM.later(index + 1)}
                isOff={index === images.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowRight size={18} aria-hidden />
              </ImageButton>
            </div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

type ImageButtonProps = {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** At an end it stays, so that it keeps the focus. */
function ImageButton({ label, isOff = false, onClick, children }: ImageButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={label}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </ActionIcon>
  );
}
