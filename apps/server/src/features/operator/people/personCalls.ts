import type { Acts, Looks } from '../OperatorHandlers.ts';
import { disableOperatorPerson, endOperatorSessions, makeOperatorPasswordLink } from './changePerson.ts';
import { getOperatorPerson } from './getPerson.ts';
import { queryOperatorPeoplePage } from './queryPeople.ts';

export const personLooks = { queryOperatorPeoplePage, getOperatorPerson } satisfies Partial<Looks>;

export const personActs = {
  disableOperatorPerson,
  endOperatorSessions,
  makeOperatorPasswordLink,
} satisfies Partial<Acts>;
