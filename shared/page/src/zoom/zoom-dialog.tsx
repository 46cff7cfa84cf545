import { IconButton, styled, useModal } from '@jangteo/ui';
import { useState } from 'react';
import type { ZoomedPicture } from './zoom-state.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

const Root = styled('dialog', {
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    bg: 'black',
    color: 'white',
    overflow: 'hidden',
    '& > [data-part=bar]': {
      position: 'absolute',
      zIndex: '1',
      insetInline: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > [data-part=bar]:first-of-type': { top: 'calc(env(safe-area-inset-top) + {spacing.1})' },
    '& > [data-part=bar]:first-of-type > button': { marginLeft: 'auto' },
    '& > [data-part=bar]:last-of-type': {
      bottom: 'calc(env(safe-area-inset-bottom) + {spacing.2})',
      justifyContent: 'center',
      gap: '4',
    },
    '& [data-part=bar] > p': { marginLeft: '2', paddingInline: '3', paddingBlock: '1', fontSize: 'md' },
    // A picture may be as light as they are.
    '& [data-part=bar] > *': { borderRadius: 'full', bg: 'rgb(27 29 31 / 62%)' },
    '& button:active': { bg: 'grey.700' },
    // Not disabled: the one that was pressed keeps the focus, in which the arrow keys are heard.
    '& button[aria-disabled=true]': { opacity: '0.35' },
  },
});

export interface ZoomDialogProps {
  pictures: readonly ZoomedPicture[];
  title: string;
  /** The index of the first picture shown. */
  first: number;
  onClose: () => void;
}

export function ZoomDialog({ pictures, title, first, onClose }: ZoomDialogProps) {
  const [current, setCurrent] = useState(first);
  const [isNear, setNear] = useState(false);
  const { onClick: _closesBeside, ...modal } = useModal(onClose);
  const picture = pictures[current];
  const isOneOfMany = pictures.length > 1;
  const show = (index: number) => {
    if (index < 0 || index >= pictures.length) return;
    setCurrent(index);
    setNear(false);
  };
  return (
    <Root
      {...modal}
      aria-label={`${title} 사진 크게 보기`}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') show(current - 1);
        if (key === 'ArrowRight') show(current + 1);
      }}
    >
      <div data-part="bar">
        {isOneOfMany && (
          <p aria-live="polite">
            {current + 1} / {pictures.length}
          </p>
        )}
        <IconButton icon="close" label="닫기" onClick={onClose} />
      </div>
      {picture && (
        <ZoomablePicture
          key={current}
          picture={picture}
          alt={`${title} 사진 ${current + 1}`}
          isNear={isNear}
          onNear={setNear}
          onSwipe={(direction) => show(current + direction)}
        />
      )}
      <div data-part="bar">
        {isOneOfMany && (
          <IconButton icon="back" label="이전 사진" aria-disabled={current === 0} onClick={() => show(current - 1)} />
        )}
        <IconButton
          icon={isNear ? 'minus' : 'plus'}
          label={isNear ? '원래 크기로' : '확대'}
          onClick={() => setNear(!isNear)}
        />
        {isOneOfMany && (
          <IconButton
            icon="chevron"
            label="다음 사진"
            aria-disabled={current === pictures.length - 1}
            onClick={() => show(current + 1)}
          />
        )}
      </div>
    </Root>
  );
}
