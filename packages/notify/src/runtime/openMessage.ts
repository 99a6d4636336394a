import { answerPlace } from '../core/answerPlace.ts';
import type { NotifyNavigation } from './ports.ts';

/** Opens what a message is about: an answer of the assistant, or the message itself. */
export function openMessage(
  navigation: NotifyNavigation,
  { info, noticeId }: { info: unknown; noticeId: string | undefined },
): void {
  const answer = answerPlace(info);
  if (answer && navigation.openAnswer) navigation.openAnswer(answer);
  else navigation.openNotices(noticeId);
}
