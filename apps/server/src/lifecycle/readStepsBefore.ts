/** Milliseconds that `npm start` spent before it started the server; absent where the server was started without it. */
export function readStepsBefore(env: NodeJS.ProcessEnv): { installMs?: number; buildMs?: number } {
  const installMs = Number.parseInt(env.PORTAL_INSTALL_MS ?? '', 10);
  const buildMs = Number.parseInt(env.PORTAL_BUILD_MS ?? '', 10);
  return {
    ...(Number.isFinite(installMs) && { installMs }),
    ...(Number.isFinite(buildMs) && { buildMs }),
  };
}
