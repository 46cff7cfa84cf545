export { type BridgePayload, type BridgeState, closeBridge, noteBridgePage, openBridge, useBridge } from './bridge.ts';
export { askConfirm, type Confirmation, type Question, showAlert, useQuestions } from './questions.ts';
export { closeShareDialog, noteSharedPage, type ShareInfo, shareDialog, useShareInfo } from './sharing.ts';
export { useThrobber, withThrobber } from './throbber.ts';
export { showToast, type ToastContent, useToasts } from './toasts.ts';
export { prepareOverlays, useOverlaysWanted } from './wanted.ts';
