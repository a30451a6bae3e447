import { Button, Group, Text } from '@mantine/core';
import type { Slice } from './paging.ts';
import { PAGING } from './texts.ts';

type Props = Pick<Slice<unknown>, 'page' | 'pages'> & { readonly onTurn: (page: number) => void };

/** Previous and next page; nothing for a single page. At an end the button stays, so that it keeps the focus. */
export function Pager({ page, pages, onTurn }: Props) {
  if (pages === 1) return null;
  return (
    <Group component="nav" aria-label={PAGING.label} justify="center" gap="md" mt="lg">
      <TurnButton label={PAGING.previous} isEnd={page === 1} onTurn={() => onTurn(page - 1)} />
      <Text aria-live="polite">{PAGING.position(page, pages)}</Text>
      <TurnButton label={PAGING.next} isEnd={page === pages} onTurn={() => onTurn(page + 1)} />
    </Group>
  );
}

type TurnButtonProps = { readonly label: string; readonly isEnd: boolean; readonly onTurn: () => void };

function TurnButton({ label, isEnd, onTurn }: TurnButtonProps) {
  return (
    <Button
      variant="default"
      aria-disabled={isEnd}
      data-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onTurn();
      }}
    >
      {label}
    </Button>
  );
}
