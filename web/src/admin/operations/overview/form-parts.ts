/** Nothing but what it brings along: what hardly a form is without, and zod with the fields that most shapes are made of. */
import '@approdo/shared/contract/base/fields';
import '../../kit/form/form-buttons.tsx';
import '../../kit/form/form-problem.tsx';
import '../../kit/form/form-window.tsx';
import '../../kit/form/submit-button.tsx';
import '../../kit/form/use-form.ts';
