import { createEmitter } from '@portal/machine';
import { browserPorts } from '../runtime/browserPorts.ts';
import type { GuidePorts } from '../runtime/ports.ts';
import { shopGuide } from '../shops/shopGuide.ts';
import { type GuideApi, shopGuideSource } from '../shops/shopGuideSource.ts';

type Info = Record<string, unknown>;

/** A guide's surroundings whose answers, page and storage a test decides. */
export function createFakeGuidePorts(first: Info) {
  let info: Info | 'failing' = first;
  let progress: Info | undefined;
  let gate: Promise<void> = Promise.resolve();
  let isVisible = true;
  const shown = createEmitter();
  const values = new Map<string, string>();
  const calls = { asked: 0, saved: [] as number[] };
  const show = (next: boolean) => {
    isVisible = next;
    shown.emit();
  };
  const api = {
    async queryLiteGuideInfo() {
      calls.asked += 1;
      const answer = info;
      await gate;
      if (answer === 'failing') throw new Error('offline');
      return answer;
    },
    async guideProgress() {
      if (!progress) throw new Error('offline');
      return progress;
    },
    async updateLiteGuide({ guideStatus }: { guideStatus: number }) {
      calls.saved.push(guideStatus);
      if (info === 'failing') throw new Error('offline');
    },
  } as unknown as GuideApi;
  const ports: GuidePorts = {
    plan: shopGuide,
    source: shopGuideSource(api),
    scope: 'u-1',
    storage: {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => values.set(key, value) !== undefined,
    },
    clock: browserPorts.clock,
    page: {
      isVisible: () => isVisible,
      onVisible: shown.subscribe,
    },
  };
  return {
    ports,
    calls,
    page: { show: () => show(true), hide: () => show(false) },
    answer(next: Info): void {
      info = next;
    },
    fail(): void {
      info = 'failing';
    },
    progress(next: Info | undefined): void {
      progress = next;
    },
    /** Holds answers back. Returns a function that lets them through. */
    hold(): () => void {
      let open = (): void => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
  };
}
