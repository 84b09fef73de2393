import { isForStrangers, missionWordAt, pageAt } from '#src/navigation/paths.ts'

/** What a reload would take from a person. */
export interface Now {
  /** Of the page that is shown. */
  path: string
  /** A pop-up, a list or a form stands over it. */
  isCovered: boolean
  /** Something was typed and is not sent. */
  isTyping: boolean
  /** All that was done in a task is with the server. */
  isSaved: boolean
}

/** Whether a new version may take the place of the page: never of a task, of a form, of a rating, or of what is read (SW-3). */
export function mayReload({ path, isCovered, isTyping, isSaved }: Now): boolean {
  return isQuietPage(path) && !isCovered && !isTyping && isSaved
}

/** A map or a mission, and the login: nothing is lost there that does not come back by itself. */
export function isQuietPage(path: string): boolean {
  // a task has an address like that of a mission
  const word = pageAt(path) === null ? missionWordAt(path) : null
  return (word !== null && word !== 'onboarding' && word !== 'easter_egg') || isForStrangers(path)
}
