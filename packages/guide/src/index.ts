export { Guide, type GuideProps } from './components/Guide/Guide.tsx';
export { GuideBadge, type GuideBadgeProps } from './components/GuideBadge/GuideBadge.tsx';
export { GuideWindow, type GuideWindowProps, type OwnStep } from './components/GuideWindow/GuideWindow.tsx';
export { GUIDE_TEXTS, TOUR_TEXTS } from './components/texts.ts';
export { browserPorts } from './react/browserPorts.ts';
export { createGuide, type GuideControl } from './react/createGuide.ts';
export type { GuideApi, GuidePorts } from './react/ports.ts';
export { useGuide } from './react/useGuide.ts';
