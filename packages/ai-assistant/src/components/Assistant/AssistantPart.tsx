import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useAssistant } from '../../react/AssistantContext.ts';
import { type AssistantPartProps, PartSettingContext } from './ports.ts';

/** Makes a part of the assistant usable alone: it connects, and what is below it has its ports and features. */
export function AssistantPart({ ports, features, children }: AssistantPartProps & { children: ReactNode }) {
  const { actions } = useAssistant();
  const outer = useContext(PartSettingContext);
  const setting = useMemo(
    () => ({ ports: ports ?? outer.ports, features: { ...outer.features, ...features } }),
    [outer, ports, features],
  );
  useEffect(() => actions.activate(), [actions]);
  return <PartSettingContext value={setting}>{children}</PartSettingContext>;
}
