/** Opens branches on this device. */

import type { BranchSetup } from '../../worker/branch-setup.ts';
import { deviceHost } from '../device-host.ts';

/** A branch as it was set up, or another one from where the branch with this id began; its id on this device. */
export function openBranch(from: BranchSetup | string): Promise<string> {
  return deviceHost().ask('branch', { from });
}
