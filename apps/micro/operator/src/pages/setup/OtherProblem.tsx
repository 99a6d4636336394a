import form from '../../components/form.module.css';
import type { FieldProblems } from '../../components/refusedFields.ts';
import { OTHER } from './byField.ts';

/** What is wrong with a form and belongs to no field. */
export function OtherProblem({ problems }: { problems: FieldProblems }) {
  return problems[OTHER] ? (
    <p className={form.problem} role="alert">
      {problems[OTHER]}
    </p>
  ) : null;
}
