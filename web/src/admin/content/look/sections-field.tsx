import type { Section, SectionId } from '@approdo/shared/domain/content/look/look';
import { Button, Group, Input, Switch, VisuallyHidden } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import list from '../../kit/form/list-field.module.css';
import { useReorder } from '../../kit/form/use-reorder.ts';
import kit from '../../kit/styles/kit.module.css';
import { LIST_ORDER } from '../../kit/texts.ts';
import { LOOK_PARTS, SECTION_NAMES, SECTIONS_FORM } from './texts.ts';

type Props = {
  readonly sections: readonly Section[];
  readonly error: string | undefined;
  readonly onChange: (sections: Section[]) => void;
};

type Direction = 'up' | 'down';

const buttonId = (id: SectionId, direction: Direction) => `section-${id}-${direction}`;

/** The parts of the home page, in order: moved by buttons or by drag, each shown or hidden. */
export function SectionsField({ sections, error, onChange }: Props) {
  const toFocus = useRef<string>(undefined);
  const { move, announcement, grip, place } = useReorder({ entries: sections, onChange, sayMoved: LIST_ORDER.moved });

  // An element that is moved within the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => {
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  }, [sections]);

  function moveBy(index: number, id: SectionId, direction: Direction): void {
    toFocus.current = buttonId(id, direction);
    move(index, direction === 'up' ? index - 1 : index + 1);
  }

  return (
    <Input.Wrapper error={error}>
      <ul className={list.list} aria-label={LOOK_PARTS.sections}>
        {sections.map((section, index) => (
          <li key={section.id} className={list.entry} style={{ alignItems: 'center' }} {...place(index)}>
            <span className={list.grip} {...grip(index)}>
              <GripVertical size={18} aria-hidden />
            </span>
            <span className={`${kit.strong} ${kit.shrink}`} style={{ flex: '1 1 7rem' }}>
              {SECTION_NAMES[section.id]}
            </span>
            <Group gap="sm">
              <MoveButton
                id={section.id}
                direction="up"
                isAtEnd={index === 0}
                onPress={() => moveBy(index, section.id, 'up')}
              />
              <MoveButton
                id={section.id}
                direction="down"
                isAtEnd={index === sections.length - 1}
                onPress={() => moveBy(index, section.id, 'down')}
              />
              <VisibleSwitch
                section={section}
                onChange={(isVisible) => onChange(sections.with(index, { id: section.id, isVisible }))}
              />
            </Group>
          </li>
        ))}
      </ul>
      <p className={kit.hint}>{SECTIONS_FORM.bookingStays}</p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Input.Wrapper>
  );
}

type MoveProps = {
  readonly id: SectionId;
  readonly direction: Direction;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
};

/** At an end of the list it stays, so that it keeps the focus. */
function MoveButton({ id, direction, isAtEnd, onPress }: MoveProps) {
  const isUp = direction === 'up';
  const name = SECTION_NAMES[id];
  return (
    <Button
      id={buttonId(id, direction)}
      variant="default"
      size="xs"
      aria-label={isUp ? SECTIONS_FORM.moveUp(name) : SECTIONS_FORM.moveDown(name)}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onPress();
      }}
    >
      {isUp ? SECTIONS_FORM.up : SECTIONS_FORM.down}
    </Button>
  );
}

type VisibleProps = { readonly section: Section; readonly onChange: (isVisible: boolean) => void };

/** A house cannot be booked on a home page without the way to do so: that part stays. */
function VisibleSwitch({ section: { id, isVisible }, onChange }: VisibleProps) {
  return (
    <Switch
      label={SECTIONS_FORM.visible}
      aria-label={SECTIONS_FORM.visibleOf(SECTION_NAMES[id])}
      checked={isVisible}
      disabled={id === 'BOOKING'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
