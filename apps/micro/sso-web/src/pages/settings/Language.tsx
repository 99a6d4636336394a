import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { SegmentTabs } from '@portal/ui/table';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

/** Every language in its own words: who cannot read the present one finds theirs. */
const LANGUAGES = [
  { value: 'zh-CN', wire: 'zh_CN', label: '简体中文' },
  { value: 'en-US', wire: 'en_US', label: 'English' },
  { value: 'ko-KR', wire: 'ko_KR', label: '한국어' },
] as const;

/** The language of the workspace, which follows at once. */
export function Language() {
  const { i18n } = useLingui();
  const { guest, locale } = useGuest();
  const api = useApi();
  const saved = useSaved();
  const choose = useMutation({
    mutationFn: async (value: string) => {
      const language = LANGUAGES.find((one) => one.value === value);
      if (!language) return;
      await api.chooseLanguage({ chooseLanguage: language.wire });
      await guest.stateChanged(['userInfo']);
    },
    onError: saved.failed,
  });
  const heading = i18n._({ id: 'sso.settings.language', message: '语言' });
  return (
    <section aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <SegmentTabs
        label={heading}
        value={locale}
        onChange={(value) => !choose.isPending && choose.mutate(value)}
        options={LANGUAGES}
      />
    </section>
  );
}
