/** Nothing but what it brings along: what hardly a form is without, and zod with the fields that most shapes are made of. */
import '@approdo/shared/contract/fields';
import '../../form/form-buttons.tsx';
import '../../form/form-problem.tsx';
import '../../form/form-window.tsx';
import '../../form/submit-button.tsx';
import '../../form/use-form.ts';
