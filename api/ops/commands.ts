import { auditCommand } from './audit.ts';
import type { Command } from './command.ts';
import { communityCommands } from './community/commands.ts';
import { feedCommand } from './feed/command.ts';
import { marketCommands } from './market/commands.ts';
import { memberCommands } from './members/commands.ts';
import { starCommands } from './stars/commands.ts';

export const commands: readonly Command[] = [
  feedCommand,
  ...marketCommands,
  ...communityCommands,
  ...memberCommands,
  ...starCommands,
  auditCommand,
];
