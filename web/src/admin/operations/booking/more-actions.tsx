import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { BOOKING_PAGE } from '../../bookings/bookings/index.ts';
import type { PageAction } from './page-actions.ts';

type Props = { readonly actions: readonly PageAction[]; readonly onAct: (action: PageAction) => void };

const DESTRUCTIVE: readonly PageAction[] = ['remove', 'cancel'];

/** A menu of less frequent actions. The focus returns to its button first, so that a window restores it there. */
export function MoreActions({ actions, onAct }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal={false} returnFocus>
      <Menu.Target>
        <Button ref={button} variant="subtle" rightSection={<ChevronDown size={16} aria-hidden />}>
          {BOOKING_PAGE.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action}
            mih="2.75rem"
            {...(DESTRUCTIVE.includes(action) && { color: 'red' })}
            onClick={() => {
              button.current?.focus();
              onAct(action);
            }}
          >
            {BOOKING_PAGE[action]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
