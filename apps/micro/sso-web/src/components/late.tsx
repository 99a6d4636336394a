import { ErrorState, LoadingState, latePart } from '@portal/ui';
import type { ComponentType } from 'react';

/** A part of the app that loads when it is first shown; lines stand in its place until then, and a way to try again where it cannot be loaded. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return latePart(load, { Missing: ErrorState, Waiting });
}

function Waiting() {
  return <LoadingState rows={8} />;
}
