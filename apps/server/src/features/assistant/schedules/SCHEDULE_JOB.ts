/** The kind of job that asks a question by itself; its payload names the question and the moment it is due. */
export const SCHEDULE_JOB = 'assistant-schedule';
