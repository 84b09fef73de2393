/** From one word to the next when an assistant speaks without words (ms): the face nods, and is heard, at the same time. */
export const WORD_MS = 200
/** More is not voiced: what is written goes on. */
const MOST_WORDS = 12

/** The voice of an assistant: one of four hums a word. */
const HUMS = ['hum1', 'hum2', 'hum3', 'hum4'] as const
type Hum = (typeof HUMS)[number]

/** What is heard of a text, word by word: the same word always sounds the same. */
export function spokenWords(text: string): { at: number; hum: Hum }[] {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.slice(0, MOST_WORDS).map((word, index) => ({ at: index * WORD_MS, hum: humOf(word) }))
}

function humOf(word: string): Hum {
  const sum = Array.from(word.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0).reduce(
    (all, one) => all + one,
    0,
  )
  return HUMS[sum % HUMS.length] ?? HUMS[0]
}
