import { Toast, type ToastLayerProps, toastSpacing } from './toast.tsx';

export function StillToasts({ toasts }: ToastLayerProps) {
  return (
    <>
      {toasts.map((message, index) => (
        <div key={message.id} style={{ transform: `translateY(${-index * toastSpacing}px)` }}>
          <Toast message={message} />
        </div>
      ))}
    </>
  );
}
