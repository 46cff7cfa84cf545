import { showToast } from '@jangteo/overlay';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ZoomDialogProps } from './zoom-dialog.tsx';
import type { ZoomedPicture } from './zoom-state.ts';

interface ZoomDialog {
  /** Shows the picture with this index large, where a pinch or a double tap zooms it. */
  enlarge: (index: number) => void;
  /** Belongs into the page, beside the pictures. */
  dialog: ReactNode;
}

/** The dialog's code loads with its first use. */
export function useZoomDialog(title: string, pictures: readonly ZoomedPicture[]): ZoomDialog {
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps>>();
  const [enlarged, setEnlarged] = useState<number>();
  const enlarge = async (index: number) => {
    try {
      const dialog = await import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog.tsx');
      setZoomDialog(() => dialog.ZoomDialog);
      setEnlarged(index);
    } catch {
      showToast({ matter: 'zoom', icon: 'info', start: '사진을 크게 보여 드리지 못했어요.' });
    }
  };
  return {
    enlarge: (index) => void enlarge(index),
    dialog: ZoomDialog && enlarged !== undefined && (
      <ZoomDialog pictures={pictures} title={title} first={enlarged} onClose={() => setEnlarged(undefined)} />
    ),
  };
}
