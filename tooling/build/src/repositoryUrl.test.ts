import { equal } from 'node:assert/strict';
import { it } from 'node:test';
import { repositoryUrl } from './repositoryUrl.ts';

it('every way to write a remote is one address, without whose credentials were in it', () => {
  for (const remote of [
    'https://example.com/team/portal.git',
    'https://token@example.com/team/portal',
    'git@example.com:team/portal.git',
    'ssh://git@example.com/team/portal.git\n',
  ])
    equal(repositoryUrl(remote), 'git+https://example.com/team/portal.git');
});

it('a folder is no address', () => {
  equal(repositoryUrl('/srv/git/portal.git'), undefined);
});
