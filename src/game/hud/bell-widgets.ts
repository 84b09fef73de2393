/** The bell and what it asks, in one file. */
export { Bell } from './Bell.tsx'
export { PushQuestion } from './PushQuestion.tsx'
