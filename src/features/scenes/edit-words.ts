/** What an edit of a scene did: words of `scenes.did`. */
const EDIT_WORDS = [
  'moved',
  'sized',
  'reset',
  'aligned',
  'spread',
  'ordered',
  'label',
  'lamp',
  'foot',
  'reflect',
  'depth',
  'named',
  'cut',
  'pasted',
  'duplicated',
  'chosen',
] as const
export type EditWord = (typeof EDIT_WORDS)[number]

/** What one of them is that was stored; one that an earlier version knew is a choice. */
export const editWordOf = (word: string): EditWord => EDIT_WORDS.find((one) => one === word) ?? 'chosen'
