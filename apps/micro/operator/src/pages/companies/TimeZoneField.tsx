import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { useId } from 'react';

export type TimeZoneFieldProps = {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** The name of a time zone; the browser's own are offered. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const { i18n } = useLingui();
  const list = useId();
  return (
    <>
      <TextInput
        {...props}
        list={list}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        label={i18n._({ id: 'operator.timeZone', message: '时区' })}
        description={i18n._({ id: 'operator.timeZone.hint', message: '列表、报表和导出按它的日期计算。' })}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
