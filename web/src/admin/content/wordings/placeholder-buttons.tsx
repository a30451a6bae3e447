import type { MailWording } from '@approdo/shared/contract/content/mail';
import { Button, Text } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import styles from './placeholder-buttons.module.css';
import { WORDING } from './texts.ts';

type Props = {
  readonly placeholders: MailWording['placeholders'];
  readonly hint?: string;
  readonly onChoose: (written: string) => void;
};

/** The placeholders that a wording may use; a click inserts one. */
export function PlaceholderButtons({ placeholders, hint = WORDING.placeholdersHint, onChoose }: Props) {
  return (
    <fieldset className={`${kit.plainFieldset} ${styles.placeholders}`}>
      <legend>{WORDING.placeholders}</legend>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <ul className={styles.list}>
        {placeholders.map(({ name, meaning }) => (
          <li key={name} className={styles.placeholder}>
            <Button size="compact-sm" variant="default" onClick={() => onChoose(`{${name}}`)}>
              {`{${name}}`}
            </Button>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
