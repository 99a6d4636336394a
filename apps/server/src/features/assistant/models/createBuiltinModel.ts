import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { notServedText } from '../../access/requireAccess.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { searchHelp } from '../../help/searchHelp.ts';
import { agents } from '../agents/agents.ts';
import type { DataReport } from '../reports/DataReport.ts';
import { escapeMarkdown } from '../reports/formatCell.ts';
import { LEAST_SCORE, matchReports } from '../reports/matchReport.ts';
import { DEFAULT_PARAMS, readParams, type SaidParams } from '../reports/readParams.ts';
import { dataReports, findReport } from '../reports/reports.ts';
import { runReport } from '../reports/runReport.ts';
import { dataBlockOf, sayParams, wordReport } from '../reports/wordReport.ts';
import type { AnswerModel, AnswerPart, AnswerRequest } from './AnswerModel.ts';

const TEXT = {
  note: [
    '> 内置应答：答案来自报表与帮助文档，未接入语言模型。',
    '> Built-in answers: they come from reports and help documents; no language model is configured.',
    '> 기본 응답: 보고서와 도움말에서 답을 찾아요. 언어 모델은 연결되어 있지 않아요.',
  ],
  chosen: ['已选择报表「{title}」。', 'Report chosen: {title}.', '선택한 보고서: {title}.'],
  range: ['范围：{params}。', 'Range: {params}.', '범위: {params}.'],
  ran: [
    '查询用时 {ms} 毫秒，返回 {rows} 行。',
    'The query took {ms} ms and gave {rows} rows.',
    '조회 {ms}ms, {rows}행.',
  ],
  reading: ['正在查找帮助文档。', 'Searching the help documents.', '도움말을 찾고 있어요.'],
  noMatch: [
    '没有报表或帮助文档与问题相符。',
    'No report or help document fits.',
    '맞는 보고서나 도움말이 없어요.',
  ],
  helps: ['帮助文档中的相关内容：', 'From the help documents:', '도움말에서 찾은 내용이에요:'],
  source: ['来源', 'Source', '출처'],
  can: [
    '这个问题我还无法回答。您可以这样问：',
    'I cannot answer this yet. You could ask:',
    '아직 답할 수 없는 질문이에요. 이렇게 물어보세요:',
  ],
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
  page: ['所在页面：{title}', 'Page: {title}', '현재 페이지: {title}'],
} as const satisfies Record<string, Words>;

const HOW_TO =
  /怎么(?!样)|如何|怎样|在哪|哪里|步骤|教程|是什么意思|\bhow (?:do|to|can|does)\b|\bwhere (?:do|can|is)\b|어떻게|방법|어디/i;

/** Answers from reports and help documents, by the wording of the question: no language model, and it says so. */
export function createBuiltinModel(): AnswerModel {
  return async function* answer(request) {
    const { locale, history, written } = request;
    const say = (name: keyof typeof TEXT, values: Record<string, string | number> = {}) =>
      fill(inLanguage(TEXT[name], locale), values);
    const parts = async function* (): AsyncGenerator<AnswerPart> {
      if (history.length === 0) yield { content: `${say('note')}\n\n` };
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
  const { question, agent, themeId, locale } = request;
  const theme = agent?.themes.find(({ id }) => id === themeId);
  const themed = theme?.report && findReport(theme.report);
  if (themed) return yield* answerFromReport(request, themed, readParams(question), say);
  const own = agent ? dataReports.filter(({ resource }) => agent.resources.includes(resource)) : dataReports;
  const [best] = matchReports(question, own);
  const isFit = best !== undefined && best.score >= LEAST_SCORE;
  const isHowTo = HOW_TO.test(question) || agent?.resources.length === 0;
  if (isFit && !isHowTo) return yield* answerFromReport(request, best.report, best.said, say);
  const found = await searchHelp(request.scope.db, { question, locale, limit: 2 });
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
  if (isFit) return yield* answerFromReport(request, best.report, best.said, say);
  yield { think: say('noMatch') };
  yield { content: `${say('can')}\n\n${suggestions(request).join('\n')}` };
}

async function* answerFromReport(
  { scope, locale }: AnswerRequest,
  report: DataReport,
  said: SaidParams,
  say: Say,
): AsyncGenerator<AnswerPart> {
  const params = { ...DEFAULT_PARAMS, ...said };
  yield { think: say('chosen', { title: inLanguage(report.title, locale) }) };
  const range = sayParams(report, params, locale).join(' · ');
  if (range) yield { think: `\n${say('range', { params: range })}` };
  try {
    const result = await runReport(report, params, scope);
    yield { think: `\n${say('ran', { ms: result.ms, rows: result.rows.length })}` };
    yield { content: wordReport(report, params, result, locale) };
    if (result.rows.length > 0)
      yield { content: `\n\n${dataBlockOf(report, params, result, { locale, at: scope.now })}\n` };
  } catch (error) {
    if (!(error instanceof BusinessError || error instanceof HttpError)) throw error;
    yield { content: notServedText(error, locale) ?? say('forbidden') };
  }
}

/** Questions that can be answered, of the agent or of all. */
function suggestions({ agent, locale }: AnswerRequest): string[] {
  const themes = agent ? agent.themes : agents.flatMap((one) => one.themes.slice(0, 1));
  return themes.slice(0, 4).map(({ prompt }) => `- ${inLanguage(prompt, locale)}`);
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
