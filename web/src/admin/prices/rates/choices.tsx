import { Radio, Stack } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen. */
  readonly isOffBecause?: string | undefined;
};

type Props<Value extends string> = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
};

/** One of a few, all in sight. */
export function Choices<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <Radio.Group
      label={label}
      value={value}
      onChange={(typed) => {
        const chosen = choices.find((choice) => choice.value === typed);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Stack gap={0}>
        {choices.map(({ value: one, label: text, isOffBecause }) => (
          <Radio
            key={one}
            value={one}
            label={text}
            classNames={{ body: kit.tick }}
            disabled={isOffBecause !== undefined}
            description={isOffBecause}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
