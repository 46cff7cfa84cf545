export { call, callQuietly } from './call.ts';
export { CallError, type CallErrorKind, isMissing, messageOf } from './call-error.ts';
export { isServerReachable } from './is-server-reachable.ts';
export type { Reply } from './options.ts';
export { required } from './required.ts';
export { onToastItems } from './toast-items.ts';
export { keepTokensWith, type TokenKeeper } from './token-keeper.ts';
export { configureHttp } from './transport.ts';
export { clearAuthHeaders, restoreAuthHeaders } from './visitor-headers.ts';
