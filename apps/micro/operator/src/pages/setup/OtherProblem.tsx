import type { FieldProblems } from '@portal/embed/react-queries';
import form from '../../components/form.module.css';
import { OTHER } from './byField.ts';

/** What is wrong with a form and belongs to no field. */
export function OtherProblem({ problems }: { problems: FieldProblems }) {
  return problems[OTHER] ? (
    <p className={form.problem} role="alert">
      {problems[OTHER]}
    </p>
  ) : null;
}
