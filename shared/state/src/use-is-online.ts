import { onlineManager } from '@tanstack/react-query';
import { useExternalValue } from './external-value.ts';

/**
 * Whether the device has a connection. A page takes it to have one until its browser says that it has gone, as queries do: some
 * browsers are wrong about it from the beginning.
 */
export const useIsOnline = (): boolean => useExternalValue(subscribe, read, true);

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const read = () => onlineManager.isOnline();
