import { Button, Group, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Written } from '../../kept-drafts.ts';
import type { TakeUp } from '../feedback/conflict.ts';
import { FormWindow } from '../feedback/form-window.tsx';
import { useLeaveGuard } from '../form/leave-question.tsx';
import { KEPT_DRAFT } from '../texts/writing.ts';
import { useWriting, type Writing } from './use-writing.ts';
import styles from './writing-window.module.css';

/** What a form that is written in is given. */
export type WritingForm<Fields> = {
  readonly start: Fields;
  /** Of the thing that it began from. */
  readonly version: string | undefined;
  /** For `useForm`. */
  readonly takeUp: TakeUp;
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
  readonly saved: Written<Fields> | undefined;
  /** What the server says that it is now; undefined where that cannot be read. Left out for something new. */
  readonly readSaved?: (current: unknown) => Written<Fields> | undefined;
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

type BodyProps<Fields> = Pick<Props<Fields>, 'subject' | 'fields' | 'readSaved' | 'onClose' | 'children'> & {
  readonly saved: Written<Fields>;
  /** Told how the window is to be left. */
  readonly leave: RefObject<() => void>;
};

function WritingBody<Fields extends object>({ leave, readSaved, onClose, children, ...options }: BodyProps<Fields>) {
  const writing = useWriting(options);
  const [isAsking, setIsAsking] = useState(false);
  const mayLeave = useLeaveGuard({ isChanged: writing.isChanged, onGiveUp: writing.forget });
  const { start, offered, keep } = writing;

  async function askAndLeave(): Promise<void> {
    if (isAsking) return;
    setIsAsking(true);
    const isOver = offered !== undefined || (await mayLeave());
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

  const takeUp: TakeUp = (current) => {
    const newer = readSaved?.(current);
    return newer && (() => writing.takeUp(newer));
  };

  if (!start) return <Offer writing={writing} saved={options.saved} />;
  const form = { start: start.fields, version: start.version, takeUp, keep, leave: () => void askAndLeave(), finish };
  return <Fragment key={start.version}>{children(form)}</Fragment>;
}

type OfferProps<Fields> = { readonly writing: Writing<Fields>; readonly saved: Written<Fields> };

function Offer<Fields>({ writing: { offered, resume, discard }, saved }: OfferProps<Fields>) {
  const when = offered?.keptAt.toLocaleString('it', { dateStyle: 'long', timeStyle: 'short' }) ?? '';
  return (
    <Stack>
      <Text>{KEPT_DRAFT.found(when)}</Text>
      {offered?.version !== saved.version && <Text>{KEPT_DRAFT.outdated}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={discard}>
          {KEPT_DRAFT.discard}
        </Button>
        <Button data-autofocus onClick={resume}>
          {KEPT_DRAFT.resume}
        </Button>
      </Group>
    </Stack>
  );
}
