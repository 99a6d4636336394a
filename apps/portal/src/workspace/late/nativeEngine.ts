export { createNativeEngine } from '@portal/embed';
