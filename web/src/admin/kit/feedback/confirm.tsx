import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { SHELL } from '../texts.ts';
import { useBanners } from './banners.ts';
import type { Question } from './confirm-dialog.tsx';
import { createLatePart, useLatePart } from './late-part.ts';

export type { Question } from './confirm-dialog.tsx';

export const CONFIRM_DIALOG = createLatePart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

type PendingQuestion = Question & { readonly answer: (isYes: boolean) => void };

const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | undefined>(undefined);

/** Asks for confirmation; resolves to false for Chiudi, Escape and a click beside the dialog. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('There is no confirm dialog above this component');
  return confirm;
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const banners = useBanners();
  const [pending, setPending] = useState<PendingQuestion>();
  const Dialog = useLatePart(CONFIRM_DIALOG, {
    isWanted: pending !== undefined,
    onMissing: () => {
      answer(false);
      banners.fail({ text: SHELL.unreachable });
    },
  });

  const confirm = useCallback((question: Question) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setPending({ ...question, answer: resolve });
    return promise;
  }, []);

  function answer(isYes: boolean): void {
    setPending(undefined);
    pending?.answer(isYes);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && Dialog && <Dialog question={pending} onAnswer={answer} />}
    </ConfirmContext>
  );
}
