/** Thrown by a mock to refuse a call with a code and a sentence of the server. */
export class MockRefusal extends Error {
  override readonly name = 'MockRefusal';
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor({
    code,
    message = '',
    status = 200,
    data,
  }: { code: string; message?: string; status?: number; data?: unknown }) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
