/** The bell and its question, in one chunk. */
export { Bell } from './Bell.tsx'
export { PushQuestion } from './PushQuestion.tsx'
