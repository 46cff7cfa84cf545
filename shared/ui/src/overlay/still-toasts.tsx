import { Toast, type ToastLayerProps, toastSpacingRem } from './toast.tsx';

export function StillToasts({ toasts }: ToastLayerProps) {
  return (
    <>
      {toasts.map((message, index) => (
        <div key={message.id} style={{ transform: `translateY(${-index * toastSpacingRem}rem)` }}>
          <Toast message={message} />
        </div>
      ))}
    </>
  );
}
