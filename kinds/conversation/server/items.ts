import { branchAnswers, type Branched } from '#kinds/define/branching.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { ConversationContent } from '../shared/schemas.ts'

/** What was replied first to each line that was reached. */
export const items = {
  answered: ({ scenes }: ConversationContent, stored: Branched): ItemAnswer[] =>
    branchAnswers(scenes, stored),
}
