const LONGEST_NAME = 200

/**
 * What somebody's device calls a file, without folders, and without letters that nobody sees, but for those that join others.
 * @returns at most 200 letters, with the ending; empty where nothing is left
 */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const seen = base.replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu, '').trim()
  const letters = Array.from(seen)
  if (letters.length <= LONGEST_NAME) return seen
  const ending = /\.[^.]{1,8}$/.exec(seen)?.[0] ?? ''
  return letters.slice(0, LONGEST_NAME - ending.length).join('') + ending
}
