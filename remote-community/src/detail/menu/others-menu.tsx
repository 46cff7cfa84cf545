import type { Author } from '@jangteo/contract';
import { type ComponentProps, useState } from 'react';
import { useMemberAct } from '../acts/use-member-act.ts';
import { MoreMenu } from './more-menu.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { useBlock } from './use-block.ts';

interface OthersMenuProps extends Pick<ComponentProps<typeof ReportSheet>, 'target' | 'targetId' | 'onReported'> {
  /** The accessible name of the menu. */
  label: string;
  author: Author;
  /** Whether the post or reply is as the member sees it. */
  isReady: boolean;
  onBlocked?: () => Promise<void>;
}

/** What a member may do with a post or reply of another one: report it, and block its writer. */
export function OthersMenu({ label, target, targetId, author, isReady, onBlocked, onReported }: OthersMenuProps) {
  const [isReporting, setIsReporting] = useState(false);
  const on = `${target} ${targetId}`;
  const report = useMemberAct({ action: `report ${on}`, act: () => setIsReporting(true), isReady });
  const block = useBlock({ author, on, isReady, onBlocked });
  return (
    <>
      <MoreMenu
        label={label}
        items={[
          { label: '신고하기', act: report },
          { label: '글쓴이 차단하기', isDanger: true, act: block },
        ]}
      />
      {isReporting && (
        <ReportSheet
          target={target}
          targetId={targetId}
          onClose={() => setIsReporting(false)}
          onReported={onReported}
        />
      )}
    </>
  );
}
