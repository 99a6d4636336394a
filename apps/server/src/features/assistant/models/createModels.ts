import { type AiModel, DEFAULT_MODEL } from '@portal/api-client/contract/ai';
import type { Locale } from '../../../http/localeOf.ts';
import type { AnswerModel } from './AnswerModel.ts';
import { builtinName, createBuiltinModel } from './createBuiltinModel.ts';
import { createProviderModel } from './createProviderModel.ts';
import { loadAiSdk } from './loadAiSdk.ts';
import type { ProviderSettings } from './readProvider.ts';

/** The models that can be asked. */
export type Models = {
  /** What can be chosen, the default first. */
  list(locale: Locale): AiModel[];
  /** The model of a code, and the code that it goes by; the default where there is no such model. */
  choose(code: string | null | undefined): { model: AnswerModel; code: string };
  /** Resolves when a model can be asked at once. */
  ready(): Promise<unknown>;
};

/** The code of the answers that need no provider. */
export const BUILTIN_CODE = 'builtin';

/** Makes the table: the models of the provider as it is set up at that moment, and the built-in answers. */
export function createModels(read: () => ProviderSettings | undefined): Models {
  const builtin = createBuiltinModel();
  const ownModels = () => {
    const provider = read();
    return (provider?.models ?? []).map((entry) => ({
      ...entry,
      model: createProviderModel(provider as ProviderSettings, entry),
    }));
  };
  return {
    list(locale) {
      const own = ownModels();
      return [
        ...own.map(({ code, name, hasVision }, index) => ({
          model_id: DEFAULT_MODEL.model_id + index,
          model_name: name,
          model_code: code,
          is_builtin: false,
          has_vision: hasVision,
        })),
        {
          model_id: DEFAULT_MODEL.model_id + own.length,
          model_name: builtinName(locale),
          model_code: BUILTIN_CODE,
          is_builtin: true,
          has_vision: false,
        },
      ];
    },
    ready: async () => read() && loadAiSdk(),
    choose(code) {
      const own = ownModels();
      const chosen = code === BUILTIN_CODE ? undefined : (own.find((entry) => entry.code === code) ?? own[0]);
      return chosen ? { model: chosen.model, code: chosen.code } : { model: builtin, code: BUILTIN_CODE };
    },
  };
}
