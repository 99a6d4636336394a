import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ComponentType, useContext } from 'react';
import { nameUnions } from '../src/preview/nameUnions.ts';
import { provenRule, stateName } from '../src/preview/stateName.ts';
import { tellDefaults } from '../src/preview/tellDefaults.ts';

type Documented = ComponentType & {
  displayName?: string;
  __docgenInfo?: { description?: string; props?: object } | undefined;
};

/**
 * The documentation page of a component: what it is for, its props, then every state with the rule that it proves. A story
 * that needs something around its component names the component in `subcomponents`: that one is documented, not the harness.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [primary] = stories;
  if (!primary) return null;
  const parts = Object.entries((primary.subcomponents ?? {}) as Record<string, Documented>);
  return (
    <>
      <Title />
      <Subtitle />
      {parts.length === 0 ? <Description of="meta" /> : null}
      <Canvas of={primary.moduleExport} />
      {parts.length === 0 && primary.component ? <Controls of={primary.moduleExport} /> : null}
      {parts.map(([name, part]) => (
        <Part key={name} name={name} part={part} />
      ))}
      <Heading>States</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <State key={id} id={id} name={name} of={moduleExport} />
      ))}
    </>
  );
}

function Part({ name, part }: { name: string; part: Documented }) {
  part.__docgenInfo = tellDefaults(nameUnions(part.__docgenInfo));
  const { description, props } = part.__docgenInfo ?? {};
  return (
    <>
      <Heading>{name}</Heading>
      {description ? <p>{description}</p> : null}
      {props ? <ArgTypes of={part} /> : <p>It takes no props.</p>}
    </>
  );
}

type StateProps = { id: string; name: string; of: ComponentProps<typeof Canvas>['of'] };

function State({ id, name, of }: StateProps) {
  const rule = provenRule(name);
  return (
    <>
      <Subheading>{stateName(name, id.split('--').at(-1))}</Subheading>
      {rule ? <p>{rule}</p> : null}
      <Canvas of={of} />
    </>
  );
}
