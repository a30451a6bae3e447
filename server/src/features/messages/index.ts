export { forgetMessages } from './forget-messages.ts';
export { demoMessages } from './messages.demo.ts';
