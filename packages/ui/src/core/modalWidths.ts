/** The widths that dialogs come in, in pixels. */
export const MODAL_WIDTHS = { small: 492, medium: 620, large: 730, wide: 1240 } as const;

/** Name of a dialog width. */
export type ModalWidth = keyof typeof MODAL_WIDTHS;
