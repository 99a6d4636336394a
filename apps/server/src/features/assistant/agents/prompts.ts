import type { PromptGroup } from '@portal/api-client/contract/ai';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage } from '../../business/words/Words.ts';
import { agents } from './agents.ts';

/** Prompt cards of an empty conversation: what can be asked, by the agents' fields. */
export function promptGroups(locale: Locale): PromptGroup[] {
  return agents.map(({ name, themes }) => ({
    group_name: inLanguage(name, locale),
    prompts: themes.map(({ title, prompt }) => ({
      title: inLanguage(title, locale),
      content: inLanguage(prompt, locale),
    })),
  }));
}
