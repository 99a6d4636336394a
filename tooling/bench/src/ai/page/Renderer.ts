/** A renderer under measure: told all that arrived so far, once a frame. */
export type Renderer = {
  update(source: string, isEnded: boolean): void;
  /** How much of the source is on the screen; everything, unless the renderer paces itself. */
  shown(): number;
  stop(): void;
};
