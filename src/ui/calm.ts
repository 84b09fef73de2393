/** The person has asked for calm feedback (`data-calm` on the root): it is said that an answer is right, and nothing is celebrated. */
export function isCalm(): boolean {
  return document.documentElement.dataset['calm'] !== undefined
}
