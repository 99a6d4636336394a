import type { Machine, Readable } from '@portal/machine';
import type {
  Agent,
  AgentTheme,
  ChatMessage,
  Lengths,
  PageContext,
  Place,
  TeamTemplate,
  TeamTopicForm,
} from '../core/entities.ts';
import type { ExportWords } from '../core/exportMarkdown.ts';
import type { AssistantTransport } from '../core/port.ts';
import type { GovernedQuestion, Schedule, ScheduleDraft, ScheduleForm } from '../core/schedules.ts';
import type { AssistantEvent, AssistantState, Notice } from '../core/types.ts';

/** Remembers small texts; returns null for what it does not have. */
export type AssistantStorage = {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
};

/** What an assistant is made of. */
export type CreateAssistantOptions = {
  /** How the backend is asked. */
  transport: AssistantTransport;
  /** Whose selection and drafts are kept. */
  userId: string;
  /** The name that own messages carry until the server says it. @default '' */
  userName?: string;
  /** Where drafts and the last selection are kept, as texts. */
  storage: AssistantStorage;
  /** Tells the person something. */
  onNotice: (notice: Notice) => void;
  /** Says what page is in front, for a question that may tell about it. @default nothing */
  pageContext?: () => PageContext | undefined;
  /** Puts text on the clipboard. @default the browser's */
  copyText?: (text: string) => Promise<void>;
  /** Puts the forms of one text on the clipboard. @default the browser's, or the plain one where it takes no others */
  copyRich?: (copied: CopiedText) => Promise<void>;
  /** Calls the listener when network or page come back. Returns a function that ends it. @default online, pageshow, visible */
  wake?: (listener: () => void) => () => void;
  /** Returns the moment, in milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** Returns a new identifier. @default crypto.randomUUID */
  newId?: () => string;
};

/** A text in the forms that clipboards keep: as cells and words, as a page, and as markdown. */
export type CopiedText = { text: string; html: string; markdown: string };

/** One hit of the search in all conversations. */
export type SearchHit = {
  place: Place;
  /** Empty where the words were found in the title. */
  message_id: string;
  title: string;
  excerpt: string;
  created_at: string;
};

/** What a person can do; nothing throws, failures are told by `onNotice`. */
export type AssistantActions = {
  /** Connects and loads the lists; call it when the drawer opens. Later calls do nothing. */
  activate(): void;
  /** The person sees the drawer or no longer does: answers that finish out of sight count as unread. */
  setVisible(isVisible: boolean): void;
  reconnect(): void;
  /** Loads all lists again and selects what stands first. */
  reset(): void;
  select(place: Place): void;
  /** Begins a session by a name in the reader's language. @default '新会话' */
  addSession(title?: string): Promise<void>;
  startRename(session_id: string): void;
  changeRename(text: string): void;
  /** Saves the new title; blank text changes nothing. */
  submitRename(): Promise<void>;
  cancelRename(): void;
  togglePin(session_id: string): Promise<void>;
  deleteSession(session_id: string): Promise<void>;
  /** Deletes all sessions. */
  clearSessions(): Promise<void>;
  /** Creates a team topic, edits one, or converts a personal session; true when it was saved. */
  saveTopic(form: TeamTopicForm, target: TopicTarget): Promise<boolean>;
  exitTopic(session_id: string): Promise<void>;
  loadUsers(): Promise<void>;
  loadAgents(): Promise<void>;
  bindAgent(agent: Agent): Promise<void>;
  unbindAgent(user_agent_id: string): Promise<void>;
  /** Adds or changes a shared template; true when it was saved. */
  saveTemplate(
    template: Pick<TeamTemplate, 'title' | 'content'> & { team_prompt_id?: string },
  ): Promise<boolean>;
  deleteTemplate(template: TeamTemplate): Promise<boolean>;
  setModel(model_id: string): void;
  /** Keeps what is typed in a place, or put there: a prompt, a template. */
  setDraft(place: Place, text: string): void;
  pickTheme(place: Place, theme: AgentTheme): void;
  quote(place: Place, message: ChatMessage): void;
  removeQuote(place: Place, message_id: string): void;
  /** Sends the draft, or the given text instead; true when it went out. The page in front is told only if asked to, or explained. */
  ask(place: Place, options?: { text?: string; withPage?: boolean | 'explain'; images?: string[] }): boolean;
  /** Ends the answer under way; what is shown stays. */
  stop(place: Place): void;
  /** Goes on with an answer that was interrupted. */
  continueAnswer(place: Place, message_id: string): void;
  /** Asks again what could not be asked, or whose answer failed. */
  retry(place: Place): void;
  /** Asks for another answer; the old one stays as a version. */
  regenerate(place: Place, message_id: string): void;
  /** Puts a question back into the input, to be sent as a version of it. */
  startEdit(place: Place, message_id: string): void;
  cancelEdit(place: Place): void;
  /** Shows another version of an answer, with the question that it answers. */
  chooseVersion(place: Place, message_id: string): Promise<void>;
  /** Adds the divider: later questions are not answered with what is above. */
  clearContext(place: Place): Promise<void>;
  loadEarlier(place: Place): Promise<void>;
  setUseTopic(place: Place, isOpen: boolean): void;
  /** Uploads a picture of the page and asks for its analysis; true when it was asked. */
  analysePage(place: Place, capture: () => Promise<Blob>, text?: string): Promise<boolean>;
  copy(text: string | CopiedText): Promise<void>;
  /** Stores a picture for the next question and resolves with its address; undefined when it was refused, which is told. */
  uploadImage(file: Blob): Promise<string | undefined>;
  /** Says what the person thinks of an answer (1 good, -1 bad, 0 takes it back), and why; false when it was not kept. */
  rate(
    place: Place,
    message_id: string,
    value: -1 | 0 | 1,
    why?: { reason: string; choices: string[] },
  ): Promise<boolean>;
  /** Questions that are asked by themselves; undefined when they did not load. */
  loadSchedules(signal?: AbortSignal): Promise<Schedule[] | undefined>;
  /** Says what can be said of a question before it is asked by itself. */
  draftSchedule(question: GovernedQuestion): Promise<ScheduleDraft | undefined>;
  /** Has a question asked by itself; resolves with all there are, with undefined when it was refused, which is told. */
  addSchedule(
    kind: Schedule['kind'],
    question: GovernedQuestion,
    form: ScheduleForm,
  ): Promise<Schedule[] | undefined>;
  editSchedule(schedule_id: string, form: ScheduleForm): Promise<Schedule[] | undefined>;
  pauseSchedule(schedule_id: string, paused: boolean): Promise<Schedule[] | undefined>;
  removeSchedule(schedule_id: string): Promise<Schedule[] | undefined>;
  /** Searches all conversations; undefined when it failed or was cancelled. */
  search(text: string, signal?: AbortSignal): Promise<SearchHit[] | undefined>;
  /**
   * Returns what is here of the conversation as a markdown document, each answer in all its versions; `untitled` names one
   * that nobody has named.
   */
  exportMarkdown(place: Place, words: ExportWords & { untitled?: string }): Promise<string>;
};

/** Which topic a form is about. */
export type TopicTarget =
  | { mode: 'create' }
  /** `share` leaves the personal session and makes a team topic with its messages. */
  | { mode: 'edit' | 'convert' | 'share'; session_id: string };

/** The text of an answer while it arrives; read it outside React's state. */
export type LiveAnswer = {
  message_id: string;
  /** How much of it was known before: shown at once. */
  shownAtStart: Lengths;
  /** Returns everything that arrived. */
  read(): { think: string; content: string; isEnded: boolean; startedAt: number };
  /** Calls the listener after every piece. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Takes a function that says how much of the source is on the screen, so that a stop keeps exactly that. */
  setShown(read: () => Lengths): void;
  /** Returns true once stop was pressed: nothing more is revealed. */
  isHalted(): boolean;
};

/** What a window's assistant runs on. */
export type AssistantMachine = Machine<AssistantState, AssistantEvent>;

/** One user's assistant in one window: its state to read and listen to, and what can be done. */
export type Assistant = Readable<AssistantState> & {
  actions: AssistantActions;
  /** Returns the answer that is arriving, or was until a moment ago; undefined for settled messages. */
  live(message_id: string): LiveAnswer | undefined;
  /** Closes the connection and all timers; idempotent. */
  dispose(): void;
};
