import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { FormWindow } from '../feedback/form-window.tsx';
import { KEPT_DRAFT } from '../texts/writing.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useWriting, type Writing } from './use-writing.ts';
import styles from './writing-window.module.css';

/** What a form that is written in is given. */
export type WritingForm<Fields> = {
  readonly start: Fields;
  /** To be told after each change. */
  readonly keep: (fields: Fields) => void;
  /** Asks first, where something would be lost. */
  readonly leave: () => void;
  /** After it was saved. */
  readonly finish: () => void;
};

type Props<Fields> = {
  readonly title: string;
  /** What is written, such as `post:new`. */
  readonly subject: string;
  readonly fields: z.ZodType<Fields>;
  /** As it is saved; undefined as long as it is not there. */
  readonly saved: Fields | undefined;
  /** What is shown until then. */
  readonly waiting?: ReactNode;
  readonly onClose: () => void;
  readonly children: (form: WritingForm<Fields>) => ReactNode;
};

/** A window for what takes long to write: nothing of it is lost unasked. */
export function WritingWindow<Fields extends object>({ title, saved, waiting, ...body }: Props<Fields>) {
  const leave = useRef(body.onClose);
  return (
    <FormWindow title={title} size="64rem" onClose={() => leave.current()}>
      <div className={styles.body}>{saved ? <WritingBody saved={saved} leave={leave} {...body} /> : waiting}</div>
    </FormWindow>
  );
}

type BodyProps<Fields> = Pick<Props<Fields>, 'subject' | 'fields' | 'onClose' | 'children'> & {
  readonly saved: Fields;
  /** Told how the window is to be left. */
  readonly leave: RefObject<() => void>;
};

function WritingBody<Fields extends object>({ leave, onClose, children, ...options }: BodyProps<Fields>) {
  const writing = useWriting(options);
  const [isAsking, setIsAsking] = useState(false);
  const mayLeave = useLeaveGuard({ isChanged: writing.isChanged, onGiveUp: writing.forget });

  async function askAndLeave(): Promise<void> {
    if (isAsking) return;
    setIsAsking(true);
    const isOver = writing.offered !== undefined || (await mayLeave());
    setIsAsking(false);
    if (isOver) onClose();
  }

  useEffect(() => {
    leave.current = () => void askAndLeave();
  });

  function finish(): void {
    writing.forget();
    onClose();
  }

  if (!writing.start) return <Offer writing={writing} />;
  return children({ start: writing.start, keep: writing.keep, leave: () => void askAndLeave(), finish });
}

function Offer<Fields>({ writing }: { readonly writing: Writing<Fields> }) {
  const when = writing.offered?.keptAt.toLocaleString('it', { dateStyle: 'long', timeStyle: 'short' }) ?? '';
  return (
    <Stack>
      <Text>{KEPT_DRAFT.found(when)}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={writing.discard}>
          {KEPT_DRAFT.discard}
        </Button>
        <Button data-autofocus onClick={writing.resume}>
          {KEPT_DRAFT.resume}
        </Button>
      </Group>
    </Stack>
  );
}
