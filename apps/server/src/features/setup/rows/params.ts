import type { FileParam } from '../file/PortalFileSchema.ts';

type ParamRow = {
  systemGroup: string;
  systemName: string;
  systemValue: string;
  status: number;
  position: number;
};

const IN_USE = 1;

/** Parameters as they are stored. */
export function paramRows(params: readonly FileParam[]): ParamRow[] {
  return params.map(({ group, name, value, status = IN_USE }, position) => {
    return { systemGroup: group, systemName: name, systemValue: value, status, position };
  });
}

/** Stored parameters as the file has them. */
export function toFileParams(rows: readonly ParamRow[]): FileParam[] {
  return rows.map(({ systemGroup, systemName, systemValue, status }) => ({
    group: systemGroup,
    name: systemName,
    value: systemValue,
    ...(status !== IN_USE && { status }),
  }));
}

/** Names a parameter among others. */
export function paramKey({ systemGroup, systemName }: Pick<ParamRow, 'systemGroup' | 'systemName'>): string {
  return `${systemGroup} ${systemName}`;
}
