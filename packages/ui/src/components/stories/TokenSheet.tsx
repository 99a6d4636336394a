import { LAYOUT } from '../../core/layout.ts';
import { COLOR_TOKENS, SIZE_TOKENS } from '../../core/tokens.ts';
import classes from './sheets.module.css';

const GROUPS: readonly (readonly [string, RegExp])[] = [
  ['Surfaces', /^surface/],
  ['Lines', /^(border|focus)/],
  ['Text', /^text|^on-/],
  ['Accent', /^primary/],
  ['Meaning', /^(warning|danger|success)/],
  ['Systems', /^system/],
  ['Avatars', /^avatar/],
];

/** Every token by group, in the colour scheme around it; used by stories only. */
export function TokenSheet() {
  const names = Object.keys(COLOR_TOKENS);
  return (
    <div className={classes.page}>
      {GROUPS.map(([title, pattern]) => (
        <section key={title}>
          <h2 className={classes.title}>{title}</h2>
          <ul className={classes.swatches}>
            {names
              .filter((name) => pattern.test(name))
              .map((name) => (
                <li key={name}>
                  <span className={classes.swatch} style={{ background: `var(--portal-${name})` }} />
                  <code>{name}</code>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className={classes.title}>Layout</h2>
        <dl className={classes.sizes}>
          {Object.entries(LAYOUT).map(([name, pixels]) => (
            <div key={name}>
              <dt>
                <code>
                  {name} {pixels}
                </code>
              </dt>
              <dd>
                <span className={classes.bar} style={{ width: pixels }} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className={classes.title}>Type</h2>
        <dl className={classes.sizes}>
          {Object.keys(SIZE_TOKENS)
            .filter((name) => name.startsWith('text-'))
            .map((name) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd style={{ fontSize: `var(--portal-${name})` }}>
                  订单 12,480 笔 · Orders this week · 이번 주 주문
                </dd>
              </div>
            ))}
        </dl>
      </section>
    </div>
  );
}
