import { userInfo } from 'node:os';

/** The name of who runs this process, and of who became root to do so. */
export function operatorName(env: NodeJS.ProcessEnv): string {
  try {
    return env.SUDO_USER || userInfo().username;
  } catch {
    // A container's user may have no name.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
