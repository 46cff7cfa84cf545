import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

// jsdom has the element without its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const overlays = {
  dialog: (open: boolean, onClose: () => void) => (
    <Dialog open={open} onClose={onClose} title="알림">
      내용
    </Dialog>
  ),
  sheet: (open: boolean, onClose: () => void) => (
    <Sheet open={open} onClose={onClose} title="정렬">
      내용
    </Sheet>
  ),
};

describe.each(Object.entries(overlays))('a %s', (_kind, overlay) => {
  test('is rendered while it is open, and the page behind it does not scroll', () => {
    const { rerender } = renderUi(overlay(false, jest.fn()));
    expect(screen.queryByText('내용')).not.toBeInTheDocument();
    rerender(overlay(true, jest.fn()));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/알림|정렬/);
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(overlay(false, jest.fn()));
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('asks its owner to close it on Escape', () => {
    const onClose = jest.fn();
    renderUi(overlay(true, onClose));
    const dialog = screen.getByRole('dialog');
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
  });

  test('closes by a press beside it, not by one inside', async () => {
    const onClose = jest.fn();
    renderUi(overlay(true, onClose));
    await userEvent.click(screen.getByText('내용'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('[LAY-09] an alert is 380 px wide at most, and its button closes it', async () => {
  const onClose = jest.fn();
  renderUi(
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      actions={
        <button type="button" onClick={onClose}>
          확인
        </button>
      }
    >
      내용을 입력하세요.
    </Dialog>,
  );
  expect(screen.getByRole('alertdialog', { name: '내용을 입력하세요.' })).toHaveStyle({ maxWidth: '380px' });
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a sheet closes when its handle is dragged down', () => {
  const onClose = jest.fn();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  renderUi(overlays.sheet(true, onClose));
  const head = screen.getByRole('heading', { name: '정렬' }).parentElement;
  if (!head) throw new Error('The sheet has no head');
  // jsdom's pointer events have no coordinates; mouse events have.
  const point = (type: string, clientY: number) => fireEvent(head, new MouseEvent(type, { clientY, bubbles: true }));
  const pull = (distance: number) => {
    point('pointerdown', 300);
    point('pointermove', 300 + distance);
    point('pointerup', 300 + distance);
  };
  pull(40);
  expect(onClose).not.toHaveBeenCalled();
  pull(120);
  expect(onClose).toHaveBeenCalledTimes(1);
});
