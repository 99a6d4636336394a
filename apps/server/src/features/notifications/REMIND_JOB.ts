/** The job that tells a notice again that was put away. */
export const REMIND_JOB = 'notice-reminder';
