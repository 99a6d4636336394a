import { Trans, useLingui } from '@lingui/react';
import { useLocale } from '@portal/ui';
import { useState } from 'react';
import type { GuideVideo } from '../../core/readVideos.ts';
import type { PlannedStep } from '../../core/types.ts';
import { sayGuideText } from '../texts.ts';
import classes from './GuideWindow.module.css';

const LANGUAGES: Readonly<Record<string, string>> = {
  'zh-CN': '中文',
  'en-US': 'English',
  'ko-KR': '한국어',
};

/** A step's video; nothing of it is loaded before it is played. */
export function StepVideo({ step, video }: { step: PlannedStep; video: GuideVideo }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const name = sayGuideText(i18n, step.title);
  return (
    <figure className={classes.video}>
      {hasFailed ? (
        <p className={classes.missing} role="status">
          <Trans id="guide.video.failed" message="视频暂时无法播放，步骤仍可照常进行。" />
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the tracks are those that the operator set
        <video
          className={classes.player}
          controls
          playsInline
          preload="none"
          src={video.src}
          poster={video.poster}
          aria-label={i18n._({ id: 'guide.video', message: '视频：{name}', values: { name } })}
          onError={() => setFailed(true)}
        >
          {Object.entries(video.captions).map(([language, src]) => (
            <track
              key={language}
              kind="captions"
              src={src}
              srcLang={language}
              label={LANGUAGES[language] ?? language}
              default={language === locale}
            />
          ))}
        </video>
      )}
      <figcaption className={classes.caption}>{name}</figcaption>
    </figure>
  );
}
