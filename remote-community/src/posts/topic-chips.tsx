import type { PostTopic } from '@jangteo/contract';
import { Chips } from '@jangteo/page';
import { topicLabels, topics } from './topics.ts';

interface TopicChipsProps {
  current: PostTopic | undefined;
  /** The list with posts of this topic, or with all. */
  addressOf: (topic: PostTopic | undefined) => string;
}

export const TopicChips = ({ current, addressOf }: TopicChipsProps) => (
  <Chips
    label="주제"
    items={[
      { label: '전체', to: addressOf(undefined), isCurrent: current === undefined },
      ...topics.map((topic) => ({ label: topicLabels[topic], to: addressOf(topic), isCurrent: topic === current })),
    ]}
  />
);
