export { onAppMessage, passOn } from './app-messages.ts';
export type { DeviceInfo, Permission } from './commands.ts';
export { devicePushAtom } from './device-push.ts';
export { canSpeakToApp, isApp } from './is-app.ts';
export type { AppMessage, AppMessages } from './messages.ts';
export { native } from './native.ts';
export { pickImage } from './pick-image.ts';
