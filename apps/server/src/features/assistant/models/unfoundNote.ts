import { inLanguage, type Words } from '../../business/words/Words.ts';
import { escapeMarkdown } from '../wording/formatCell.ts';
import type { AnswerRequest } from './AnswerModel.ts';
import { unfoundFigures } from './figuresOf.ts';

const UNFOUND: Words = [
  '以下数字不在查询结果中，由模型给出，请核对：{figures}',
  'These figures are not in what was found; they are the model’s own, please check them: {figures}',
  '다음 숫자는 조회 결과에 없으며 모델이 제시한 값이니 확인해 주세요: {figures}',
];
/** Figures that are named; more are too many to read. */
const MOST_NAMED = 8;

/** What of an answer was found: all of it, or the tables of one in which figures were the model's own. */
export function foundIn(answer: string): string {
  const isNoted = UNFOUND.some((text) => answer.includes(text.replace('{figures}', '').trim()));
  return isNoted ? (answer.match(/```data\n.*\n```/g) ?? []).join('\n') : answer;
}

/** Names the figures of an answer that do not occur in what the model was told; pictures tell it what nobody can look up. */
export function noteOf(
  said: string,
  { told, request }: { told: readonly string[]; request: AnswerRequest },
): string | undefined {
  if (request.images.length > 0) return undefined;
  const unfound = unfoundFigures(said, told);
  if (unfound.length === 0) return undefined;
  const figures = `${unfound.slice(0, MOST_NAMED).join('; ')}${unfound.length > MOST_NAMED ? ' …' : ''}`;
  return `\n\n> ${inLanguage(UNFOUND, request.locale).replace('{figures}', escapeMarkdown(figures))}\n`;
}
