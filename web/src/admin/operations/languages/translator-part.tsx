import { type TranslatorView, translator, translatorLink } from '@approdo/shared/contract/content/translator';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TRANSLATOR, TRANSLATOR_PART, UNLINK_TRANSLATOR } from '../../content/translations/index.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useAction, useWrite } from '../../kit/feedback/use-action.ts';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Part } from '../../kit/frame/part.tsx';
import { useRead } from '../../session/use-read.ts';

/** The translation service: what it is sent, and how it is linked. */
export function TranslatorPart() {
  const query = useTranslator();
  return (
    <Part id={TRANSLATOR_PART} title={TRANSLATOR.title} hint={TRANSLATOR.hint}>
      <Stack maw="65ch">
        <Text>{TRANSLATOR.sent}</Text>
        <QueryStates query={query} failure={TRANSLATOR.loadFailed}>
          {(view) => <Linking view={view} />}
        </QueryStates>
      </Stack>
    </Part>
  );
}

function Linking({ view: { service, charactersLeft } }: { readonly view: TranslatorView }) {
  useScrollToAnchor();
  return (
    <>
      <Text>{service ? TRANSLATOR.services[service] : TRANSLATOR.none}</Text>
      {charactersLeft !== null && <Text>{TRANSLATOR.left(charactersLeft.toLocaleString('it'))}</Text>}
      {service === 'deepl' ? <UnlinkButton /> : <KeyForm />}
    </>
  );
}

/** Scrolls to the part that the address names, once for each visit, and only when everything above has its height. */
function useScrollToAnchor(): void {
  const { hash, key } = useLocation();
  const isWhole = useIsFetching() === 0;
  const lastShown = useRef<string>(undefined);
  useEffect(() => {
    if (!isWhole || hash !== `#${TRANSLATOR_PART}` || lastShown.current === key) return;
    lastShown.current = key;
    document.getElementById(TRANSLATOR_PART)?.scrollIntoView();
  }, [hash, key, isWhole]);
}

function UnlinkButton() {
  const { isBusy, unlink } = useUnlinkTranslator();
  return (
    <div>
      <Button variant="default" disabled={isBusy} onClick={() => void unlink()}>
        {TRANSLATOR.unlink}
      </Button>
    </div>
  );
}

const NO_KEY = { key: '' };

/** Always empty: a stored key is never sent to the page. */
function KeyForm() {
  const link = useLinkTranslator();
  const form = useForm({
    schema: translatorLink,
    start: NO_KEY,
    draftAfterSave: NO_KEY,
    save: (body) => link.mutateAsync({ body }),
    describe: TRANSLATOR.linkFailed,
  });
  return (
    <StackedForm form={form}>
      <TextInput
        label={TRANSLATOR.key}
        description={TRANSLATOR.keyHint}
        type="password"
        autoComplete="off"
        {...form.field('key')}
      />
      <div>
        <SubmitButton isSaving={form.isSaving}>{TRANSLATOR.link}</SubmitButton>
      </div>
    </StackedForm>
  );
}

/** The linked service, and how many characters are left. */
function useTranslator() {
  return useRead(translator.get);
}

/** Rejects if the server or the service refuses. */
function useLinkTranslator() {
  return useWrite(translator.link, { success: () => TRANSLATOR.linked });
}

/** Asks for confirmation. */
function useUnlinkTranslator() {
  const confirm = useConfirm();
  const unlink = useAction({
    run: (_: undefined, call) => call(translator.unlink),
    success: () => TRANSLATOR.unlinked,
    describe: TRANSLATOR.unlinkFailed,
  });
  return {
    isBusy: unlink.isPending,
    unlink: async () => {
      const isSure = await confirm({ ...UNLINK_TRANSLATOR, action: TRANSLATOR.unlink });
      if (isSure) unlink.mutate();
    },
  };
}
