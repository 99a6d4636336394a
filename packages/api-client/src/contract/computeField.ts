/** How a field of a form follows from others; `kept` is written by the server alone. */
export type ComputedField = { op: string; of: string[] };

/** The value of a computed field; nothing while something is missing that it needs, or where the server alone knows it. */
export function computeField(
  { op, of }: ComputedField,
  values: Readonly<Record<string, number | null | undefined>>,
): number | null {
  const [one, other] = of.map((key) => values[key] ?? Number.NaN);
  if (one === undefined || other === undefined || Number.isNaN(one) || Number.isNaN(other)) return null;
  if (op === 'product') return rounded(one * other, 100);
  if (op === 'difference') return rounded(one - other, 100);
  if (op === 'passed') return other === 0 ? null : rounded((other - one) / other, 10_000);
  return null;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
