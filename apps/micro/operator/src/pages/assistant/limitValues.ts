/** How much may be asked, as fields hold it: digits, or nothing for no limit of its own. */
export type LimitValues = { questionsADay: string; tokensAMonth: string };
/** The same with what companies with a package may ask. */
export type LimitsValues = LimitValues & { packages: (LimitValues & { package: string })[] };

type Limit = { questionsADay?: number; tokensAMonth?: number };
type Limits = Limit & { packages?: (Limit & { package: string })[] };

/** The limits of the setup file as the form holds them. */
export function toLimitsValues(limits: unknown): LimitsValues {
  const { packages = [], ...usual } = (limits ?? {}) as Limits;
  return {
    ...toValues(usual),
    packages: packages.map((one) => ({ package: one.package, ...toValues(one) })),
  };
}

/** What the form says, as the setup file has it. */
export function toLimits({ packages, ...usual }: LimitsValues): Limits {
  return {
    ...toLimit(usual),
    ...(packages.length > 0 && {
      packages: packages.map((one) => ({ package: one.package.trim(), ...toLimit(one) })),
    }),
  };
}

function toValues({ questionsADay, tokensAMonth }: Limit): LimitValues {
  return { questionsADay: digits(questionsADay), tokensAMonth: digits(tokensAMonth) };
}

function toLimit({ questionsADay, tokensAMonth }: LimitValues): Limit {
  return {
    ...(questionsADay !== '' && { questionsADay: Number(questionsADay) }),
    ...(tokensAMonth !== '' && { tokensAMonth: Number(tokensAMonth) }),
  };
}

function digits(count: number | undefined): string {
  return count === undefined ? '' : String(count);
}
