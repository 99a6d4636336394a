export { Guide, type GuideProps } from './components/Guide/Guide.tsx';
export { GuideBadge, type GuideBadgeProps } from './components/GuideBadge/GuideBadge.tsx';
export { GuideWindow, type GuideWindowProps } from './components/GuideWindow/GuideWindow.tsx';
export { GUIDE_TEXTS, TOUR_TEXTS } from './components/texts.ts';
export type { Guide as GuideInfo, GuidePlan, GuideText, PlannedStep } from './core/types.ts';
export { useGuide } from './react/useGuide.ts';
export { browserPorts } from './runtime/browserPorts.ts';
export { createGuide, type GuideControl } from './runtime/createGuide.ts';
export type { GuidePorts, GuideSource } from './runtime/ports.ts';
