import { Group, Text } from '@mantine/core';
import { IdleButton } from '../form/place-button.tsx';
import type { Slice } from './paging.ts';
import { PAGING } from './texts.ts';

type Props = Pick<Slice<unknown>, 'page' | 'pages'> & { readonly onPageChange: (page: number) => void };

/** Previous and next page; nothing for a single page. At an end the button stays, so that it keeps the focus. */
export function Pager({ page, pages, onPageChange }: Props) {
  if (pages === 1) return null;
  return (
    <Group component="nav" aria-label={PAGING.label} justify="center" gap="md" mt="lg">
      <IdleButton isIdle={page === 1} onPress={() => onPageChange(page - 1)}>
        {PAGING.previous}
      </IdleButton>
      <Text aria-live="polite">{PAGING.position(page, pages)}</Text>
      <IdleButton isIdle={page === pages} onPress={() => onPageChange(page + 1)}>
        {PAGING.next}
      </IdleButton>
    </Group>
  );
}
