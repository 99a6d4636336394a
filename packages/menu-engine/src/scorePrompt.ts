export type { MenuScore, ScorePromptProps } from './tools/components/ScorePrompt/ScorePrompt.tsx';
export { ScorePrompt } from './tools/components/ScorePrompt/ScorePrompt.tsx';
