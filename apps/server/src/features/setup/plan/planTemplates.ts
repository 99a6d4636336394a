import { menuTemplates } from '../../../db/schema/menus.ts';
import { planTemplates, systemTemplates } from '../../../db/schema/systems.ts';
import type { Templates } from '../rows/templates.ts';
import { planRows } from './planRows.ts';
import type { Step } from './Step.ts';

/** Makes the templates what they are to be. */
export function planTemplateRows(present: Templates, wanted: Templates): Step[] {
  return [
    planRows({
      table: systemTemplates,
      keys: ['systemCode'],
      present: present.systems,
      wanted: wanted.systems,
      group: 'systems',
      nameOf: ({ systemCode, name }) => `${systemCode} (${name[0]})`,
    }),
    planRows({
      table: planTemplates,
      keys: ['plan', 'systemCode'],
      present: present.plans,
      wanted: wanted.plans,
      group: 'plans',
      nameOf: ({ plan, systemCode }) => `${plan} of ${systemCode}`,
    }),
    planRows({
      table: menuTemplates,
      keys: ['systemCode', 'menuId'],
      present: present.menus,
      wanted: wanted.menus,
      group: 'menus of systems',
      nameOf: ({ systemCode, menuId, menuName }) => `${systemCode} ${menuId} (${menuName})`,
    }),
  ];
}
