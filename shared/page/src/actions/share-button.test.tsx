import { closeShareDialog, useShareInfo } from '@jangteo/overlay';
import { act, renderPart, screen } from '@jangteo/testing';
import { ShareButton } from './share-button.tsx';

const Asked = () => <output>{useShareInfo()?.url}</output>;

test('[LAY-08] the button opens the share dialog for this page', async () => {
  const { user } = renderPart(
    <>
      <ShareButton />
      <Asked />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '공유하기' }));
  expect(screen.getByRole('status')).toHaveTextContent(window.location.href);
  act(closeShareDialog);
});

test('[LAY-08] what is shared keeps what the page shows, without how this visitor came to it', async () => {
  window.history.replaceState({}, '', '/season?click_key=spring&month=5&utm_source=mail&fbclid=x');
  const { user } = renderPart(
    <>
      <ShareButton />
      <Asked />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '공유하기' }));
  expect(screen.getByRole('status')).toHaveTextContent(`${window.location.origin}/season?month=5`);
  expect(screen.getByRole('status')).not.toHaveTextContent(/click_key|utm_|fbclid/);
  act(closeShareDialog);
});
