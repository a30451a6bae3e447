import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useProperty } from '../../content/property/index.ts';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { Window } from '../../kit/feedback/window.tsx';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { RECOVERY_CODES } from './texts/access.ts';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** The codes, this once: only confirming that they are safe closes it. */
export function RecoveryCodesWindow({ codes, onDone }: Props) {
  const copy = useCopy();
  const saveFile = useSaveFile();
  const { data: property } = useProperty();
  const text = codes.join('\n');
  const save = () => {
    const head = [property?.name, sayInstantDate(new Date().toISOString())].filter((line) => line !== undefined);
    void saveFile?.(new File([`${[...head, ...codes].join('\n')}\n`], RECOVERY_CODES.fileName, { type: 'text/plain' }));
  };
  return (
    <Window
      title={RECOVERY_CODES.windowTitle}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Text>{RECOVERY_CODES.text}</Text>
        <ul
          style={columns('10rem', { gap: 'var(--space-2)', align: 'stretch', repeat: 'auto-fill' })}
          className={kit.plainList}
        >
          {codes.map((code) => (
            <li key={code}>
              <code className={kit.wrapAnywhere} style={{ fontSize: 'var(--mantine-font-size-md)' }}>
                {code}
              </code>
            </li>
          ))}
        </ul>
        <Group>
          {saveFile && (
            <Button variant="default" onClick={save}>
              {RECOVERY_CODES.save}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() =>
              void copy(text, { copied: RECOVERY_CODES.copied, failed: { text: RECOVERY_CODES.copyFailed } })
            }
          >
            {RECOVERY_CODES.copy}
          </Button>
          <Button onClick={onDone}>{RECOVERY_CODES.done}</Button>
        </Group>
      </Stack>
    </Window>
  );
}
