import type { MadeAccessToken } from '@approdo/shared/contract/account/tokens';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCopy } from '../../../feedback/use-copy.ts';
import { Window } from '../../../feedback/window.tsx';
import { NEW_TOKEN, TOKENS } from '../../../texts/connections.ts';
import styles from './connections.module.css';

type Props = { readonly made: MadeAccessToken; readonly onClose: () => void };

/** The one time that an access token can be seen: it is closed by its button, and by nothing that may slip. */
export function NewTokenWindow({ made: { name, token }, onClose }: Props) {
  const copy = useCopy();
  const says = { copied: NEW_TOKEN.copied, failed: { text: NEW_TOKEN.copyFailed } };
  return (
    <Window
      title={NEW_TOKEN.title}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Text>{NEW_TOKEN.hint}</Text>
        <TextInput
          label={name}
          aria-label={`${TOKENS.title}: ${name}`}
          value={token}
          readOnly
          data-autofocus
          classNames={{ input: styles.token ?? '' }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group justify="flex-end">
          <Button variant="default" className={styles.button} onClick={() => void copy(token, says)}>
            {NEW_TOKEN.copy}
          </Button>
          <Button className={styles.button} onClick={onClose}>
            {NEW_TOKEN.done}
          </Button>
        </Group>
      </Stack>
    </Window>
  );
}
