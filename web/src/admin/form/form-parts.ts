/** Nothing but what it brings along: what hardly a form is without, and zod with the fields that most shapes are made of. */
import '@approdo/shared/contract/fields';
import './form-buttons.tsx';
import './form-problem.tsx';
import './form-window.tsx';
import './submit-button.tsx';
import './use-form.ts';
