/** The kind of jobs that make exports; the payload names the task. */
export const EXPORT_JOB = 'export';
