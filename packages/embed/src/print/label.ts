import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(500));
const length = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(2_000));
const place = { x: length, y: length, width: length };

const LabelSchema = v.object({
  /** What the print queue calls it. */
  title: text,
  /** Of the label, in millimetres. */
  width: v.pipe(length, v.minValue(10)),
  height: v.pipe(length, v.minValue(10)),
  /** Places are in millimetres from the label's left and top edge; `size` is that of letters, in points. */
  drawn: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({
          kind: v.literal('text'),
          text,
          size: v.pipe(v.number(), v.minValue(1), v.maxValue(200)),
          align: v.picklist(['left', 'center', 'right']),
          ...place,
        }),
        v.object({ kind: v.literal('line'), ...place }),
        v.object({ kind: v.literal('barcode'), text, height: length, ...place }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
});

/** A label as it is drawn: lines of text, rules and bar codes. */
export type LabelPrint = v.InferOutput<typeof LabelSchema>;

/** Returns the label that an app sent; undefined where it is none. */
export function readLabel(sent: unknown): LabelPrint | undefined {
  const { success, output } = v.safeParse(LabelSchema, sent);
  return success ? output : undefined;
}
