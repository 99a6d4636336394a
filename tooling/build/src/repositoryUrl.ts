const REMOTE = /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/;

/** The address of a git remote as a registry compares it with the one that signed; nothing for what is no web host. */
export function repositoryUrl(remote: string): string | undefined {
  const [, host, path] = REMOTE.exec(remote.trim()) ?? [];
  return host && path ? `git+https://${host}/${path}.git` : undefined;
}
