import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { notServedText } from '../../access/requireAccess.ts';
import { dayOf } from '../../business/companyDays.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { searchHelp } from '../../help/searchHelp.ts';
import { agents } from '../agents/agents.ts';
import { findData } from '../data/findData.ts';
import { shownQuestion } from '../pages/shownQuestion.ts';
import { type RequestReading, readRequest } from '../reading/readRequest.ts';
import { escapeMarkdown } from '../wording/formatCell.ts';
import { sayDoubt, sayGreeting, sayRefusal } from '../wording/sayNoFigures.ts';
import { sayQuestion } from '../wording/sayQuestion.ts';
import { asksBlock, dataBlockOf, readingOf, wordAnswer } from '../wording/wordAnswer.ts';
import type { AnswerModel, AnswerPart, AnswerRequest } from './AnswerModel.ts';

const TEXT = {
  note: [
    '> 内置应答：答案来自您公司的数据与帮助文档，未接入语言模型。',
    '> Built-in answers: they come from your company’s data and the help documents; no language model is configured.',
    '> 기본 응답: 회사 데이터와 도움말에서 답을 찾아요. 언어 모델은 연결되어 있지 않아요.',
  ],
  overLimit: [
    '> 本月的模型用量已用完，下月恢复；在此之前由内置应答根据您公司的数据与帮助文档回答。',
    '> This month’s use of models is used up and starts anew next month; until then the built-in answers come from your company’s data and the help documents.',
    '> 이번 달 모델 사용량을 모두 썼어요. 다음 달에 다시 시작되며, 그때까지는 회사 데이터와 도움말에서 답을 찾아요.',
  ],
  read: ['理解为：{reading}。', 'Read as: {reading}.', '이해한 내용: {reading}.'],
  ran: [
    '查询用时 {ms} 毫秒，返回 {rows} 行。',
    'The query took {ms} ms and gave {rows} rows.',
    '조회 {ms}ms, {rows}행.',
  ],
  reading: ['正在查找帮助文档。', 'Searching the help documents.', '도움말을 찾고 있어요.'],
  noMatch: [
    '没有数据或帮助文档与问题相符。',
    'No data or help document fits.',
    '맞는 데이터나 도움말이 없어요.',
  ],
  helps: ['帮助文档中的相关内容：', 'From the help documents:', '도움말에서 찾은 내용이에요:'],
  source: ['来源', 'Source', '출처'],
  cannot: ['这个问题我还无法回答。', 'I cannot answer this yet.', '아직 답할 수 없는 질문이에요.'],
  can: ['您可以这样问：', ' You could ask:', ' 이렇게 물어보세요:'],
  meant: ['您是想问：', 'Did you mean:', '혹시 이런 질문인가요:'],
  forbidden: [
    '您没有查看该数据的权限，请联系管理员。',
    'You may not see this data, please ask your administrator.',
    '이 데이터를 볼 권한이 없어요. 관리자에게 문의해 주세요.',
  ],
  noVision: [
    '当前没有配置可识别图片的模型，无法分析截图内容。管理员设置 AI_BASE_URL 与 AI_API_KEY 后即可使用。',
    'No model that can look at images is configured, so the screenshot cannot be analysed. Setting AI_BASE_URL and AI_API_KEY enables it.',
    '이미지를 볼 수 있는 모델이 없어 화면을 분석할 수 없어요. AI_BASE_URL과 AI_API_KEY를 설정하면 사용할 수 있어요.',
  ],
  unsaid: [
    '这个页面显示的内容（或它的搜索、视图）无法准确地转换成数据查询，因此不作解释。',
    'What this page shows, or how it is narrowed, cannot be asked of the data exactly, so it is not explained.',
    '이 페이지의 내용이나 검색·보기 조건은 데이터로 정확히 조회할 수 없어 설명하지 않아요.',
  ],
  page: ['所在页面：{title}', 'Page: {title}', '현재 페이지: {title}'],
} as const satisfies Record<string, Words>;

/** Answers from the company's data and the help documents, without a language model, and says so. */
export function createBuiltinModel(): AnswerModel {
  return async function* answer(request) {
    const { locale, history, written } = request;
    const say = (name: keyof typeof TEXT, values: Record<string, string | number> = {}) =>
      fill(inLanguage(TEXT[name], locale), values);
    const parts = async function* (): AsyncGenerator<AnswerPart> {
      if (request.isOverLimit) yield { content: `${say('overLimit')}\n\n` };
      else if (history.length === 0 && !request.page?.explain) yield { content: `${say('note')}\n\n` };
      if (request.images.length > 0) {
        yield { content: `${say('noVision')}\n\n` };
        if (request.page?.title)
          yield { content: `${say('page', { title: escapeMarkdown(request.page.title) })}\n\n` };
      }
      yield* answerQuestion(request, say);
    };
    // A continued answer is made again, and goes on where it was cut.
    yield* beyond(parts(), written);
  };
}

type Say = (name: keyof typeof TEXT, values?: Record<string, string | number>) => string;

async function* answerQuestion(request: AnswerRequest, say: Say): AsyncGenerator<AnswerPart> {
  const { locale } = request;
  if (request.page?.explain) {
    const shown = shownQuestion(request.page.path, dayOf(request.scope));
    if (shown) return yield* answerFromData(request, shown, say);
    return yield { content: offer(say('unsaid')) };
  }
  const reading = await readRequest(request);
  if (reading.kind === 'data') return yield* answerFromData(request, reading.question, say);
  if (reading.kind === 'greeting')
    return yield { content: `${sayGreeting('greeting', locale)}\n\n${themesOf(request)}` };
  if (reading.kind === 'thanks') return yield { content: sayGreeting('thanks', locale) };
  if (reading.kind === 'cannot') return yield { content: offer(sayRefusal(reading.what, locale)) };
  if (reading.kind === 'field') return yield { content: offer(sayRefusal('field', locale)) };
  const isAboutData = reading.kind === 'ask' && reading.isAboutData;
  const found = isAboutData
    ? []
    : await searchHelp(request.scope.db, { question: request.question, locale, limit: 2 });
  if (found.length > 0) {
    yield { think: say('reading') };
    yield { content: `${say('helps')}\n\n` };
    for (const { docId, title, folderTitle, passage } of found) {
      const quote = passage
        .split('\n')
        .map((line) => `> ${escapeMarkdown(line)}`)
        .join('\n>\n');
      const link = `[${escapeMarkdown(`${folderTitle} / ${title}`)}](/company/helper/center?docId=${docId})`;
      yield { content: `${quote}\n\n${say('source')}: ${link}\n\n` };
    }
    return;
  }
  if (reading.kind === 'ask') return yield { content: askBack(reading, request, say) };
  yield { think: say('noMatch') };
  yield { content: offer(say('cannot')) };

  function offer(sentence: string): string {
    return `${sentence}${say('can')}\n\n${themesOf(request)}`;
  }
}

/** What is not clear, and what may have been meant; without a guess, what can be asked. */
function askBack(
  { doubt, suggestions }: Extract<RequestReading, { kind: 'ask' }>,
  request: AnswerRequest,
  say: Say,
): string {
  const { locale } = request;
  const sentence = escapeMarkdown(sayDoubt(doubt, locale));
  if (suggestions.length === 0) return `${sentence}${say('can')}\n\n${themesOf(request)}`;
  const meant = suggestions.map((question) => sayQuestion(question, locale));
  return `${sentence}\n\n${say('meant')}\n\n${asksBlock(meant)}`;
}

async function* answerFromData(
  { scope, locale }: AnswerRequest,
  question: DataQuestion,
  say: Say,
): AsyncGenerator<AnswerPart> {
  yield { think: say('read', { reading: readingOf({ question }, locale) }) };
  try {
    const found = await findData(question, scope);
    if (!found) return yield { content: sayDoubt({ why: 'combination' }, locale) };
    const { ms, rows } = found.result;
    yield { think: `\n${say('ran', { ms, rows: rows.length + 1 })}` };
    yield { content: wordAnswer(found, locale) };
    yield { content: `\n\n${dataBlockOf(found, { locale, at: scope.now, today: dayOf(scope) })}\n` };
  } catch (error) {
    if (!(error instanceof BusinessError || error instanceof HttpError)) throw error;
    yield { content: notServedText(error, locale) ?? say('forbidden') };
  }
}

/** Questions that can be answered, of the agent or of all. */
function themesOf({ agent, locale }: AnswerRequest): string {
  const themes = agent ? agent.themes : agents.flatMap((one) => one.themes.slice(0, 1));
  const asks = themes.slice(0, 4).map(({ prompt }) => inLanguage(prompt, locale));
  return asksBlock(asks);
}

async function* beyond(
  parts: AsyncIterable<AnswerPart>,
  written: { think: string; content: string },
): AsyncGenerator<AnswerPart> {
  let [think, content] = [written.think.length, written.content.length];
  for await (const part of parts) {
    const rest = { think: part.think?.slice(think) ?? '', content: part.content?.slice(content) ?? '' };
    think = Math.max(0, think - (part.think?.length ?? 0));
    content = Math.max(0, content - (part.content?.length ?? 0));
    if (rest.think || rest.content) yield rest;
  }
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The one model that needs no configuration. */
export function builtinName(locale: Locale): string {
  return inLanguage(
    ['内置应答（非语言模型）', 'Built-in answers (no language model)', '기본 응답(언어 모델 아님)'],
    locale,
  );
}
