import { Trans } from '@lingui/react';
import classes from './SkipLink.module.css';

/** Props of `SkipLink`. */
export type SkipLinkProps = {
  /** Id of the element to go to; it needs `tabIndex={-1}`. */
  targetId: string;
};

/** The first stop of the keyboard: leads past header and menus, visible while it has focus. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      className={classes.link}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      <Trans id="ui.skip" message="跳到工作区" />
    </a>
  );
}
