import type { MailWording } from '@approdo/shared/contract/content/mail';
import { Button, Text } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { RowButtons } from '../../kit/table/row-buttons.tsx';
import { WORDING } from './texts.ts';

type Props = {
  readonly placeholders: MailWording['placeholders'];
  readonly hint?: string;
  readonly onChoose: (written: string) => void;
};

/** The placeholders that a wording may use; a click inserts one. */
export function PlaceholderButtons({ placeholders, hint = WORDING.placeholdersHint, onChoose }: Props) {
  return (
    <fieldset className={kit.plainFieldset}>
      <Text component="legend" fw={500} p={0}>
        {WORDING.placeholders}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {hint}
      </Text>
      <ul className={kit.plainList} style={columns('14rem', { gap: 'var(--space-2) var(--space-4)' })}>
        {placeholders.map(({ name, meaning }) => (
          <li key={name} className={`${kit.row} ${kit.muted}`}>
            <RowButtons>
              <Button size="compact-sm" variant="default" onClick={() => onChoose(`{${name}}`)}>
                {`{${name}}`}
              </Button>
            </RowButtons>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
