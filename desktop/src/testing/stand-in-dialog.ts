import type { Dialog, Question } from '../main/electron-surface.ts';
import { loud } from './loud.ts';

/** What the person does with the dialogs that she is shown. */
export type DialogAnswers = {
  /** Where a file is saved; undefined where she leaves the dialog. */
  readonly choosePath?: (suggested: string) => string | undefined | Promise<string>;
  /** The folder that she chooses; undefined where she leaves the dialog. */
  readonly chooseFolder?: () => string | undefined;
  /** Which button she presses. */
  readonly chooseButton?: (question: Question) => string;
};

/** The system's dialogs, each answered at once as the person would; a question that nobody answers throws. */
export function createStandInDialog({ choosePath, chooseFolder, chooseButton }: DialogAnswers): Dialog {
  const press = (question: Question) => {
    const button = chooseButton?.(question);
    const index = question.buttons.indexOf(button ?? '');
    if (index < 0) throw new Error(`Nobody answers: ${question.message}`);
    return index;
  };
  return loud('dialog', {
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
