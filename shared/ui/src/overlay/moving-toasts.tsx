import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { Toast, type ToastLayerProps, toastSpacingRem } from './toast.tsx';

export default function MovingToasts({ toasts }: ToastLayerProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: 'easeOut' }}>
        <AnimatePresence>
          {toasts.map((message, index) => (
            <m.div
              key={message.id}
              initial={{ opacity: 0, y: `${(1 - index) * toastSpacingRem}rem` }}
              animate={{ opacity: 1, y: `${-index * toastSpacingRem}rem` }}
              exit={{ opacity: 0 }}
            >
              <Toast message={message} />
            </m.div>
          ))}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
