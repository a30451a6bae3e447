export { IbanFields } from './iban-fields.tsx';
export { useWayQuestion } from './use-way-question.tsx';
