/** What reads files of questions, in one chunk: it is seldom needed. */
export { ImportPopup } from './ImportPopup.tsx'
