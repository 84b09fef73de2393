/** Shorter ones have room. */
const LEAST_LETTERS = 12
/** So many stay before a hyphen, and after it. */
const LEAST_PART = 4
const SOFT_HYPHEN = '\u00AD'

const VOWELS = /[aeiouyäöüąęóáéíúü]/i
/** Letters that are one sound and stay together, by language: the languages whose words break before a consonant. */
const SOUNDS: Readonly<Record<string, RegExp>> = {
  de: /sch|ch|ck|ph|sp|st|th|\p{L}/giu,
  pl: /ch|cz|dz|dź|dż|rz|sz|\p{L}/giu,
  es: /ch|ll|rr|[bcfgpt][lr]|dr|\p{L}/giu,
}

/**
 * A name with soft hyphens in its long words, for where a browser has no hyphenation of its own: a word breaks before the last consonant
 * between two vowels. It is for the eye alone: give the name itself to all else.
 */
export function withSoftHyphens(name: string, language: string): string {
  const sounds = SOUNDS[language]
  if (!sounds) return name
  return name.replaceAll(/\p{L}+/gu, (word) =>
    word.length < LEAST_LETTERS ? word : hyphenated(word, sounds),
  )
}

function hyphenated(word: string, sounds: RegExp): string {
  const parts = word.match(sounds) ?? []
  let written = ''
  return parts
    .map((sound, index) => {
      const left = word.length - written.length
      const isBreak =
        written.length >= LEAST_PART &&
        left >= LEAST_PART &&
        !VOWELS.test(sound) &&
        VOWELS.test(parts[index + 1] ?? '') &&
        VOWELS.test(written)
      written += sound
      return isBreak ? SOFT_HYPHEN + sound : sound
    })
    .join('')
}

/** A long word of each language. */
const LONG_WORDS: Readonly<Record<string, string>> = {
  de: 'Donaudampfschiff',
  pl: 'niepodległość',
  es: 'universidades',
}
const known = new Map<string, boolean>()

/** Whether this browser hyphenates a language, as few do without having fetched its dictionary: found out once. */
export function hyphenates(language: string): boolean {
  const before = known.get(language)
  if (before !== undefined) return before
  const probe = document.createElement('span')
  probe.lang = language
  probe.textContent = LONG_WORDS[language] ?? ''
  probe.ariaHidden = 'true'
  probe.style.cssText =
    'position:absolute;visibility:hidden;width:1px;font:16px/20px sans-serif;hyphens:auto;hyphenate-limit-chars:5 2 2;overflow-wrap:normal'
  document.body.append(probe)
  const does = probe.offsetHeight > 30
  probe.remove()
  known.set(language, does)
  return does
}
