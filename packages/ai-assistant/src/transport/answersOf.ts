const ANSWERS: Record<string, string> = {
  getPrompts: 'prompts',
  getQuota: 'quota',
  getModels: 'models',
  getSessions: 'sessions',
  clearSessions: 'sessions',
  getAgents: 'agents',
  getUserAgents: 'userAgents',
  getSessionDetail: 'sessionDetail',
  userAgentDetail: 'sessionDetail',
  addSessionPartition: 'sessionDetail',
  selectVersion: 'sessionDetail',
  addTeamPrompt: 'getTeamPrompts',
  editTeamPrompt: 'getTeamPrompts',
  delTeamPrompt: 'getTeamPrompts',
  getMessages: 'messages',
  question: 'answer',
  robot: 'answer',
  message: 'answer',
  retryAnswer: 'answer',
  continueAnswer: 'answer',
  editQuestion: 'answer',
  ping: 'pong',
};

/** Returns the method that a method is answered with. */
export function answersOf(method: string): string {
  return ANSWERS[method] ?? method;
}
