import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Written } from '../../../storage/saved-drafts.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { LanguageTabs } from '../translations/index.ts';
import { SAVED_DRAFT } from './texts.ts';
import { useWriting, type Writing } from './use-writing.ts';

/** The props of a form in a writing window. */
export type WritingForm<Fields> = {
  readonly start: Fields;
  /** The version that the form started from. */
  readonly version: string | undefined;
  /** For `useForm`. */
  readonly loadLatest: LoadLatest;
  /** Call it after each change. */
  readonly saveDraft: (fields: Fields) => void;
  /** Leaves the window, after a question if there are unsaved changes. */
  readonly leave: () => void;
  /** Call it after saving. */
  readonly finish: () => void;
};

type Versioned = { readonly version: string };

/** A kind of thing that is edited in a writing window. */
export type WritingKind<Fields, Thing extends Versioned> = {
  /** The key of its drafts, such as `post`. */
  readonly subject: string;
  /** The kind of its translations. */
  readonly translated: TranslatableKind;
  readonly titles: { readonly create: string; readonly edit: string };
  /** The server's schema of it. */
  readonly shape: z.ZodType<Thing>;
  /** The schema of its form fields. */
  readonly fields: z.ZodType<Fields>;
  /** The form fields of a new one. */
  readonly blank: Fields;
  readonly fieldsOf: (thing: Thing) => Fields;
};

type Props<Fields, Thing extends Versioned> = {
  readonly kind: WritingKind<Fields, Thing>;
  /** The id of the thing to edit; undefined for a new one. */
  readonly id: string | undefined;
  /** The saved thing to edit; undefined while it is loading, and for a new one. */
  readonly saved: Thing | undefined;
  /** Rendered while the thing is loading. */
  readonly waiting?: ReactNode;
  readonly onClose: () => void;
  readonly children: (form: WritingForm<Fields>) => ReactNode;
};

/** A window for what takes long to write: nothing is lost without a question. */
export function WritingWindow<Fields extends object, Thing extends Versioned>({
  kind: { subject, translated, titles, shape, fields, blank, fieldsOf },
  id,
  saved,
  waiting,
  onClose,
  children,
}: Props<Fields, Thing>) {
  const leave = useRef(onClose);
  const isPhone = useIsPhone();
  const isNew = id === undefined;
  const writtenIn = (thing: Thing): Written<Fields> => ({ fields: fieldsOf(thing), version: thing.version });
  const written = isNew ? { fields: blank } : saved && writtenIn(saved);
  const readSaved = (current: unknown) => {
    const { data } = shape.safeParse(current);
    return data && writtenIn(data);
  };
  const body = { subject: `${subject}:${id ?? 'new'}`, fields, readSaved, onClose, children };
  return (
    <FormWindow
      title={isNew ? titles.create : titles.edit}
      size="64rem"
      fullScreen={isPhone}
      onClose={() => leave.current()}
    >
      <LanguageTabs kind={translated} id={id}>
        {written ? <WritingBody saved={written} leave={leave} {...body} /> : waiting}
      </LanguageTabs>
    </FormWindow>
  );
}

type BodyProps<Fields> = Pick<Props<Fields, Versioned>, 'onClose' | 'children'> & {
  /** The draft's key, such as `post:new`. */
  readonly subject: string;
  readonly fields: z.ZodType<Fields>;
  readonly saved: Written<Fields>;
  /** Reads the server's current version; undefined if it cannot be read. */
  readonly readSaved: (current: unknown) => Written<Fields> | undefined;
  /** Receives the function that leaves the window. */
  readonly leave: RefObject<() => void>;
};

function WritingBody<Fields extends object>({ leave, readSaved, onClose, children, ...options }: BodyProps<Fields>) {
  const writing = useWriting(options);
  const [isConfirming, setIsConfirming] = useState(false);
  const mayLeave = useLeaveGuard({ isChanged: writing.isChanged, onDiscard: writing.forget });
  const { start, offered, saveDraft } = writing;

  async function confirmAndLeave(): Promise<void> {
    if (isConfirming) return;
    setIsConfirming(true);
    const isOver = offered !== undefined || (await mayLeave());
    setIsConfirming(false);
    if (isOver) onClose();
  }

  useEffect(() => {
    leave.current = () => void confirmAndLeave();
  });

  function finish(): void {
    writing.forget();
    onClose();
  }

  const loadLatest: LoadLatest = (current) => {
    const newer = readSaved(current);
    return newer && (() => writing.loadLatest(newer));
  };

  if (!start) return <DraftOffer writing={writing} saved={options.saved} />;
  const form = {
    start: start.fields,
    version: start.version,
    loadLatest,
    saveDraft,
    leave: () => void confirmAndLeave(),
    finish,
  };
  return <Fragment key={start.version}>{children(form)}</Fragment>;
}

type OfferProps<Fields extends object> = { readonly writing: Writing<Fields>; readonly saved: Written<Fields> };

function DraftOffer<Fields extends object>({ writing: { offered, resume, discard }, saved }: OfferProps<Fields>) {
  const when = offered?.keptAt.toLocaleString('it', { dateStyle: 'long', timeStyle: 'short' }) ?? '';
  return (
    <Stack>
      <Text>{SAVED_DRAFT.found(when)}</Text>
      {offered?.version !== saved.version && <Text>{SAVED_DRAFT.outdated}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={discard}>
          {SAVED_DRAFT.discard}
        </Button>
        <Button data-autofocus onClick={resume}>
          {SAVED_DRAFT.resume}
        </Button>
      </Group>
    </Stack>
  );
}
