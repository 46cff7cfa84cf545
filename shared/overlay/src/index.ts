export { showToast, type ToastContent, useToasts } from './toasts.ts';
