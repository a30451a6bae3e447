import type { Section } from '@approdo/shared/domain/content/look/look';
import { Group, Input, Switch, VisuallyHidden } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { flushSync } from 'react-dom';
import list from '../../kit/form/list-field.module.css';
import { IdleButton } from '../../kit/form/place-button.tsx';
import { useReorder } from '../../kit/form/use-reorder.ts';
import kit from '../../kit/styles/kit.module.css';
import { LIST_ORDER } from '../../kit/texts.ts';
import type { FieldProps } from './choice.tsx';
import { LOOK_PARTS, SECTION_NAMES, SECTIONS_FORM } from './texts.ts';

const MOVES = [
  { by: -1, text: SECTIONS_FORM.up, label: SECTIONS_FORM.moveUp },
  { by: 1, text: SECTIONS_FORM.down, label: SECTIONS_FORM.moveDown },
];

/** The parts of the home page, in order: moved by buttons or by drag, each shown or hidden. */
export function SectionsField({ value: sections, error, onChange }: FieldProps<Section[]>) {
  const { move, announcement, grip, place } = useReorder({ entries: sections, onChange, sayMoved: LIST_ORDER.moved });

  return (
    <Input.Wrapper error={error}>
      <ul className={list.list} aria-label={LOOK_PARTS.sections}>
        {sections.map(({ id, isVisible }, index) => (
          <li key={id} className={list.entry} style={{ alignItems: 'center' }} {...place(index)}>
            <span className={list.grip} {...grip(index)}>
              <GripVertical size={18} aria-hidden />
            </span>
            <span className={`${kit.strong} ${kit.shrink}`} style={{ flex: '1 1 7rem' }}>
              {SECTION_NAMES[id]}
            </span>
            <Group gap="sm">
              {MOVES.map(({ by, text, label }) => (
                <IdleButton
                  key={text}
                  size="xs"
                  aria-label={label(SECTION_NAMES[id])}
                  isIdle={sections[index + by] === undefined}
                  onPress={({ currentTarget }) => {
                    flushSync(() => move(index, index + by));
                    // An element that is moved within the page loses the focus.
                    currentTarget.focus();
                  }}
                >
                  {text}
                </IdleButton>
              ))}
              <Switch
                label={SECTIONS_FORM.visible}
                aria-label={SECTIONS_FORM.visibleOf(SECTION_NAMES[id])}
                checked={isVisible}
                // A house cannot be booked on a home page without the way to do so.
                disabled={id === 'BOOKING'}
                onChange={({ currentTarget }) =>
                  onChange(sections.with(index, { id, isVisible: currentTarget.checked }))
                }
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
