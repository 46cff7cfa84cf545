import { auditCommand } from './audit.ts';
import type { Command } from './command.ts';
import { communityCommands } from './community/commands.ts';
import { feedCommand, feedExampleCommand } from './feed/command.ts';
import { marketCommands } from './market/commands.ts';
import { findCommands } from './market/find-commands.ts';
import { adminCommands } from './members/admin-commands.ts';
import { memberCommands } from './members/commands.ts';
import { consentCommands } from './members/consent-commands.ts';
import { starCommands } from './stars/commands.ts';

export const commands: readonly Command[] = [
  ...findCommands,
  feedExampleCommand,
  feedCommand,
  ...marketCommands,
  ...communityCommands,
  ...memberCommands,
  ...adminCommands,
  ...consentCommands,
  ...starCommands,
  auditCommand,
];
