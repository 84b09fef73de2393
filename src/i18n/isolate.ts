/** The blocks of scripts that run from right to left, as Unicode sets them aside (UAX 9, DerivedBidiClass). */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name as it stands in a text: one that runs from right to left is isolated (UAX 9), for the words and numbers behind it would change
 * places with it. In an element it stands in a `bdi`.
 */
export function isolate(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name
}
