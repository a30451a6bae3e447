import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { elideBeforeDates, sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../../kit/badge/badge.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { TRANSMISSIONS } from '../../guests/index.ts';
import { ReceiptWindow } from '../transmissions/receipt-window.tsx';

type Props = {
  readonly transmission: Transmission;
  /** The id of the element that names the day. */
  readonly describedBy: string;
};

/** A report to the portal for a day, and the action to add its receipt. */
export function DayTransmission({ transmission, describedBy }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const { guests, at, state } = transmission;
  return (
    <div className={`${kit.wrapAnywhere} ${kit.stack1}`}>
      <Text>{elideBeforeDates(TRANSMISSIONS.sent(guests, sayInstantDateTime(at)))}</Text>
      <div>
        {state === 'UPLOADED' ? (
          <Button variant="default" aria-describedby={describedBy} onClick={() => setIsAdding(true)}>
            {TRANSMISSIONS.addReceipt}
          </Button>
        ) : (
          <Badge tone="done">{state === 'RECEIPTED' ? TRANSMISSIONS.withReceipt : state}</Badge>
        )}
      </div>
      {isAdding && <ReceiptWindow transmission={transmission} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
