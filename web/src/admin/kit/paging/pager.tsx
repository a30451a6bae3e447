import { Button, Group, Text } from '@mantine/core';
import type { Slice } from './paging.ts';
import { PAGING } from './texts.ts';

type Props = Pick<Slice<unknown>, 'page' | 'pages'> & { readonly onPageChange: (page: number) => void };

/** Previous and next page; nothing for a single page. At an end the button stays, so that it keeps the focus. */
export function Pager({ page, pages, onPageChange }: Props) {
  if (pages === 1) return null;
  return (
    <Group component="nav" aria-label={PAGING.label} justify="center" gap="md" mt="lg">
      <PageButton label={PAGING.previous} isEnd={page === 1} onPageChange={() => onPageChange(page - 1)} />
      <Text aria-live="polite">{PAGING.position(page, pages)}</Text>
      <PageButton label={PAGING.next} isEnd={page === pages} onPageChange={() => onPageChange(page + 1)} />
    </Group>
  );
}

type PageButtonProps = { readonly label: string; readonly isEnd: boolean; readonly onPageChange: () => void };

function PageButton({ label, isEnd, onPageChange }: PageButtonProps) {
  return (
    <Button
      variant="default"
      aria-disabled={isEnd}
      data-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onPageChange();
      }}
    >
      {label}
    </Button>
  );
}
