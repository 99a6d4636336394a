import { useLingui } from '@lingui/react';
import type { Three } from '@portal/api-client/contract/operator';
import { readAnnouncementContent } from '@portal/notify/core';
import { SafeHtml } from '@portal/notify/news';
import { SegmentTabs } from '@portal/ui/table';
import { useState } from 'react';
import form from './form.module.css';
import classes from './Preview.module.css';
import { PreviewMedia } from './PreviewMedia.tsx';
import { inLanguage, LANGUAGES } from './three.ts';

export type PreviewProps = { type: number; title: Three; content: Three };

/** An announcement as its readers see it, by the same sanitiser: in each language, on light and on dark. */
export function Preview({ type, title, content }: PreviewProps) {
  const { i18n } = useLingui();
  const [locale, setLocale] = useState<string>('zh-CN');
  const heading = i18n._({ id: 'operator.preview', message: '预览' });
  const shown = readAnnouncementContent(type, inLanguage(content, locale), window.location.href);
  const themes = {
    light: i18n._({ id: 'operator.preview.light', message: '浅色' }),
    dark: i18n._({ id: 'operator.preview.dark', message: '深色' }),
  };
  return (
    <section aria-label={heading}>
      <h3 className={form.heading}>{heading}</h3>
      <SegmentTabs
        label={i18n._({ id: 'operator.language', message: '语言' })}
        value={locale}
        options={LANGUAGES.map((one) => ({ value: one.locale, label: one.name }))}
        onChange={setLocale}
      />
      <div className={classes.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <article
            key={theme}
            className={classes.page}
            data-portal-root=""
            data-mantine-color-scheme={theme}
            aria-label={themes[theme]}
            lang={locale}
          >
            <p className={classes.theme}>{themes[theme]}</p>
            <h4 className={classes.title} dir="auto">
              {inLanguage(title, locale)}
            </h4>
            {shown.kind === 'html' && shown.html.trim() !== '' && <SafeHtml html={shown.html} />}
            {shown.kind === 'media' && <PreviewMedia files={shown.files} />}
            {shown.kind === 'unreadable' && (
              <p className={classes.theme}>
                {i18n._({ id: 'operator.preview.unreadable', message: '内容无法显示，请检查格式。' })}
              </p>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
