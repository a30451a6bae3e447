import type { Dialog, Question } from '../main/electron-surface.ts';
import { strictProxy } from './strict-proxy.ts';

/** How the person answers the dialogs. */
export type DialogAnswers = {
  /** Where a file is saved; undefined if the dialog is left. */
  readonly choosePath?: (suggested: string) => string | undefined | Promise<string>;
  /** The chosen folder; undefined if the dialog is left. */
  readonly chooseFolder?: () => string | undefined;
  /** Which button is pressed. */
  readonly chooseButton?: (question: Question) => string;
};

/** The system's dialogs, each answered at once as the person would; a question nobody answers throws. */
export function createStandInDialog({ choosePath, chooseFolder, chooseButton }: DialogAnswers): Dialog {
  const press = (question: Question) => {
    const button = chooseButton?.(question);
    const index = question.buttons.indexOf(button ?? '');
    if (index < 0) throw new Error(`Nobody answers: ${question.message}`);
    return index;
  };
  return strictProxy('dialog', {
    showSaveDialog: async ({ defaultPath }) => {
      const filePath = await choosePath?.(defaultPath);
      return { canceled: filePath === undefined, filePath: filePath ?? '' };
    },
    showOpenDialog: async () => {
      const folder = chooseFolder?.();
      return { canceled: folder === undefined, filePaths: folder === undefined ? [] : [folder] };
    },
    showMessageBox: async (question) => ({ response: press(question) }),
    showMessageBoxSync: press,
  } satisfies Dialog);
}
