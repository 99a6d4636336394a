import { type UniteMethodName, uniteMethods } from '@portal/api-client/contract/ai';
import { HttpError } from '../../../http/errors.ts';
import { hasNul } from '../../../http/hasNul.ts';
import { plainNames } from '../../../http/plainNames.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { type MethodResult, methodHandlers } from './methodHandlers.ts';

/** A method's answer with the name that it goes by. */
export type CalledMethod = MethodResult & { method: string };

type AnyHandler = (data: unknown, context: AssistantContext) => Promise<MethodResult>;

/** Calls a method of the socket by its name, its data checked; throws a refusal. */
export async function callMethod(
  context: AssistantContext,
  method: string,
  raw: unknown,
): Promise<CalledMethod> {
  if (!isMethod(method)) throw new HttpError(404, 'notFound');
  if (hasNul(raw)) throw new HttpError(400, 'badRequest');
  const { data: schema, answers } = uniteMethods[method];
  const checked = await schema['~standard'].validate(plainNames(raw ?? {}));
  if (checked.issues) {
    const field = checked.issues[0]?.path?.map((step) => String(typeof step === 'object' ? step.key : step));
    throw new HttpError(400, 'badRequest', { detail: field ? { field: field.join('.') } : null });
  }
  const handler = methodHandlers[method] as unknown as AnyHandler;
  return { method: answers, ...(await handler(checked.value, context)) };
}

function isMethod(name: string): name is UniteMethodName {
  return Object.hasOwn(uniteMethods, name);
}
