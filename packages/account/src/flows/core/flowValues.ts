import { missingPasswordParts } from '../../core/passwordRule.ts';

/** The fields of registration, recovery and binding, in the order in which they are shown. */
export const FLOW_FIELDS = [
  'contact',
  'code',
  'second',
  'secondCode',
  'company',
  'password',
  'repeat',
  'agreement',
] as const;
/** One field of these forms. */
export type FlowField = (typeof FLOW_FIELDS)[number];

/** Which kind of address a form takes. */
export type ContactKind = 'phone' | 'email' | 'either';
/** A phone number or an e-mail address. */
export type Contact = { phone: string; email?: undefined } | { email: string; phone?: undefined };

/** What a person enters in these forms; each form shows some of it. */
export type FlowValues = {
  contact: string;
  code: string;
  /** An address of the other kind, where a form takes both; it may be left out. */
  second: string;
  secondCode: string;
  company: string;
  password: string;
  repeat: string;
  agreement: boolean;
};

/** What is wrong with a field; the last three are told by the server. */
export type FlowProblem =
  | 'required'
  | 'invalid'
  | 'too-long'
  | 'mismatch'
  | 'code-wrong'
  | 'password-common'
  | 'contact-taken';

/** What is wrong, by field. */
export type FlowErrors = Partial<Record<FlowField, FlowProblem>>;

const PHONE = /^\+?\d{6,15}$/;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/;
const CODE = /^\d{6}$/;
const COMPANY_MAX = 60;
/* People write numbers in groups. */
const GROUPING = /[\s().-]/g;

/** A way by which codes reach people. */
export type CodeWay = Exclude<ContactKind, 'either'>;
/** The ways where nothing is said of them. */
export const ALL_WAYS: readonly CodeWay[] = ['email', 'phone'];

/** Returns the kind of address that a form takes; undefined when no code can reach anybody. */
export function kindOf(codesBy: readonly CodeWay[]): ContactKind | undefined {
  return codesBy.length > 1 ? 'either' : codesBy[0];
}

/** A form with nothing in it. */
export const NO_VALUES: FlowValues = {
  contact: '',
  code: '',
  second: '',
  secondCode: '',
  company: '',
  password: '',
  repeat: '',
  agreement: false,
};

/** Reads a phone number or an e-mail address as it was typed; undefined when it is neither, or not of that kind. */
export function readContact(typed: string, kind: ContactKind): Contact | undefined {
  const text = typed.trim();
  const phone = text.replace(GROUPING, '');
  if (kind !== 'email' && PHONE.test(phone)) return { phone };
  return kind !== 'phone' && EMAIL.test(text) ? { email: text } : undefined;
}

/** The kind of address that stands beside the first one: an e-mail address, unless that is one already. */
export function secondKind({ contact }: Pick<FlowValues, 'contact'>): 'phone' | 'email' {
  return readContact(contact, 'email') ? 'phone' : 'email';
}

/** Checks what can be checked without the server, for the fields that a form shows. */
export function validateFlow(
  values: FlowValues,
  { fields, kind }: { fields: readonly FlowField[]; kind: ContactKind },
): FlowErrors {
  const errors: FlowErrors = {};
  for (const field of fields) {
    const problem = judgeField(field, values, kind);
    if (problem) errors[field] = problem;
  }
  return errors;
}

function judgeField(field: FlowField, values: FlowValues, kind: ContactKind): FlowProblem | undefined {
  switch (field) {
    case 'contact':
      if (values.contact.trim() === '') return 'required';
      return readContact(values.contact, kind) ? undefined : 'invalid';
    case 'code':
      return judgeCode(values.code);
    case 'second':
      if (values.second.trim() === '') return undefined;
      return readContact(values.second, secondKind(values)) ? undefined : 'invalid';
    case 'secondCode':
      return values.second.trim() === '' ? undefined : judgeCode(values.secondCode);
    case 'company':
      if (values.company.trim() === '') return 'required';
      return values.company.trim().length > COMPANY_MAX ? 'too-long' : undefined;
    case 'password':
      if (values.password === '') return 'required';
      return missingPasswordParts(values.password).length > 0 ? 'invalid' : undefined;
    case 'repeat':
      if (values.repeat === '') return 'required';
      return values.repeat === values.password ? undefined : 'mismatch';
    case 'agreement':
      return values.agreement ? undefined : 'required';
  }
}

function judgeCode(code: string): FlowProblem | undefined {
  if (code.trim() === '') return 'required';
  return CODE.test(code.trim()) ? undefined : 'invalid';
}
