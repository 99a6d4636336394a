import { createContext, useContext } from 'react';
import type { Assistant } from '../runtime/types.ts';

/** Gives the components below their assistant. */
export const AssistantContext = createContext<Assistant | undefined>(undefined);

/** Returns the assistant of the nearest provider. */
export function useAssistant(): Assistant {
  const assistant = useContext(AssistantContext);
  if (!assistant) throw new Error('@portal/ai-assistant: no AssistantContext above this component');
  return assistant;
}
