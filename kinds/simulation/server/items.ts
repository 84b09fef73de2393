import { branchAnswers, type Branched } from '#kinds/define/branching.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { SimulationContent } from '../shared/schemas.ts'

/** What was chosen first in each scene that was reached. */
export const items = {
  answered: ({ scenes }: SimulationContent, stored: Branched): ItemAnswer[] => branchAnswers(scenes, stored),
}
