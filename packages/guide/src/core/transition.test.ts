import { describe, expect, it } from 'vitest';
import { readShopGuide } from '../shops/readShopGuide.ts';
import { shopGuide } from '../shops/shopGuide.ts';
import {
  type GuideEvent,
  type GuideState,
  guideView,
  needsRefresh,
  transition,
  unknownGuide,
} from './transition.ts';

const GUIDE_UNKNOWN = unknownGuide(shopGuide.steps);

type Told = { schedule?: string; source?: string; status?: number; seen?: string; mayOpen?: boolean };

const arrived = ({
  schedule = '0000',
  source = schedule,
  status = 4,
  seen,
  mayOpen = true,
}: Told): GuideEvent => ({
  type: 'info-arrived',
  guide: readShopGuide({ guideScheduleStr: schedule, sourceGuideScheduleStr: source, guideStatus: status }),
  seen,
  mayOpen,
});
const after = (...events: GuideEvent[]): GuideState =>
  events.reduce((state, event) => transition(state, event)[0], GUIDE_UNKNOWN);
const viewAfter = (...events: GuideEvent[]) => guideView(after(...events));

describe('what is shown at the start', () => {
  it('[G3] nothing before the server has answered', () => {
    expect(viewAfter()).toBe('hidden');
    expect(viewAfter({ type: 'open' })).toBe('hidden');
  });

  it.each([
    [1, 'open'],
    [2, 'hidden'],
    [3, 'hidden'],
    [4, 'badge'],
  ] as const)('[G3] status %d is %s', (status, view) => {
    expect(viewAfter(arrived({ status }))).toBe(view);
  });

  it('[G3] where it ended it cannot be opened', () => {
    expect(viewAfter(arrived({ status: 3 }), { type: 'open' })).toBe('hidden');
  });
});

describe('closing', () => {
  it.each([
    ['1111', 2, 'hidden'],
    ['1110', 4, 'badge'],
    ['0000', 4, 'badge'],
  ] as const)('[G4] with %s saves %d', (schedule, status, view) => {
    const open = after(arrived({ schedule, status: 1 }));
    const [state, effects] = transition(open, { type: 'close' });
    expect(effects).toEqual([{ type: 'save-status', status }]);
    expect(guideView(state)).toBe(view);
  });

  it('[G4] what is collapsed already is not saved again', () => {
    const open = after(arrived({ status: 4 }), { type: 'open' });
    expect(transition(open, { type: 'close' })[1]).toEqual([]);
  });

  it('[G4] a guide that is closed cannot be closed', () => {
    const collapsed = after(arrived({ status: 4 }));
    expect(transition(collapsed, { type: 'close' })).toEqual([collapsed]);
  });

  it('[G5] in another tab closes this one, and leaves a window that was opened from the badge', () => {
    expect(viewAfter(arrived({ status: 1 }), arrived({ status: 4, mayOpen: false }))).toBe('badge');
    expect(viewAfter(arrived({ status: 4 }), { type: 'open' }, arrived({ status: 4, mayOpen: false }))).toBe(
      'open',
    );
    expect(viewAfter(arrived({ status: 4 }), { type: 'open' }, arrived({ status: 3 }))).toBe('hidden');
  });

  it('[G5] an answer that was under way while it was closed does not open it again', () => {
    expect(viewAfter(arrived({ status: 1 }), { type: 'close' }, arrived({ status: 1 }))).toBe('badge');
  });
});

describe('opening by itself', () => {
  it.each([
    ['1000', 'open'],
    ['0100', 'badge'],
    ['0010', 'open'],
    ['0001', 'open'],
  ] as const)('[G6] when %s is new: %s', (schedule, view) => {
    expect(viewAfter(arrived({}), arrived({ schedule }))).toBe(view);
  });

  it('[G6] at the start against what was seen here, or against the schedule before', () => {
    expect(viewAfter(arrived({ schedule: '1010', seen: '1000' }))).toBe('open');
    expect(viewAfter(arrived({ schedule: '1010', source: '1000', seen: '1010' }))).toBe('badge');
    expect(viewAfter(arrived({ schedule: '1010', source: '1000' }))).toBe('open');
    expect(viewAfter(arrived({ schedule: '1100', source: '1000' }))).toBe('badge');
  });

  it('[G6] only in the tab that may, and not for a step that is undone', () => {
    expect(viewAfter(arrived({}), arrived({ schedule: '1000', mayOpen: false }))).toBe('badge');
    expect(viewAfter(arrived({ schedule: '1000' }), arrived({ schedule: '0000' }))).toBe('badge');
  });

  it('[G6] what was seen is remembered, once', () => {
    const event = arrived({ schedule: '1000', seen: '0000' });
    expect(transition(GUIDE_UNKNOWN, event)[1]).toEqual([{ type: 'remember-schedule', schedule: '1000' }]);
    expect(transition(GUIDE_UNKNOWN, arrived({ schedule: '1000', seen: '1000' }))[1]).toEqual([]);
  });

  it('[G7] waits behind another dialog', () => {
    const held = after(arrived({}), { type: 'hold' }, arrived({ schedule: '1000' }));
    expect(guideView(held)).toBe('badge');
    expect(guideView(transition(held, { type: 'release' })[0])).toBe('open');
    expect(transition(GUIDE_UNKNOWN, { type: 'release' })).toEqual([GUIDE_UNKNOWN]);
  });
});

it.each([
  ['0000', 4, false],
  ['1000', 4, true],
  ['1011', 1, true],
  ['1100', 4, false],
  ['0100', 4, false],
  ['1000', 2, false],
  ['1000', 3, false],
] as const)('[G8] schedule %s with status %d needs asking: %s', (schedule, status, needed) => {
  expect(needsRefresh(after(arrived({ schedule, status })))).toBe(needed);
});

describe('a guide of other steps', () => {
  const steps = [
    { id: 'invite', title: 'Invite', text: 'Your team' },
    { id: 'import', title: 'Import', text: 'Your files' },
    { id: 'index', title: 'Index', text: 'By itself', after: 'import' },
  ];
  const told = (...done: string[]): GuideEvent => ({
    type: 'info-arrived',
    guide: { status: 4, done: new Set(done), doneBefore: new Set(), progress: {}, results: {} },
    seen: undefined,
    mayOpen: true,
  });
  const next = (state: GuideState, event: GuideEvent) => transition(state, event)[0];

  it('[G700] opens by itself for its steps, is asked about while one goes on by itself, and is finished with all', () => {
    const begun = next(unknownGuide(steps), told('import'));
    expect(guideView(begun)).toBe('open');
    expect(needsRefresh(begun)).toBe(true);
    expect(transition(unknownGuide(steps), told('import'))[1]).toEqual([
      { type: 'remember-schedule', schedule: '010' },
    ]);
    const indexed = next(next(begun, { type: 'close' }), told('import', 'index'));
    expect([guideView(indexed), needsRefresh(indexed)]).toEqual(['badge', false]);
    const all = next(indexed, told('invite', 'import', 'index'));
    expect(transition(all, { type: 'close' })[1]).toEqual([{ type: 'save-status', status: 2 }]);
  });
});
