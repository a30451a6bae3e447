import { type DragEvent, useState } from 'react';

type Options<Entry> = {
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
  /** The announcement to screen readers for a moved entry; the place is counted from 1. */
  readonly sayMoved: (place: number, count: number) => string;
};

/** Reordering of a list by drag and drop, or by `move` for keyboards. */
export function useReorder<Entry>({ entries, onChange, sayMoved }: Options<Entry>) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number): void {
    onChange(moveTo(entries, from, to));
    setAnnouncement(sayMoved(to + 1, entries.length));
  }

  function letGo(): void {
    setDragged(undefined);
    setTarget(undefined);
  }

  return {
    move,
    /** For a live region. */
    announcement,
    /** Props of the drag handle: the entry itself, or a grip in it. */
    grip: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        dataTransfer.effectAllowed = 'move';
        const entry = currentTarget.closest('li');
        if (entry) dataTransfer.setDragImage(entry, 0, 0);
        setDragged(index);
      },
      onDragEnd: letGo,
    }),
    /** Props of each entry's `<li>`. */
    place: (index: number) => ({
      'data-dragged': dragged === index || undefined,
      'data-target': (target === index && dragged !== index) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined && dragged !== index) move(dragged, index);
        letGo();
      },
    }),
  };
}

/** The list with one element moved to another place. */
export function moveTo<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
