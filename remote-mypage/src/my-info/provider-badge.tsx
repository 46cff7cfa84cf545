import type { MyInfo } from '@jangteo/contract';
import { Badge } from '@jangteo/ui';

type ChannelType = MyInfo['channelType'];

const names: Record<ChannelType, string> = { 1001: '네이버', 1002: 'Apple' };

export const ProviderBadge = ({ channelType }: { channelType: ChannelType }) => (
  <Badge tone={channelType === 1001 ? 'success' : 'inverse'}>{names[channelType]}</Badge>
);
