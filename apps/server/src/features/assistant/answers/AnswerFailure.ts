/** An answer that cannot be made, by a code of `answerErrors`. */
export class AnswerFailure extends Error {
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(code, { cause });
    this.name = 'AnswerFailure';
    this.code = code;
  }
}
