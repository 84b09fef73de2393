/** What is counted of a group of people in one adventure. Ids only: words are added in the reader's language. */
export interface Figures {
  /** All who are enrolled; every other number is of them. */
  people: number
  progress: ProgressCounts
  /** From the earliest to today, each day once. */
  days: ActiveDay[]
  missions: MissionFigures[]
  tasks: TaskFigures[]
  /** Where those who stand still were last. */
  stops: { task: string; isOpen: boolean; people: number }[]
  answers: ItemAnswers[]
}

/** Each person is in one of the four. */
export interface ProgressCounts {
  /** Finished every task. */
  done: number
  moving: number
  /** Began, and finished nothing for over seven days. */
  still: number
  notBegun: number
}

export interface ActiveDay {
  /** ISO, the players' own day. */
  day: string
  finished: number
  people: number
}

export interface MissionFigures {
  mission: string
  /** People who began one of its own tasks. */
  begun: number
  /** People who finished all of its own tasks. */
  finished: number
}

export interface TaskFigures {
  task: string
  /** People. */
  begun: number
  finished: number
  /** Attempts, without those that only look again. */
  tries: number
  time: Quartiles | null
}

/** How long those who finished took, in seconds: half of them lie between the quarters. */
export interface Quartiles {
  people: number
  quarter: number
  median: number
  threeQuarters: number
}

/** How often a question got the same answers, in the first try that a person handed in. */
export interface ItemAnswers {
  task: string
  question: string
  answers: string[]
  /** Null where it was not asked, or not said. */
  isSure: boolean | null
  people: number
}

/** So many days are shown. */
export const FIGURE_DAYS = 28
