import { useLingui } from '@lingui/react';
import type { GrantableMenu } from '@portal/api-client/contract';
import { Icon } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './MenuChooser.module.css';
import { chosenOf, type MenuIndex } from './menuSelection.ts';

export type MenuBranchProps = {
  index: MenuIndex;
  menuId: string;
  label: string;
  labelOf: (menu: GrantableMenu) => string;
  chosen: ReadonlySet<string>;
  isDisabled: boolean;
  /** Unfolded at first. */
  isOpen: boolean;
  onToggle: (menuId: string) => void;
};

/** A heading with all that is below it, drawn once it is unfolded; or a page. */
export function MenuBranch({ index, menuId, label, isOpen: isOpenAtFirst, ...rest }: MenuBranchProps) {
  const { i18n } = useLingui();
  const { labelOf, chosen, isDisabled, onToggle } = rest;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const box = useRef<HTMLInputElement>(null);
  const children = index.childrenOf.get(menuId) ?? [];
  const leaves = index.leavesOf.get(menuId) ?? [];
  const state = chosenOf(index, menuId, chosen);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  if (leaves.length === 0) return null;
  return (
    <li>
      <div className={classes.row}>
        {children.length > 0 ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-label={i18n._({ id: 'sso.grant.fold', message: '展开{name}', values: { name: label } })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          </button>
        ) : (
          <span className={classes.fold} />
        )}
        <label className={classes.label}>
          <input
            ref={box}
            type="checkbox"
            checked={state === 'all'}
            disabled={isDisabled}
            onChange={() => onToggle(menuId)}
          />
          <span>{label}</span>
          {children.length > 0 && (
            <span className={classes.count}>
              {leaves.filter((leaf) => chosen.has(leaf)).length}/{leaves.length}
            </span>
          )}
        </label>
      </div>
      {isOpen && children.length > 0 && (
        <ul className={classes.branch}>
          {children.map((menu) => (
            <MenuBranch
              key={menu.menuId}
              index={index}
              menuId={menu.menuId}
              label={labelOf(menu)}
              isOpen={isOpenAtFirst}
              {...rest}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
