import { mediaToken } from '../mediaToken.ts';

const CAPTION_LANGUAGES = ['zh-CN', 'en-US', 'ko-KR'] as const;

const STEPS = {
  SHOP_AUTHORISATION: 'shop',
  AUTO_DATA_PULL: 'pull',
  ADS_AUTHORISATION: 'ads',
  MAIL_AUTHORISATION: 'mail',
} as const;

/** The guide's clips: the parameter of each step, and the files that it names. */
export const guideClips = Object.entries(STEPS).map(([systemName, name]) => {
  const video = `guide-${name}.webm`;
  const poster = `guide-${name}.webp`;
  const captions = CAPTION_LANGUAGES.map((language) => ({ language, file: `guide-${name}.${language}.vtt` }));
  return {
    systemName,
    files: [video, poster, ...captions.map(({ file }) => file)],
    value: {
      src: addressOf(video),
      poster: addressOf(poster),
      captions: Object.fromEntries(captions.map(({ language, file }) => [language, addressOf(file)])),
    },
  };
});

function addressOf(file: string): string {
  return `/upload/media/${mediaToken(file)}`;
}
