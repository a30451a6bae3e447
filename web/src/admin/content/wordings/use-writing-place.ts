import type { Wording } from '@approdo/shared/domain/base/text/wording';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Name = keyof Wording;

/** Lets a button insert text at the caret of the field that was focused last. */
export function useWritingPlace(draft: Wording, change: (name: Name, typed: string) => void) {
  const last = useRef<{ readonly name: Name; readonly field: Field }>(undefined);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    last.current?.field.focus();
    last.current?.field.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  return {
    /** For the form around the fields, each of which is named after its part. */
    watch: ({ target }: FocusEvent): void => {
      if (!isField(target)) return;
      const { name } = target;
      if (name === 'subject' || name === 'body') last.current = { name, field: target };
    },
    insert(words: string): void {
      const { name = 'body', field } = last.current ?? {};
      const text = draft[name];
      const start = field?.selectionStart ?? text.length;
      const end = field?.selectionEnd ?? text.length;
      caret.current = start + words.length;
      change(name, `${text.slice(0, start)}${words}${text.slice(end)}`);
    },
  };
}

function isField(target: EventTarget): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
