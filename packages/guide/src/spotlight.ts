export {
  createSpotlight,
  type Spotlight,
  type SpotlightStep,
  type SpotlightWords,
} from './spotlight/createSpotlight.ts';
export { spotlightWords } from './spotlight/spotlightWords.ts';
