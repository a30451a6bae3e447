import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCopy } from '../../../kit/feedback/use-copy.ts';
import { Window } from '../../../kit/feedback/window.tsx';
import { NEW_TOKEN } from '../texts/connections.ts';
import styles from './connections.module.css';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  /** The accessible label, if it says more than the visible one. */
  readonly fullLabel?: string;
  readonly secret: string;
  readonly copied: string;
  readonly onClose: () => void;
};

/** Shows a secret the one time it can be seen: only its button closes it, nothing accidental. */
export function OneTimeSecretWindow({ title, hint, label, fullLabel, secret, copied, onClose }: Props) {
  const copy = useCopy();
  const says = { copied, failed: { text: NEW_TOKEN.copyFailed } };
  return (
    <Window title={title} onClose={onClose} closeOnClickOutside={false} closeOnEscape={false} withCloseButton={false}>
      <Stack>
        <Text>{hint}</Text>
        <TextInput
          label={label}
          aria-label={fullLabel}
          value={secret}
          readOnly
          data-autofocus
          classNames={{ input: styles.token ?? '' }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group justify="flex-end">
          <Button variant="default" mih="44px" onClick={() => void copy(secret, says)}>
            {NEW_TOKEN.copy}
          </Button>
          <Button mih="44px" onClick={onClose}>
            {NEW_TOKEN.done}
          </Button>
        </Group>
      </Stack>
    </Window>
  );
}
