import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import {
  missingPasswordParts,
  PASSWORD_LENGTH,
  PASSWORD_PARTS,
  type PasswordPart,
} from '../../core/passwordRule.ts';
import classes from './PasswordRule.module.css';

/** Props of `PasswordRule`. */
export type PasswordRuleProps = {
  password: string;
  /** For the field's `aria-describedby`. */
  id?: string;
};

/** The rule for a new password, each part ticked off while it is typed; to stand below its field. */
export function PasswordRule({ password, id }: PasswordRuleProps) {
  const { i18n } = useLingui();
  const missing = missingPasswordParts(password);
  return (
    <ul
      id={id}
      className={classes.rule}
      aria-label={i18n._({ id: 'account.password.rule', message: '密码要求' })}
    >
      {PASSWORD_PARTS.map((part) => {
        const isMet = !missing.includes(part);
        return (
          <li key={part} className={classes.part} data-met={isMet || undefined}>
            {isMet ? (
              <Icon
                name="check"
                size={14}
                label={i18n._({ id: 'account.password.met', message: '已满足' })}
              />
            ) : (
              <span
                className={classes.open}
                role="img"
                aria-label={i18n._({ id: 'account.password.missing', message: '未满足' })}
              />
            )}
            {partText(part)}
          </li>
        );
      })}
    </ul>
  );
}

function partText(part: PasswordPart): ReactNode {
  switch (part) {
    case 'length':
      return <Trans id="account.password.length" message="{min} 至 {max} 个字符" values={PASSWORD_LENGTH} />;
    case 'upper':
      return <Trans id="account.password.upper" message="包含大写字母" />;
    case 'lower':
      return <Trans id="account.password.lower" message="包含小写字母" />;
    case 'digit':
      return <Trans id="account.password.digit" message="包含数字" />;
  }
}
