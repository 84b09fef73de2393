import type { TaskText } from '#shared/scene/files.ts'
import type { ClozeContent } from '../shared/schemas.ts'
import { isRightWord } from './is-right.ts'

/** All words that are right in a gap, the first one as it is shown. @param words null where nobody reads them */
export function rightWordsOf(words: TaskText | null, gap: string): string[] {
  const { title = '', text = '' } = words?.parts?.[gap] ?? {}
  return [title, ...text.split('\n')].map((word) => word.trim()).filter((word) => word !== '')
}

/** The gaps that hold what belongs there, in the words of the player. @param filled by ids; typed words as they are */
export function rightGapsOf(
  { filling, gaps }: ClozeContent,
  text: TaskText | null,
  filled: readonly { item: string; place: string }[],
): string[] {
  return filled.flatMap(({ item, place }) => {
    const right = rightWordsOf(text, place)
    // two gaps may hold the same word: either of both is right then
    if (filling === 'words') {
      const word = text?.parts?.[item]?.title
      return item === place || (word !== undefined && right.includes(word)) ? [place] : []
    }
    const others = gaps.flatMap(({ id }) => (id === place ? [] : rightWordsOf(text, id)))
    return isRightWord(item, right, others) ? [place] : []
  })
}
