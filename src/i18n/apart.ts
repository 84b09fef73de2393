/** Hebrew, Arabic, and what else is written from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff]/

/**
 * A name as it stands in a text: one that runs from right to left is kept apart (UAX 9), for the words and numbers behind it would change
 * places with it. In an element it stands in a `bdi`.
 */
export function apart(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name
}
