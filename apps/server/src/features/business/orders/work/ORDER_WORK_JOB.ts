/** The kind of the jobs that finish what somebody began and left. */
export const ORDER_WORK_JOB = 'order-work';
